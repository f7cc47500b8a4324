import type { SeatId } from '@moonrise/engine';
import type { Match } from '../matches/match.ts';
import { type StreamKind, storyOf } from '../matches/story.ts';
import { StoryReader } from '../matches/story-reader.ts';
import type { Serving } from './serving.ts';
import type { TestSeat } from './table.ts';

/** The running game of a room. */
export async function matchIn(on: Serving, code: string): Promise<Match> {
  const room = await on.server.rooms.byCode(code);
  const live = await room?.match();
  if (!live) throw new Error('the room has no running game');
  return live.match;
}

/** All packets that a client in this seat should have got, as JSON texts. New packets are added. */
export function packetsFor(match: Match, { id, stream }: Pick<TestSeat, 'id' | 'stream'>): string[] {
  const seat = match.begin.sitters.findIndex(({ player }) => player === id);
  const seen: string[] = [];
  readStory(match, seat, stream, (text) => {
    const [event, data] = JSON.parse(text) as [string, object];
    seen.push(JSON.stringify({ event, data }));
  });
  return seen;
}
/** Reads all packets of a viewer at once, and then new ones as they are made. */
export function readStory(
  match: Match,
  viewer: SeatId | null,
  kind: StreamKind,
  send: (packet: string) => void,
): () => void {
  const failed = (error: unknown) => {
    throw error;
  };
  const reader = new StoryReader(storyOf(match, viewer, kind), { lastN: 0, send, failed });
  for (let packet = reader.next(); packet !== undefined; packet = reader.next()) if (packet !== 'later') send(packet);
  return () => reader.close();
}
