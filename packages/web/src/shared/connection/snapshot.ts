import type { Event, State } from '@moonrise/engine';
import type { Look, PacketOf, RoomOption } from '@moonrise/protocol';

type RoomPacket = PacketOf<'room_updated'>;
/** A room as the server shows it, with the options of the room apart from those of the rule set. */
export interface RoomView extends RoomPacket {
  readonly roomOptions: RoomOptions;
}
interface RoomOptions {
  readonly approve_seats?: boolean;
  readonly remove_by_vote?: boolean;
  readonly word_filter?: 'off' | 'mild' | 'strict';
  readonly staging?: number; // seconds
  readonly end_talk?: boolean;
  readonly dead_see_all?: boolean;
  readonly predictions?: boolean;
  readonly coached?: boolean;
  readonly agents?: boolean;
  readonly show_thoughts?: boolean;
  readonly wolf_level?: 'same' | 'easy' | 'standard' | 'hard';
}
const ROOM_OPTIONS: Readonly<Record<RoomOption | keyof RoomOptions, true>> = {
  approve_seats: true,
  remove_by_vote: true,
  word_filter: true,
  staging: true,
  end_talk: true,
  dead_see_all: true,
  predictions: true,
  coached: true,
  agents: true,
  show_thoughts: true,
  wolf_level: true,
};
export function roomView({ options, ...room }: RoomPacket): RoomView {
  const ofRoom = (key: string) => Object.hasOwn(ROOM_OPTIONS, key);
  const pick = (isWanted: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(options).filter(([key]) => isWanted(key)));
  return { ...room, options: pick((key) => !ofRoom(key)), roomOptions: pick(ofRoom) as RoomOptions };
}
/** True if one person plays with AI seats alone. */
export const isAlone = ({ players, ai_count, status }: RoomView): boolean =>
  status === 'playing' && players.length - ai_count === 1;
export type EventsPacket = PacketOf<'events'>;
type Prediction = NonNullable<EventsPacket['prediction']>;
export type WirePrompt = EventsPacket['prompts'][number];
export type WireOffer = WirePrompt['offers'][number];
type Lock = NonNullable<EventsPacket['locks']>[number];
export type LostSeat = PacketOf<'you_are_out'>['reason'];

/** An event with its time. */
export interface Happening {
  readonly at: number; // epoch ms, the server's
  readonly row: number; // events of one decision have the same row
  readonly event: Event;
}
export const eventOf = ({ event }: Happening): Event => event;
/** A line of the room chat. */
export type RoomLine = PacketOf<'message'>;
/** A line may arrive twice, after a reconnect. */
export const withLine = (lines: readonly RoomLine[], line: RoomLine): readonly RoomLine[] =>
  lines.some(({ id }) => id === line.id) ? lines : [...lines, line];

/** A game as this viewer knows it: the fold over the received events, and the current prompts. */
export interface GameView {
  readonly id: string;
  readonly seat: number | null; // null: a spectator
  readonly ids: readonly string[]; // of the players, by seat, as the wire names them
  readonly looks: readonly Look[]; // by seat
  readonly n: number; // the last packet
  readonly state: State;
  readonly log: readonly Happening[];
  readonly prompts: readonly WirePrompt[];
  readonly locks: readonly Lock[];
  readonly phaseId: string | null;
  readonly endsAt: number | null; // epoch ms, the server's
  readonly extendedMs: number; // added to this phase after an outage
  readonly prediction: Prediction | null; // this player's own
  readonly predictions: readonly { readonly seat: number; readonly points: number }[]; // at the end
  readonly hasReminder: boolean; // the server has reminded this player to answer in this phase
}

export interface Snapshot {
  readonly network: 'idle' | 'connecting' | 'online' | 'offline';
  readonly room: RoomView | null;
  readonly me: string | null; // the player's id in the room; null: a spectator, or in no room
  readonly game: GameView | null; // the running game, or the last one until the return to the lobby
  readonly stageAt: number; // how far the leading screen has shown the game: `at` of a packet
  readonly lines: readonly RoomLine[];
  readonly lost: LostSeat | null; // why this connection has lost its seat
  readonly isWaiting: boolean; // until the host lets this player in
  readonly lostWhy: Omit<PacketOf<'you_are_out'>, 'reason'>; // what a moderator says about it
  readonly clockSkew: number; // the server's clock minus this device's, in ms
}

export const disconnected: Snapshot = {
  network: 'idle',
  room: null,
  me: null,
  game: null,
  stageAt: 0,
  lines: [],
  lost: null,
  isWaiting: false,
  lostWhy: {},
  clockSkew: 0,
};
