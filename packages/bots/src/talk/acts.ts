import type { Id, Place, Ruleset, SeatId } from '@moonrise/engine';

/** The meaning of an utterance, apart from its words. */
export type SpeechAct =
  | { readonly type: 'claim'; readonly role: Id } // "I am the Seer."
  | Report
  | { readonly type: 'suspect'; readonly seat: SeatId; readonly because?: SuspectReason }
  | { readonly type: 'trust'; readonly seat: SeatId; readonly because?: TrustReason }
  | { readonly type: 'intend'; readonly seat: SeatId | null } // the announced vote
  | ({ readonly type: 'ask'; readonly seat: SeatId } & Question)
  | ({ readonly type: 'askAll' } & Question) // the same question to everyone
  | { readonly type: 'callVote'; readonly seat: SeatId | null } // tells the others whom to vote for
  | { readonly type: 'callClaim'; readonly role?: Id } // tells everyone, or the holder of a role, to claim
  | { readonly type: 'vouch' | 'spare' | 'unsuspect'; readonly seat: SeatId } // answers for; "not X today"; no longer suspects
  | { readonly type: 'agree' | 'disagree'; readonly seat: SeatId } // with what that seat said last
  | { readonly type: 'recall'; readonly seat: SeatId; readonly whom: SeatId } // for whom that seat voted last
  | { readonly type: 'tally' | 'plans'; readonly seat: SeatId; readonly by: readonly SeatId[] } // who voted for it last, or wants to today
  | { readonly type: 'standing'; readonly seat: SeatId; readonly role: Id } // what that seat claims to be
  | { readonly type: 'defend' }
  | { readonly type: 'retract'; readonly role?: Id } // what was said last, or the claim to this role
  | { readonly type: 'wonder' | 'second' } // "Why me?" to no one in particular; "Me too." to the last speaker
  | { readonly type: 'chat'; readonly mood: Mood };

type Question =
  | { readonly about: SmallTopic | 'results' | 'ballots' | 'summary' | 'bot' } // ballots: who voted for whom
  | { readonly about: 'why' | 'opinion'; readonly whom: SeatId };
/** What bots ask and answer themselves. */
export type SmallTopic = 'role' | 'ballot' | 'suspect' | 'reason' | 'meaning'; // reason: "why me?"

/** A private result, under the rule set's key for it. */
export interface Report {
  readonly type: 'report';
  readonly key: string;
  readonly about: readonly Place[];
  readonly answer: string | number | boolean;
  readonly day: number;
}
/** What an opinion rests on. Bots give only reasons that hold: everyone can check them in the log. */
export type Reason =
  | { readonly type: 'result'; readonly by: SeatId } // that seat reported a result about them
  | { readonly type: 'voted'; readonly whom: SeatId } // they voted for that seat, whose card is known now
  | { readonly type: 'spared'; readonly whom: SeatId } // they voted, but never for that seat, which was hunted
  | { readonly type: 'echo'; readonly by: SeatId } // that seat said it first today
  | { readonly type: 'against'; readonly by: SeatId } // that seat spoke against them today
  | { readonly type: 'rival'; readonly whom: SeatId } // that seat claims the same card
  | { readonly type: 'clash' | 'quiet' | 'feeling' };
type SuspectReason = Exclude<Reason, { type: 'against' }>;
type TrustReason = Exclude<Reason, { type: 'spared' }>;
/** dodge: to "are you a bot?"; patience: to a call to claim; empty: nothing to tell. */
export type Mood = 'greet' | 'unsure' | 'mourn' | 'hurry' | 'thanks' | 'dodge' | 'patience' | 'empty';

/** The setting of an utterance. */
export interface TalkContext {
  readonly rules: Ruleset;
  readonly language: string;
  readonly seats: readonly { readonly name: string; readonly alive: boolean }[];
  readonly me: SeatId; // the speaker
  readonly feminine?: readonly SeatId[]; // spoken of in the feminine, where the language has one
  readonly seed: string; // chooses the wording
  readonly recent: readonly string[]; // recent lines, not to be repeated
  readonly spoken?: readonly number[]; // signs of the sentences that were said before in this game
  readonly isPrivate?: boolean; // to the pack, at night
  readonly isShort?: boolean; // at most some sixty letters
  readonly readings?: LineReadings;
}
/** What the lines of one table mean. Every seat reads the same lines, so each is interpreted once. */
export interface LineReadings {
  of(text: string, context: TalkContext, interpret: () => readonly SpeechAct[]): readonly SpeechAct[];
}
