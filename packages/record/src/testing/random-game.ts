import type { Event, Json } from '@moonrise/engine';
import { Chance, engine, randomGame } from '@moonrise/engine/testing';
import { rulesets } from '@moonrise/rulesets';
import { chained, FORMAT, type GameFile } from '../game-file.ts';
import type { FileStart } from '../verify.ts';

interface Step {
  readonly command: Json;
  readonly events: readonly Json[];
}
export interface RandomGame {
  readonly start: FileStart;
  readonly steps: readonly Step[]; // the start first
}
export const json = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** A random game played to its end, with commands of the host in between. */
export function randomRecord(rulesId: string, seed: number): RandomGame {
  const built = rulesets.find(({ id }) => id === rulesId)?.build();
  if (!built?.ok) throw new Error(`no rules ${rulesId}`);
  const { rules } = built;
  const players = Array.from({ length: 20 }, (_, n) => n).filter((n) => rules.cards(n).ok)[1] ?? rules.players[0];
  const moments = [...randomGame(engine, { rules, players, seed, bound: 1000 })];
  const start = startOf(moments[0]?.events ?? [], rulesId);
  const chance = new Chance(seed);
  const steps = moments.flatMap(({ command, events }): Step[] => [
    { command: json(command ?? start), events: json(events) as Json[] },
    ...(chance.percent(10) ? [{ command: { type: 'extend', ms: 5000 }, events: [] }] : []),
  ]);
  return { start, steps };
}
function startOf([started, masked]: readonly Event[], rules: string): FileStart {
  if (started?.type !== 'started') throw new Error('not a start');
  const names = masked?.type === 'masked' ? masked.names : started.names;
  const { version, options } = started;
  return { type: 'start', rules, ...(version !== undefined && { version }), options, names };
}

/** The file of a finished game. */
export function aGame(rules = 'classic', seed = 7): GameFile {
  const { start, steps } = randomRecord(rules, seed);
  const heading = { format: FORMAT, game: `${rules}-${seed}`, rules, players: start.names } as const;
  const links = steps.map((step, i) => ({ ...step, seq: i + 1, at: 1_767_225_600_000 + i }));
  return chained(heading, links);
}
