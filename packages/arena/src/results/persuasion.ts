import type { ArenaMove, ArenaSide } from '../games/rows.ts';
import { type MeanDifference, meanDifference } from './numbers.ts';

/** By how much the messages of a player move the chance of its own side: the mean of a message, over games. */
export type Persuasion = Readonly<Record<string, Readonly<Record<ArenaSide, MeanDifference | null>>>>;

/** Null without `--swing`. */
export function persuasionIn(moves: Iterable<ArenaMove>, players: readonly string[]): Persuasion | null {
  const swings = new Map<string, Map<string, number[]>>(); // by player and side, then by game
  for (const move of moves) {
    if (move.village_before === null) continue;
    const key = `${move.player} ${move.side}`;
    const games = swings.get(key) ?? new Map<string, number[]>();
    swings.set(key, games.set(move.game, [...(games.get(move.game) ?? []), towardsOwn(move)]));
  }
  if (swings.size === 0) return null;
  const meanOf = (player: string, side: ArenaSide) => {
    const games = [...(swings.get(`${player} ${side}`)?.values() ?? [])];
    return meanDifference(games.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length));
  };
  return Object.fromEntries(
    players.map((player) => [player, { village: meanOf(player, 'village'), wolves: meanOf(player, 'wolves') }]),
  );
}
const towardsOwn = ({ side, ...move }: ArenaMove): number =>
  side === 'village'
    ? (move.village_after ?? 0) - (move.village_before ?? 0)
    : (move.wolves_after ?? 0) - (move.wolves_before ?? 0);
