import type { Id, Place, Ruleset, SeatId } from '@moonrise/engine';

/** The meaning of an utterance, apart from its words. */
export type SpeechAct =
  | { readonly type: 'claim'; readonly role: Id } // "I am the Seer."
  | Report
  | { readonly type: 'suspect' | 'trust'; readonly seat: SeatId; readonly because?: Reason }
  | { readonly type: 'intend'; readonly seat: SeatId | null } // the announced vote
  | ({ readonly type: 'ask'; readonly seat: SeatId } & Question)
  | ({ readonly type: 'askAll' } & Question) // the same question to everyone
  | { readonly type: 'callVote'; readonly seat: SeatId | null } // tells the others whom to vote for
  | { readonly type: 'callClaim'; readonly role?: Id } // tells everyone, or the holder of a role, to claim
  | { readonly type: 'vouch' | 'spare' | 'unsuspect'; readonly seat: SeatId } // answers for; "not X today"; no longer suspects
  | { readonly type: 'agree' | 'disagree'; readonly seat: SeatId } // with what that seat said last
  | { readonly type: 'defend' | 'retract' }
  | { readonly type: 'wonder' | 'second' } // "Why me?" to no one in particular; "Me too." to the last speaker
  | { readonly type: 'chat'; readonly mood: Mood };

type Question =
  | { readonly about: SmallTopic | 'results' | 'ballots' | 'summary' | 'bot' } // ballots: who voted for whom
  | { readonly about: 'why' | 'opinion'; readonly whom: SeatId };
/** What bots ask and answer themselves. */
export type SmallTopic = 'role' | 'ballot' | 'suspect' | 'reason'; // reason: "why me?"

/** A private result, under the rule set's key for it. */
export interface Report {
  readonly type: 'report';
  readonly key: string;
  readonly about: readonly Place[];
  readonly answer: string | number | boolean;
  readonly day: number;
}
export type Reason =
  | { readonly type: 'result'; readonly by: SeatId } // that seat reported a result against them
  | { readonly type: 'clash' | 'quiet' | 'ballots' | 'feeling' };
export type Mood = 'greet' | 'unsure' | 'mourn' | 'hurry' | 'thanks';

/** The setting of an utterance. */
export interface TalkContext {
  readonly rules: Ruleset;
  readonly language: string;
  readonly seats: readonly { readonly name: string; readonly alive: boolean }[];
  readonly me: SeatId; // the speaker
  readonly seed: string; // chooses the wording
  readonly recent: readonly string[]; // recent lines, not to be repeated
  readonly isPrivate?: boolean; // to the pack, at night
  readonly isShort?: boolean; // at most some fifty letters
}
