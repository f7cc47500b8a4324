import type { Id, Json, Place, SeatId } from '@moonrise/engine';
import type { Reason, Report, SpeechAct } from '../talk/acts.ts';

export type Result = Omit<Report, 'type'>;

/** What a bot knows, in the order in which it learnt it. Its belief follows from these and from nothing else. */
export type Fact =
  | { readonly type: 'card'; readonly place: Place; readonly role: Id; readonly isPrivate: boolean }
  | { readonly type: 'open'; readonly key: string; readonly about: readonly Place[]; readonly answer: string }
  | ({ readonly type: 'own' } & Result)
  | { readonly type: 'claim'; readonly seat: SeatId; readonly role: Id; readonly isForced?: true } // by a result against it
  | { readonly type: 'conceded'; readonly seat: SeatId; readonly role: Id } // heard another claim it, and spoke of other things
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
  readonly reason: Reason['type'] | 'claim'; // that is not believed
  readonly by?: SeatId;
}

export type AskTopic = Extract<SpeechAct, { type: 'ask' }>['about'];

export interface Memory {
  facts: Fact[];
  day: number; // mornings so far
  voices: SeatId[]; // who has spoken at all
  prey: SeatId | null; // whom the pack has talked of tonight
  saved: SeatId | null; // whom the pack hunted last, if they live
  lost: SeatId[]; // who died in the last night
  recent: string[];
  // of others, since the morning
  heard: SeatId[]; // who has spoken
  speaker: SeatId | null; // who spoke last
  intents: (SeatId | null)[]; // by seat, as last said
  asks: { by: SeatId; about: AskTopic }[]; // of this seat, still to be answered
  asked: SeatId[]; // whom somebody has asked something
  accusers: SeatId[]; // of this seat, still to be answered
  tellers: SeatId[]; // who has told a result
  witness: SeatId | null; // who has told one that clears this seat, since it spoke last
  moods: string[]; // that were shown
  // of oneself
  said: { text: string; acts: readonly SpeechAct[] } | null; // on its way to the table
  claimed: Id | null;
  told: string[]; // what need not be said again
  fables: Result[]; // told as results, and never learnt
  intent: SeatId | null; // as last said since the morning
  talks: number; // utterances in this phase
  frame: string;
  offered: string; // what it could have done when it looked last
  cover: Cover | null;
  motives: Motive[];
}

/** What is forgotten over night. */
export const forgotten = {
  heard: [],
  speaker: null,
  intents: [],
  asks: [],
  asked: [],
  accusers: [],
  tellers: [],
  witness: null,
  moods: [],
  intent: null,
} satisfies Partial<Memory>;
const empty: Memory = {
  ...forgotten,
  facts: [],
  day: 0,
  voices: [],
  prey: null,
  saved: null,
  lost: [],
  recent: [],
  said: null,
  claimed: null,
  told: [],
  fables: [],
  talks: 0,
  frame: '',
  offered: '',
  cover: null,
  motives: [],
};
/** A memory to write in: the one that was given stays as it is. */
export const recalled = (memory: Json): Memory => ({ ...empty, ...(memory as Partial<Memory> | null) });

/** Why a bot voted as it did, day by day: from the memory it had at the end. */
export const motivesIn = (memory: Json): readonly Motive[] => recalled(memory).motives;
