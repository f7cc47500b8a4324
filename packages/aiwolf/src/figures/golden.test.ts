import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LogAnalysis } from '../standings/log-analysis.ts';
import type { FigureName } from './figures.ts';

// Games of this server with dropped programs, missing acts, and names in Latin and Japanese letters. The expected numbers were
// computed by the contest's own score tool from the same logs.
const GOLDEN = join(import.meta.dirname, 'testing/golden');
interface Expected {
  readonly games: number;
  readonly teams: Readonly<Record<string, ExpectedTeam>>;
}
interface ExpectedTeam {
  readonly games: number;
  readonly wins: number;
  readonly macro: number;
  readonly micro: number;
  readonly weighted_micro: number;
  readonly by_role: Readonly<Record<string, readonly [number, number]>>;
  readonly figures: Readonly<Record<FigureName, readonly [number, number]>>;
}
const expected: Readonly<Record<string, Expected>> = JSON.parse(readFileSync(join(GOLDEN, 'expected.json'), 'utf8'));
const rounded = (number: number | null) => (number === null ? null : Number(number.toFixed(9)));
const pair = ([count, of]: readonly [number, number]) => [rounded(count), rounded(of)];

test.each(['five', 'nine', 'thirteen'])(
  '%s seats: every score and figure is that of the contest’s score tool',
  (deck) => {
    const analysis = new LogAnalysis();
    for (const file of readdirSync(join(GOLDEN, deck)))
      analysis.add(file, readFileSync(join(GOLDEN, deck, file), 'utf8'));
    const [ours, ...others] = analysis.decks;
    expect([ours?.games, others, [...analysis.remarks]]).toEqual([expected[deck]?.games, [], []]);
    const teams = Object.entries(expected[deck]?.teams ?? {});
    expect(ours?.teams.map(({ team }) => team).sort()).toEqual(teams.map(([team]) => team).sort());
    for (const [name, { by_role, figures, games, wins, ...rates }] of teams) {
      const team = ours?.teams.find((one) => one.team === name);
      const played = Object.entries(team?.by_role ?? {}).filter(([, role]) => role.games > 0);
      expect([name, team?.games, team?.wins]).toEqual([name, games, wins]);
      expect(Object.fromEntries(played.map(([role, { games, wins }]) => [role, [games, wins]]))).toEqual(by_role);
      for (const rate of ['macro', 'micro', 'weighted_micro'] as const)
        expect([name, rate, rounded(team?.[rate] ?? null)]).toEqual([name, rate, rounded(rates[rate])]);
      for (const [figure, counts] of Object.entries(figures) as [FigureName, readonly [number, number]][]) {
        const { count = Number.NaN, of = Number.NaN } = team?.figures[figure] ?? {};
        expect([name, figure, ...pair([count, of])]).toEqual([name, figure, ...pair(counts)]);
      }
    }
  },
);
