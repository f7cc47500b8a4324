// What a rule set is made of: small objects that describe themselves and no other.
import type { Game, Table } from './game.ts';
import type {
  Audience,
  Deck,
  Deed,
  Event,
  EventOf,
  EventType,
  Floor,
  Id,
  Json,
  Outcome,
  Place,
  Refusal,
  Seat,
  SeatId,
} from './model.ts';

/** Something a seat may do. It is offered to the seats that have it while one of its phases is open. */
export interface Act {
  readonly id: Id;
  readonly during: readonly Id[];
  readonly slot?: Id; // acts in one slot are alternatives; by default an act has its own
  readonly before?: Id; // where the phase's order does not name it: resolves before this act, by default last
  readonly may?: (game: Game, me: Seat) => boolean; // by default: the living
  readonly targets?: (game: Game, me: Seat) => readonly Place[]; // drawn only from what `me` knows
  readonly pick?: number; // how many targets, by default 1
  readonly text?: number; // takes text, at most this many characters
  readonly verbatim?: true; // blank text is text too: programs may send it
  readonly limit?: number; // uses while the seat has its role
  readonly recorded?: true; // kept in the seat's deeds, for `game.last`; acts with a `limit` are always kept
  readonly instant?: true; // takes effect at once, instead of when the phase closes
  readonly optional?: true; // the phase does not wait for it
  readonly passable?: true; // may be declined
  readonly final?: true; // once answered it cannot be changed
  readonly extra?: true; // a free choice: simple bots do not use it
  readonly aim?: Aim; // its purpose, for bots and screens
  readonly shared?: true; // the pack answers it together
  readonly closes?: true; // after it the seat has nothing more to do or say in this phase
  readonly overrides?: readonly Id[]; // acts that are cancelled when this one is chosen
  readonly fails?: (game: Game, deed: Deed) => boolean; // such a deed is not recorded, uses nothing up and cancels nothing
  readonly self?: (game: Game) => boolean; // an act without targets is recorded with the seat itself as its target
  readonly seenBy?: (game: Game, me: Seat) => Audience; // who sees the choice being made, besides `me`
  readonly counted?: true; // everyone learns how many have chosen
  readonly always?: true; // resolves even if no one has chosen it
  readonly why?: (game: Game, me: Seat) => Why | undefined; // the reason why it is closed
  readonly resolve: (table: Table, deeds: readonly Deed[], text: string) => readonly Event[]; // all deeds of this act together
}

/** The purpose of an act, as seen by the player who chooses a target. */
export type Aim = 'exile' | 'harm' | 'help' | 'revive' | 'learn' | 'silence' | 'recruit' | 'become' | 'exchange';

/** What a `told` key means: which deals of the cards agree with it. */
export interface Evidence {
  readonly act?: Id; // the act that it answers
  readonly isDeed?: true; // there is no message: the deed itself is what is known, about the doer and the targets
  readonly answers?: readonly string[]; // all possible answers; by default the roles of the deck
  readonly fits: (holds: Holds, me: SeatId, about: readonly Place[], answer: Answer | undefined) => boolean;
  readonly moves?: (me: SeatId, about: readonly Place[]) => readonly [Place, Place]; // the cards that changed places
}
export type Holds = (place: Place) => Role | undefined; // the card at a place, in a possible deal
type Answer = string | number | boolean;

/** How bots play a rule set: shares from 0 to 1, fitted by games between bots. */
export interface Rates {
  readonly bluff: number; // packs in which one member claims a role that learns things
  readonly helper: number; // the same for players on the wolves' side who do not know the pack
  readonly accuse: number; // false results that accuse
  readonly late: number; // bluffers who wait with their claim until one more death of the village decides
  readonly bold: number; // packs whose bluffer contradicts an earlier claim of the same role
  readonly counter: number; // wolves who answer a result against them by claiming the same role
  readonly open: number; // days on which a player who has found no wolf tells their results
  readonly candour: number; // players without results who tell their role unasked
  readonly spare: number; // days on which a wolf votes for none of the pack
}

/** Why an act is closed: the key of a sentence, and the places it names. Uses only what the seat knows. */
export interface Why {
  readonly key: string;
  readonly about?: readonly Place[];
}

type SeatHooks<R> = { readonly [T in EventType]?: (table: Table, me: Seat, event: EventOf<T>) => R };
export type TableHooks = { readonly [T in EventType]?: (table: Table, event: EventOf<T>) => readonly Event[] };

/** The words of the card that asks for an act. `{0}` and `{1}` are the targets. */
export interface CardWords {
  readonly ask: string; // "Whom do you protect tonight?"
  readonly done: string; // "You protect {0}."
  readonly pick: string; // on a button: "Protect"
  readonly pass?: string; // on the button that declines, where one may: "Not tonight"
  readonly left?: string; // for acts that can be used several times: how often still, `{n}`
  readonly remind?: string; // to players who have not answered in time; `{n}` is the number of seconds left
}
type Sentences = Readonly<Record<string, string>>;
/** The words that roles and rule sets both have. */
interface CommonWords {
  readonly name: string;
  readonly summary: string;
  readonly acts: Readonly<Record<Id, string>>; // a verb per act: "save", "vote for"
  readonly cards: Readonly<Record<Id, CardWords>>; // per act
  readonly told: Sentences; // a sentence per `told` key
  readonly answers: Sentences; // a word per answer that is not a role, team or phase
  readonly causes: Sentences; // a sentence per cause of death
  readonly marks: Sentences; // a sentence per mark, for the seat that has it
  readonly phases: Readonly<Record<Id, string>>; // a name per phase
  readonly whys: Sentences; // a sentence per reason why an act is closed
}
export type RoleWords = Partial<CommonWords> & Pick<CommonWords, 'name' | 'summary'> & { readonly talk?: RoleTalk }; // without talk: "the", and its name
export interface Role {
  readonly id: Id;
  readonly team: Id;
  readonly picture: string;
  readonly words: RoleWords;
  readonly briefing?: string; // limits of its acts that the summary leaves out, for language models
  readonly shows?: string; // how it looks when inspected
  readonly knows?: (other: Role) => boolean; // which cards it sees
  readonly evidence?: Readonly<Record<string, Evidence>>; // what its holder may learn, for bots
  readonly acts?: readonly Act[];
  readonly on?: SeatHooks<readonly Event[]>; // what follows from an event, for each seat that has this role
  readonly instead?: SeatHooks<readonly Event[] | undefined>; // what happens in place of an event
  readonly table?: TableHooks; // what follows from an event, once, even without a holder
  readonly phases?: readonly Phase[]; // interruptions of its own
  readonly staged?: Staged;
}

/** How screens stage what happens, where its kind alone does not say it. */
export interface Staged {
  readonly causes?: Readonly<Record<Id, StagedAs>>; // of a death
  readonly told?: Readonly<Record<string, StagedAs>>; // per key of a sentence to all
}
export type StagedAs = 'verdict' | 'shot' | 'last-shot' | 'spared';

/** The sky under which a phase is held. */
export type Light = 'night' | 'dawn' | 'day' | 'dusk';

export interface Phase {
  readonly id: Id;
  readonly light: Light;
  readonly when?: (game: Game, day: number) => boolean; // otherwise it is skipped
  readonly seconds: (game: Game) => number;
  readonly data?: (table: Table) => Json; // drawn on opening
  readonly floor?: (table: Table) => Floor; // who speaks in turn, drawn on opening
  readonly seenBy?: (game: Game) => Audience; // by default: all
  readonly order?: readonly Id[]; // in which its ballots resolve; other acts come last, as listed
  readonly done?: (game: Game) => boolean; // by default: every required prompt is answered
  readonly timeout?: (table: Table) => readonly Event[]; // by default the phase closes
  readonly leave?: (table: Table) => readonly Event[]; // when its ballots have resolved
  readonly again?: (game: Game) => boolean; // held once more
  readonly cutShort?: true; // an interruption ends it
  readonly secret?: true; // its early end could reveal something: `fixed_night` prevents it
  readonly hostMayEnd?: true;
  readonly nudge?: number; // at this many seconds left the host reminds those who have not answered
}

/** An entry of the schedule. The same phase may stand in it more than once. */
export interface Step {
  readonly phase: Id;
  readonly on?: (day: number) => boolean; // otherwise it is skipped, as by the phase's own `when`
}

export interface AllWords extends CommonWords {
  readonly teams: Readonly<Record<Id, string>>;
  readonly wins?: Readonly<Record<Id, string>>; // per team: when it wins
  readonly ends: Readonly<Record<Id, string>>; // a sentence per reason
  readonly channels: Readonly<Record<Id, string>>; // the names of chat channels
  readonly identity?: string; // where players have false names, the line on a card with that of its holder: `{0}`
  readonly refusals?: Sentences; // a sentence per code, where a rule set has its own; `{n}` are the seconds to wait
  readonly screen?: ScreenWords;
}
/** What screens of this rule set say in place of their usual words. */
interface ScreenWords {
  readonly start?: string; // on the host's button in the lobby
  readonly end_phase?: string; // on the button by which the host ends a phase
  readonly wait_night?: string; // to players with nothing to do at night
  readonly to_lobby?: string; // on the host's button after the game
}
/** The words of a rule set; its roles bring the rest. */
export type Words = Omit<AllWords, 'answers' | 'marks'> & Partial<Pick<AllWords, 'answers' | 'marks'>>;

/** How people at the table speak of a rule set, in one language: what bots say and understand. */
export interface TableTalk {
  readonly roles: Readonly<Record<Id, Spoken>>;
  readonly answers: Readonly<Record<string, Spoken>>; // those that are not roles
  readonly reports: Readonly<Record<string, ReportTalk>>; // per `told` key
  readonly hunted: string; // other words for the players the village has to find, separated by commas
  readonly harmless: string; // and for all others
}
/** How a role or an answer is said: "the Seer". */
export interface Spoken {
  readonly is: string;
  readonly names: string; // as people write it, separated by commas
}
/** How people at the table speak of a role, and how its holder tells what they learnt. */
export interface RoleTalk extends Spoken {
  readonly answers?: Readonly<Record<string, Spoken>>; // of its evidence, if they are not roles
  readonly reports?: Readonly<Record<string, ReportTalk>>; // per key of its evidence
}
/** How the owner of a result tells it. `{0}`, `{1}` … are the places it is about; a place that is left out is the speaker. */
export interface ReportTalk {
  readonly ways: readonly string[];
  readonly self?: readonly string[]; // if the first of two places is the speaker
  readonly verbs: string; // by which people say that they have done it, separated by commas
}

/** A rule set with its options chosen. */
export interface RulesetSpec {
  readonly id: Id;
  readonly version?: number; // of its rules, by default 1; a game ends by the version it began with
  readonly options: Json & CommonOptions;
  readonly players: readonly [min: number, max: number];
  readonly centre?: number; // cards in the centre
  readonly firstDay: number;
  readonly deck: (players: number) => Deck | undefined; // undefined: no deck for this number
  readonly playable?: (deck: Deck, players: number) => string | undefined; // why not
  readonly roles: readonly Role[]; // their hooks run in this order
  readonly wolves: Id; // the hidden team; all others are on the village's side
  readonly hunted?: (role: Role) => boolean; // roles the village has to find; by default all of that team
  readonly goesOn?: (hunted: number, living: number) => boolean; // whether the game does, with this many of them left
  readonly evidence?: Readonly<Record<string, Evidence>>; // what everyone may learn
  readonly rates?: (players: number) => Rates;
  readonly everyone: readonly Act[]; // acts of every seat
  readonly actsBy?: 'dealt' | 'cards'; // which card gives a seat its acts; by default the one it has now
  readonly phases: readonly Phase[]; // held in turn, round after round; the day counts the rounds
  readonly schedule?: readonly Step[]; // in which order they are held, where it is not as listed
  readonly on?: TableHooks;
  readonly outcome: (game: Game) => Outcome | null;
  readonly roundOver?: (game: Game, day: number) => Outcome | null; // called after each round, even if no phase was held in it
  readonly epilogue?: (table: Table) => readonly Event[]; // disclosed to all before the end
  readonly identities?: readonly string[]; // false names for players
  readonly mayDrop?: true; // seats can be dropped
  readonly ready?: 'all' | 'enough'; // a game begins when all players are ready, or enough of them: the others watch
  readonly hidesAi?: true; // in the lobby too AI seats look like people
  readonly staged?: Staged;
  readonly words: Words;
  readonly briefing?: Briefing;
  readonly talk?: Readonly<Record<string, TableTalk>>; // per language
}
/** What a language model is told of a rule set beside its words, in English. */
export interface Briefing {
  readonly rules: readonly string[]; // how this table plays: order of resolution, ties, chat, what is shown
  readonly advice: Readonly<Record<Id, string>>; // per team
}
/** Options that mean the same in every rule set and are applied by the engine. */
export interface CommonOptions {
  readonly durations?: Readonly<Record<Id, number>>;
  readonly roles?: Deck;
  readonly fixed_night?: boolean;
  readonly beginners?: boolean;
}

/** A rule set ready to play: checked, and indexed for speed. */
export interface Ruleset extends Omit<RulesetSpec, 'deck'> {
  readonly version: number;
  readonly schedule: readonly Step[];
  readonly cards: (players: number) => { readonly ok: true; readonly deck: Deck } | Refusal;
  readonly roleOf: ReadonlyMap<Id | null, Role>;
  readonly phaseOf: ReadonlyMap<Id, Phase>;
  readonly actsIn: ReadonlyMap<Id, ReadonlyMap<Id | null, readonly Act[]>>; // by phase, then by role
  readonly ballotActs: ReadonlyMap<Id, readonly Act[]>; // by phase, in the order of resolution
  readonly hooks: Readonly<Partial<Record<EventType, Hooks>>>;
  readonly allWords: AllWords;
  readonly staged: Required<Staged>; // of the rule set and its roles
}
export interface Hooks {
  readonly ruleset: TableHook[]; // of the rule set; they run first
  readonly instead: { readonly role: Id; readonly run: SeatHook<readonly Event[] | undefined> }[];
  readonly on: { readonly role: Id; readonly run: SeatHook<readonly Event[]> }[];
  readonly table: TableHook[];
}
export type SeatHook<R> = (table: Table, me: Seat, event: Event) => R;
export type TableHook = (table: Table, event: Event) => readonly Event[];
