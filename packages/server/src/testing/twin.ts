import type { Match } from '../matches/match.ts';
import { watch } from '../matches/viewer.ts';
import type { Serving } from './serving.ts';
import type { TestSeat } from './table.ts';

/** The game that is played in a room. */
export async function matchIn(on: Serving, code: string): Promise<Match> {
  const room = await on.server.rooms.byCode(code);
  const live = await room?.match();
  if (!live) throw new Error('no game is played there');
  return live.match;
}

/** What a twin in the same seat has seen who never left: every frame, as it goes over the wire. */
export function twinOf(match: Match, { id, stream }: Pick<TestSeat, 'id' | 'stream'>): string[] {
  const seat = match.begin.sitters.findIndex(({ player }) => player === id);
  const seen: string[] = [];
  watch(match, seat, stream, 0, ({ event, data }) => seen.push(JSON.stringify({ event, data })));
  return seen;
}
