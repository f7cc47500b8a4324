import { chance } from '@moonrise/bots';
import type { ArenaGameRow } from '../games/rows.ts';
import { quantile } from './numbers.ts';

/** A rating in Elo points around a mean of 0, with its 95 % interval. */
export interface ArenaRating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}
export interface ArenaRatings {
  readonly players: Readonly<Record<string, ArenaRating>>;
  readonly sides: Readonly<Record<string, ArenaRating>>; // by table: what playing for the village is worth there
}

/** Games with the same players on both sides of the same table. */
interface Match {
  readonly x: readonly number[]; // by parameter: players, then tables
  games: number;
  won: number; // by the village; a game that neither side won counts one half
}
type Block = readonly { readonly match: number; readonly won: number }[]; // the games of one deal

const ELO = 400 / Math.LN10;
const RESAMPLES = 400;
const RIDGE = 0.05; // keeps ratings finite if a player wins every game
const STEPS = 12;

/**
 * Bradley–Terry: the logit of the village's chance is the mean strength of its players, minus that of the wolves' players, plus
 * the effect of the table. Intervals come from resampling whole deals, because the games of one deal are alike.
 */
export function ratingsOf(games: readonly ArenaGameRow[], players: readonly string[], seed: string): ArenaRatings {
  const tables = [...new Set(games.map(({ table }) => table))].sort();
  const { matches, blocks } = matchesIn(games, players, tables);
  const best = fitted(matches);
  const below = chance(`${seed}/bootstrap`, 'ratings');
  const others = Array.from({ length: RESAMPLES }, () => fitted(resampled(matches, blocks, below)));
  const at = (i: number): ArenaRating => {
    const values = others.map((fit) => fit[i] ?? 0).sort((a, b) => a - b);
    return { elo: ELO * (best[i] ?? 0), low: ELO * quantile(values, 0.025), high: ELO * quantile(values, 0.975) };
  };
  return {
    players: Object.fromEntries(players.map((name, i) => [name, at(i)])),
    sides: Object.fromEntries(tables.map((name, i) => [name, at(players.length + i)])),
  };
}

function matchesIn(games: readonly ArenaGameRow[], players: readonly string[], tables: readonly string[]) {
  const index = new Map<string, number>();
  const matches: Match[] = [];
  const blocks = new Map<string, { match: number; won: number }[]>();
  // Where all wolves lie in the centre, nobody plays against the village.
  const hasBoth = ({ seats }: ArenaGameRow) => new Set(seats.map(({ side }) => side)).size === 2;
  for (const game of games.filter(hasBoth)) {
    const x = featuresOf(game, players, tables);
    const key = x.join();
    const match = index.get(key) ?? matches.push({ x, games: 0, won: 0 }) - 1;
    index.set(key, match);
    const won = game.side === 'village' ? 1 : game.side === 'wolves' ? 0 : 0.5;
    const found = matches[match] as Match;
    found.games++;
    found.won += won;
    const deal = `${game.table}/${game.deal}`;
    blocks.set(deal, [...(blocks.get(deal) ?? []), { match, won }]);
  }
  return { matches, blocks: [...blocks.values()] };
}
function featuresOf({ seats, table }: ArenaGameRow, players: readonly string[], tables: readonly string[]): number[] {
  const share = (player: string, side: string) => {
    const own = seats.filter((seat) => seat.side === side);
    return own.filter((seat) => seat.player === player).length / Math.max(1, own.length);
  };
  return [
    ...players.map((player) => share(player, 'village') - share(player, 'wolves')),
    ...tables.map((name) => Number(name === table)),
  ];
}
function resampled(matches: readonly Match[], blocks: readonly Block[], below: (n: number) => number): Match[] {
  const drawn = matches.map(({ x }): Match => ({ x, games: 0, won: 0 }));
  for (let i = 0; i < blocks.length; i++)
    for (const { match, won } of blocks[below(blocks.length)] as Block) {
      const found = drawn[match] as Match;
      found.games++;
      found.won += won;
    }
  return drawn;
}

/** The most likely parameters, by Newton's method. */
function fitted(matches: readonly Match[]): readonly number[] {
  const size = matches[0]?.x.length ?? 0;
  let at: number[] = Array(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = at.map((value) => -RIDGE * value);
    const bend = at.map((_, i) => at.map((_, j) => (i === j ? RIDGE : 0)));
    for (const match of matches) if (match.games > 0) addMatch(match, at, slope, bend);
    const move = solved(bend, slope);
    at = at.map((value, i) => value + (move[i] ?? 0));
    if (Math.max(...move.map(Math.abs)) < 1e-10) break;
  }
  return at;
}
function addMatch({ x, games, won }: Match, at: readonly number[], slope: number[], bend: number[][]): void {
  const used = [...x.keys()].filter((i) => x[i] !== 0);
  const chanceToWin = 1 / (1 + Math.exp(-used.reduce((sum, i) => sum + x[i]! * at[i]!, 0)));
  const weight = games * chanceToWin * (1 - chanceToWin);
  for (const i of used) {
    slope[i]! += x[i]! * (won - games * chanceToWin);
    for (const j of used) bend[i]![j]! += weight * x[i]! * x[j]!;
  }
}
/** Solves a system of linear equations with a positive definite matrix. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    const pivot = rows[i]!;
    for (let j = i + 1; j < size; j++) {
      const row = rows[j]!;
      const factor = row[i]! / pivot[i]!;
      for (let k = i; k <= size; k++) row[k]! -= factor * pivot[k]!;
    }
  }
  const found: number[] = Array(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i]!;
    const known = found.reduce((sum, value, k) => (k > i ? sum + row[k]! * value : sum), 0);
    found[i] = (row[size]! - known) / row[i]!;
  }
  return found;
}
