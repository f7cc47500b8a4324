import type { Event, State } from '@moonrise/engine';
import type { FrameOf, Look } from '@moonrise/protocol';

export type RoomView = FrameOf<'room_updated'>;
export type EventsPacket = FrameOf<'events'>;
export type WirePrompt = EventsPacket['prompts'][number];
export type WireOffer = WirePrompt['offers'][number];
type Lock = NonNullable<EventsPacket['locks']>[number];
export type LostSeat = FrameOf<'you_are_out'>['reason'];

/** Something that happened, and when. */
export interface Happening {
  readonly at: number; // epoch ms, the server's
  readonly row: number; // what has the same one was decided together
  readonly event: Event;
}
/** A line of chat outside of a game. */
export type RoomLine = FrameOf<'message'>;

/** A game as this viewer knows it: the fold over its own events, and what may be done now. */
export interface GameView {
  readonly id: string;
  readonly seat: number | null; // null: we watch
  readonly ids: readonly string[]; // of the players, by seat, as the wire names them
  readonly looks: readonly Look[]; // by seat
  readonly n: number; // the last frame we have
  readonly state: State;
  readonly log: readonly Happening[];
  readonly prompts: readonly WirePrompt[];
  readonly locks: readonly Lock[];
  readonly phaseId: string | null;
  readonly endsAt: number | null; // epoch ms, the server's
  readonly extendedMs: number; // given back to this phase after an outage
}

export interface Snapshot {
  readonly network: 'idle' | 'connecting' | 'online' | 'offline';
  readonly room: RoomView | null;
  readonly me: string | null; // our id in the room; null: we watch, or are nowhere
  readonly game: GameView | null; // the running one, or the last one until the return to the lobby
  readonly lines: readonly RoomLine[];
  readonly lost: LostSeat | null; // why this connection has no seat any more
  readonly clockSkew: number; // the server's clock minus ours, in ms
}

export const disconnected: Snapshot = {
  network: 'idle',
  room: null,
  me: null,
  game: null,
  lines: [],
  lost: null,
  clockSkew: 0,
};
