import type { Id, Json, Place, SeatId } from '@moonrise/engine';
import type { Report, SmallTopic, SpeechAct } from '../talk/acts.ts';

export type Result = Omit<Report, 'type'>;

/** What a bot knows, in the order it learnt it. Its belief follows from these facts alone. */
export type Fact =
  | { readonly type: 'card'; readonly place: Place; readonly role: Id; readonly isPrivate: boolean }
  | { readonly type: 'open'; readonly key: string; readonly about: readonly Place[]; readonly answer: string }
  | ({ readonly type: 'own' } & Result)
  | ClaimFact
  | { readonly type: 'retracted'; readonly seat: SeatId; readonly role: Id | null } // took back its claim to the role; null: in the place of what counts no longer
  | { readonly type: 'vouched'; readonly seat: SeatId; readonly whom: SeatId }
  | { readonly type: 'conceded'; readonly seat: SeatId; readonly role: Id } // heard another player claim it and did not contradict
  | ({ readonly type: 'report'; readonly seat: SeatId } & Result)
  | { readonly type: 'ballots'; readonly pairs: readonly (readonly [SeatId, SeatId])[] }
  | { readonly type: 'morning'; readonly living: readonly SeatId[]; readonly bold: readonly SeatId[] };

interface ClaimFact {
  readonly type: 'claim';
  readonly seat: SeatId;
  readonly role: Id;
  readonly isForced?: true; // made after a report against the seat
  readonly beside?: readonly SeatId[]; // other seats that had claimed to know results before, where this claim is of that kind
}

/** True for claims, results and words for others that say the same again. */
export function isSame(old: Fact, fact: Fact): boolean {
  if (old.type === 'claim' && fact.type === 'claim') return old.seat === fact.seat && old.role === fact.role;
  if (old.type === 'vouched' && fact.type === 'vouched') return old.seat === fact.seat && old.whom === fact.whom;
  if (old.type !== 'report' || fact.type !== 'report') return false;
  return (
    old.seat === fact.seat && old.key === fact.key && String(old.about) === String(fact.about) && old.day === fact.day
  );
}

/** The role that a seat of the wolves' side pretends to have. */
export interface Cover {
  readonly role: Id;
  readonly since: number; // facts before this index are real knowledge
  readonly results: readonly Result[]; // invented
}
/** Why a wolf votes: for a packmate to look honest, with the pack to win, or to get a villager out. */
type Deceit = 'sacrifice' | 'together' | 'blame';
/** Why a bot voted as it did. */
export interface Motive {
  readonly day: number;
  readonly seat: SeatId;
  readonly odds: number; // how likely the bot thought this seat is hunted
  readonly all?: readonly number[]; // the same for every place; they add up to the number of the hunted
  readonly reason: 'result' | 'clash' | 'quiet' | 'ballots' | 'feeling' | 'claim' | Deceit; // 'claim': the seat's claim is not believed
  readonly by?: SeatId;
}

/** A question to a seat: about itself, or about `whom`. */
export interface Asked {
  readonly by: SeatId;
  readonly about: SmallTopic | 'why' | 'opinion' | 'results' | 'ballots' | 'summary' | 'bot' | 'claims';
  readonly whom?: SeatId;
}
/** What a player said of another today. */
export interface View {
  readonly by: SeatId;
  readonly seat: SeatId;
  readonly isFor: boolean;
  readonly isVote: boolean;
}

export interface Memory {
  facts: Fact[];
  day: number; // mornings so far
  voices: SeatId[]; // seats that have ever spoken
  prey: SeatId | null; // the pack's target tonight
  saved: SeatId | null; // the pack's last target, if it survived
  lost: SeatId[]; // deaths of last night
  recent: string[];
  // About others, since the morning.
  heard: SeatId[]; // seats that have spoken
  speaker: SeatId | null; // last speaker
  intents: (SeatId | null)[]; // announced vote of each seat
  asks: Asked[]; // questions to this seat, not yet answered
  asked: SeatId[]; // seats that were asked something
  accusers: SeatId[]; // seats that spoke against this seat, not yet answered
  tellers: SeatId[]; // seats that told a result
  witness: SeatId | null; // seat that told a result clearing this one, since this seat last spoke
  moods: string[]; // moods already expressed
  views: View[]; // opinions and announced votes of all, in order
  last: Record<SeatId, 'claim' | 'intent'>; // what each seat claimed or announced last: a retraction means that
  unclear: SeatId | null; // spoke of the game, but was not understood
  // About this seat.
  said: { text: string; acts: readonly SpeechAct[] } | null; // sent, not yet seen in the events
  claimed: Id | null;
  spoken: number[]; // signs of all sentences so far, of everyone
  told: string[]; // keys of what need not be said again
  fables: Result[]; // results told but never learnt
  intent: SeatId | null; // announced vote since the morning
  talks: number; // utterances in this phase
  frame: string;
  offered: string; // offers at the last turn
  cover: Cover | null;
  motives: Motive[];
}

/** Reset every morning. */
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
  views: [],
  last: {},
  unclear: null,
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
  spoken: [],
  told: [],
  fables: [],
  talks: 0,
  frame: '',
  offered: '',
  cover: null,
  motives: [],
};
/** A copy of the stored memory that may be changed. */
export const recalled = (memory: Json): Memory => ({ ...empty, ...(memory as Partial<Memory> | null) });

/** The motives in a memory that were not in the one before. */
export function newMotives(before: Json, after: Json): readonly Motive[] {
  const known = new Set(motivesIn(before).map((motive) => JSON.stringify(motive)));
  return motivesIn(after).filter((motive) => !known.has(JSON.stringify(motive)));
}
/** Why a bot voted as it did, day by day, from its last memory. */
export const motivesIn = (memory: Json): readonly Motive[] => recalled(memory).motives;
