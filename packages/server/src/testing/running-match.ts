import type { Match } from '../matches/match.ts';
import { watch } from '../matches/viewer.ts';
import type { Serving } from './serving.ts';
import type { TestSeat } from './table.ts';

/** The running game of a room. */
export async function matchIn(on: Serving, code: string): Promise<Match> {
  const room = await on.server.rooms.byCode(code);
  const live = await room?.match();
  if (!live) throw new Error('the room has no running game');
  return live.match;
}

/** All packets that a client in this seat should have got, as JSON texts. */
export function packetsFor(match: Match, { id, stream }: Pick<TestSeat, 'id' | 'stream'>): string[] {
  const seat = match.begin.sitters.findIndex(({ player }) => player === id);
  const seen: string[] = [];
  watch(match, seat, stream, 0, ({ event, data }) => seen.push(JSON.stringify({ event, data })));
  return seen;
}
