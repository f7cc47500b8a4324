import { GAMES_PER_PAGE } from '@moonrise/protocol';
import type { PlayedSeat } from './history-store.ts';

export interface GamePage {
  readonly games: readonly PlayedSeat[];
  readonly next: string | null; // null: no more games
}
type Place = Pick<PlayedSeat, 'at' | 'game' | 'seat'>;

/**
 * The games after a cursor, or the newest ones; undefined if the cursor is malformed. A cursor names a game, not a position, so that a game
 * that ends meanwhile moves nothing.
 */
export function pageOf(played: readonly PlayedSeat[], after: unknown): GamePage | undefined {
  const cursor = after === undefined ? null : placeIn(after);
  if (cursor === undefined) return undefined;
  const sorted = [...played].sort(newestFirst);
  const rest = cursor ? sorted.filter((one) => newestFirst(cursor, one) < 0) : sorted;
  const games = rest.slice(0, GAMES_PER_PAGE);
  const last = games.at(-1);
  return { games, next: last && rest.length > games.length ? `${last.at}-${last.seat}-${last.game}` : null };
}
function placeIn(text: unknown): Place | undefined {
  const [, at, seat, game] = /^(\d{1,15})-(\d{1,3})-([\w-]{1,100})$/.exec(String(text)) ?? [];
  return game === undefined ? undefined : { at: Number(at), seat: Number(seat), game };
}
function newestFirst(a: Place, b: Place): number {
  if (a.at !== b.at) return b.at - a.at;
  if (a.game !== b.game) return a.game > b.game ? -1 : 1;
  return a.seat - b.seat;
}
