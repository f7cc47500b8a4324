import type { Event, State } from '@moonrise/engine';
import type { PacketOf } from '@moonrise/protocol';

export type RoomFrame = PacketOf<'room_updated'>;
export type EventsFrame = PacketOf<'events'>;
export type Prompt = EventsFrame['prompts'][number];
export type Offer = Prompt['offers'][number];
type Lock = NonNullable<EventsFrame['locks']>[number];
export type Look = NonNullable<EventsFrame['table']>['looks'][number];
export type LostSeat = PacketOf<'you_are_out'>['reason'];

/** Something that happened, and when. */
export interface Happening {
  readonly at: number; // epoch ms, the server's
  readonly row: number; // what has the same one was decided together
  readonly event: Event;
}
/** A line of chat outside of a game. */
export type RoomLine = PacketOf<'message'>;

/** A game as this viewer knows it: the fold over its own events, and what may be done now. */
export interface GameView {
  readonly id: string;
  readonly seat: number | null; // null: we watch
  readonly ids: readonly string[]; // of the players, by seat, as the wire names them
  readonly looks: readonly Look[]; // by seat
  readonly n: number; // the last frame we have
  readonly state: State;
  readonly log: readonly Happening[];
  readonly prompts: readonly Prompt[];
  readonly locks: readonly Lock[];
  readonly phaseId: string | null;
  readonly endsAt: number | null; // epoch ms, the server's
  readonly extendedMs: number; // given back to this phase after an outage
}

export interface Snapshot {
  readonly network: 'idle' | 'connecting' | 'online' | 'offline';
  readonly room: RoomFrame | null;
  readonly me: string | null; // our id in the room; null: we watch, or are nowhere
  readonly game: GameView | null; // the running one, or the last one until the return to the lobby
  readonly lines: readonly RoomLine[];
  readonly lost: LostSeat | null; // why this connection has no seat any more
  readonly clockSkew: number; // the server's clock minus ours, in ms
}

export const nowhere: Snapshot = {
  network: 'idle',
  room: null,
  me: null,
  game: null,
  lines: [],
  lost: null,
  clockSkew: 0,
};
