import type { Id, Json, Place, SeatId } from '@moonrise/engine';
import type { Report } from '../talk/acts.ts';

export type Result = Omit<Report, 'type'>;

/** What a bot knows, in the order in which it learnt it. Its belief follows from these and from nothing else. */
export type Fact =
  | { readonly type: 'card'; readonly place: Place; readonly role: Id; readonly isPrivate: boolean }
  | { readonly type: 'open'; readonly key: string; readonly about: readonly Place[]; readonly answer: string }
  | ({ readonly type: 'own' } & Result)
  | { readonly type: 'claim'; readonly seat: SeatId; readonly role: Id }
  | ({ readonly type: 'report'; readonly seat: SeatId } & Result)
  | { readonly type: 'ballots'; readonly pairs: readonly (readonly [SeatId, SeatId])[] }
  | { readonly type: 'quiet'; readonly seats: readonly SeatId[] }
  | { readonly type: 'morning'; readonly living: readonly SeatId[]; readonly bold: readonly SeatId[] };

/** Who a seat of the wolves' side pretends to be. */
export interface Cover {
  readonly role: Id;
  readonly since: number; // facts before this one are its own knowledge
  readonly results: readonly Result[]; // made up
}
/** Why a bot voted as it did. */
export interface Motive {
  readonly day: number;
  readonly seat: SeatId;
  readonly odds: number; // that this seat is hunted, as the bot saw it
  readonly reason: string;
  readonly by?: SeatId;
}

export interface Memory {
  facts: Fact[];
  day: number; // mornings so far
  heard: SeatId[]; // who has spoken since the morning
  voices: SeatId[]; // who has spoken at all
  intents: (SeatId | null)[]; // by seat, as last said since the morning
  asks: { by: SeatId; about: 'role' | 'ballot' | 'suspect' }[]; // still to be answered
  prey: SeatId | null; // whom the pack has talked of tonight
  recent: string[];
  claimed: Id | null;
  told: string[]; // results and opinions that were said
  intent: SeatId | null; // as last said since the morning
  talks: number; // utterances in this phase
  frame: string;
  cover: Cover | null;
  motives: Motive[];
}

const empty: Memory = {
  facts: [],
  day: 0,
  heard: [],
  voices: [],
  intents: [],
  asks: [],
  prey: null,
  recent: [],
  claimed: null,
  told: [],
  intent: null,
  talks: 0,
  frame: '',
  cover: null,
  motives: [],
};
/** A memory to write in: the one that was given stays as it is. */
export const recalled = (memory: Json): Memory => ({ ...empty, ...(memory as Partial<Memory> | null) });

/** Why a bot voted as it did, day by day: from the memory it had at the end. */
export const motivesIn = (memory: Json): readonly Motive[] => recalled(memory).motives;
