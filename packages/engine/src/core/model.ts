// The values of a game. All of them are JSON.

export type SeatId = number; // 0 … n-1
export type Place = number; // a seat, or n+i for the i-th card in the centre
export type Id = string; // of a role, an act, a phase, a team
export type Deck = Readonly<Record<Id, number>>; // how many cards of each role
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** Who sees an event: decided when the event is made, never looked up later. */
export type Audience = 'all' | readonly SeatId[];

/** A choice. While its phase is open it is a ballot; carried out, it is a deed. Without targets, where some are asked for, it is a pass. */
export interface Deed {
  readonly seat: SeatId;
  readonly act: Id;
  readonly targets: readonly Place[];
}
export type Done = Deed & { readonly day: number };

/** The full state; or, folded from the events of one viewer, what that viewer knows (unknown cards are null). */
export interface State {
  readonly seq: number; // events so far
  readonly day: number;
  readonly deck: Deck; // that was shuffled: known to all
  readonly seats: readonly Seat[];
  readonly dealt: readonly (Id | null)[]; // by place, as dealt
  readonly cards: readonly (Id | null)[]; // by place, as they lie now
  readonly frames: readonly Frame[]; // a stack: an interruption lies on the phase it interrupts
  readonly rounds: Readonly<Record<Id, number>>; // how often each phase was held on this day
  readonly calls: readonly Call[]; // interruptions still to come
  readonly notes: Readonly<Record<string, Json>>; // what the rule set remembers
  readonly outcome: Outcome | null;
}
export interface Seat {
  readonly id: SeatId;
  readonly name: string;
  readonly alive: boolean;
  readonly diedOn: number | null; // the day of the last death, also of a player who has returned since
  readonly marks: readonly string[];
  readonly deeds: readonly Done[]; // since this seat has its role
}
export interface Frame {
  readonly id: string; // day.phase.round: built from what its audience knows, never a global count
  readonly phase: Id;
  readonly step: number | null; // its place in the schedule; null: an interruption
  readonly round: number;
  readonly data: Json;
  readonly seconds: number | null;
  readonly to: Audience;
  readonly closed: boolean;
  readonly ballots: readonly (Readonly<Record<string, Deed>> | null)[]; // by seat, then by slot
  readonly turn: number; // the clock starts anew with each turn
  readonly floor: Floor | null;
}
/** Speech by turns: who has the floor, and what each may still say. */
export interface Floor {
  readonly order: readonly SeatId[];
  readonly speaker: SeatId | null; // null: no one (speech is free, or all have finished)
  readonly round: number;
  readonly left: readonly (Left | null)[]; // by seat
}
export interface Left {
  readonly count: number; // speeches
  readonly skips: number; // skips in a row
  readonly length: number | null; // characters or words; null: unlimited
}
export interface Call {
  readonly phase: Id;
  readonly data: Json;
}
export interface Outcome {
  readonly team: Id | null; // null: no one has won
  readonly winners: readonly SeatId[];
  readonly reason: Id;
}

export type Event = { readonly to: Audience } & (
  | {
      readonly type: 'started';
      readonly rules: Id;
      readonly version?: number; // of the rules; missing: 1
      readonly options: Json;
      readonly names: readonly string[];
      readonly deck: Deck;
      readonly centre: number;
      readonly day: number;
      readonly commitment: string;
    }
  | { readonly type: 'masked'; readonly names: readonly string[] } // the real names, while players have false ones
  | { readonly type: 'unmasked'; readonly names: readonly string[] }
  | { readonly type: 'dealt'; readonly place: Place; readonly role: Id }
  | ({ readonly type: 'opened'; readonly day: number; readonly over: boolean; readonly frame: string } & Pick<
      Frame,
      'phase' | 'step' | 'round' | 'data' | 'seconds' | 'floor'
    >)
  | { readonly type: 'chose'; readonly slot: Id; readonly deed: Deed }
  | { readonly type: 'withdrew'; readonly slot: Id; readonly seat: SeatId }
  | { readonly type: 'cast'; readonly slot: Id; readonly count: number } // ballots in, where they are secret
  | { readonly type: 'counted'; readonly act: Id; readonly ballots: readonly Deed[] }
  | { readonly type: 'did'; readonly deed: Deed }
  | { readonly type: 'said'; readonly seat: SeatId; readonly channel: Id; readonly text: string }
  | {
      readonly type: 'spoke';
      readonly seat: SeatId;
      readonly act: Id;
      readonly text: string;
      readonly forced: boolean; // made by the clock, not by the seat
      readonly left: Left; // after this speech
      readonly turn: number;
      readonly speaker: SeatId | null; // who has the floor now
      readonly round: number;
    }
  | { readonly type: 'revealed'; readonly place: Place; readonly role: Id }
  | { readonly type: 'turned'; readonly seat: SeatId; readonly role: Id; readonly cause: Id }
  | { readonly type: 'swapped'; readonly a: Place; readonly b: Place }
  | { readonly type: 'marked'; readonly seat: SeatId; readonly mark: string; readonly on: boolean }
  | { readonly type: 'noted'; readonly key: string; readonly value: Json }
  | { readonly type: 'died'; readonly seat: SeatId; readonly cause: Id } // of a vote: the vote's act
  | { readonly type: 'revived'; readonly seat: SeatId } // a dead player lives again
  | {
      readonly type: 'told'; // words: a sentence of the rule set's catalogue
      readonly key: string;
      readonly about: readonly Place[];
      readonly answer?: string | number | boolean;
      readonly channel?: Id; // where it is read; by default the global one
      readonly latest?: true; // it replaces earlier sentences with this key that the same players were told
    }
  | { readonly type: 'called'; readonly phase: Id; readonly data: Json } // an interruption is due
  | { readonly type: 'closed' }
  | { readonly type: 'resumed' }
  | {
      readonly type: 'ended';
      readonly outcome: Outcome;
      readonly seed: string;
      readonly dealt: readonly (Id | null)[];
      readonly cards: readonly (Id | null)[];
    }
);
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;

/**
 * `slot` is needed only if one act could answer two prompts. `frame` is what `openFrame` returns (or, for any turn of a
 * frame, its id); without it the open one is meant.
 */
export type Command =
  | {
      readonly type: 'act';
      readonly seat: SeatId;
      readonly act: Id;
      readonly frame?: string | undefined;
      readonly slot?: Id | undefined;
      readonly targets?: readonly Place[] | undefined;
      readonly text?: string | undefined;
    }
  | { readonly type: 'withdraw'; readonly seat: SeatId; readonly slot: Id; readonly frame?: string | undefined }
  | { readonly type: 'expire'; readonly clock: string } // the clock ran out
  | { readonly type: 'hasten'; readonly frame?: string | undefined } // the host ends a phase that the rules let them end
  | { readonly type: 'drop'; readonly seat: SeatId }; // the program of the seat has failed

/** What a seat may do now: one answer per slot, by any one of its offers. */
export interface Prompt {
  readonly seat: SeatId;
  readonly frame: string;
  readonly slot: Id;
  readonly required: boolean; // the phase waits for it
  readonly offers: readonly Offer[];
  readonly chosen?: Deed;
}
export interface Offer {
  readonly act: Id;
  readonly pick: number; // how many different targets
  readonly from: readonly Place[]; // if none is picked: a place that may be named and means the same as naming none
  readonly mayPass: boolean; // an answer without targets is allowed
  readonly text?: number; // takes text, at most this many characters
  readonly verbatim?: true; // blank text is text too
  readonly left?: number; // how often it can still be used, where more than once is possible
  readonly extra?: true; // using it is a free choice
  readonly shared?: true; // the whole pack answers it and should agree
  readonly closes?: true; // after it the seat has nothing more to do or say in this phase
  readonly final?: true; // once done it cannot be taken back
}

/** A slot of this seat that is closed now, and why: the key of a sentence, and the places it names. */
export interface Lock {
  readonly slot: Id;
  readonly why: string;
  readonly about: readonly Place[];
}

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly message: string; // what was wrong, and what would be right
}
export type RefusalCode =
  | 'malformed'
  | 'ended'
  | 'unknown_seat'
  | 'stale_phase'
  | 'not_offered'
  | 'bad_targets'
  | 'bad_text'
  | 'stale_clock'
  | 'not_allowed'
  | 'bad_seed'
  | 'bad_players'
  | 'bad_deck'
  | 'bad_option'
  | 'unknown_rules';
