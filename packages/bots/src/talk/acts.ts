import type { Id, Place, Ruleset, SeatId } from '@moonrise/engine';

/** What somebody says, apart from the words: what bots tell each other and hear from everybody. */
export type SpeechAct =
  | { readonly type: 'claim'; readonly role: Id } // "I am the Seer."
  | Report
  | { readonly type: 'suspect' | 'trust'; readonly seat: SeatId; readonly because?: Reason }
  | { readonly type: 'intend'; readonly seat: SeatId | null } // whom I will vote for
  | { readonly type: 'ask'; readonly seat: SeatId; readonly about: 'role' | 'ballot' | 'suspect' | 'reason' } // why me
  | { readonly type: 'agree' | 'disagree'; readonly seat: SeatId } // with what that seat said last
  | { readonly type: 'defend' | 'retract' }
  | { readonly type: 'wonder' | 'second' } // "Why me?", of nobody in particular; "Me too.", to whoever spoke last
  | { readonly type: 'chat'; readonly mood: Mood };

/** A private result, under the rule set's own key of what is told. */
export interface Report {
  readonly type: 'report';
  readonly key: string;
  readonly about: readonly Place[];
  readonly answer: string | number | boolean;
  readonly day: number;
}
export type Reason =
  | { readonly type: 'result'; readonly by: SeatId } // somebody has told a result against them
  | { readonly type: 'clash' | 'quiet' | 'ballots' | 'feeling' };
export type Mood = 'greet' | 'unsure' | 'mourn' | 'hurry' | 'thanks';

/** Where something is said. */
export interface TalkContext {
  readonly rules: Ruleset;
  readonly language: string;
  readonly seats: readonly { readonly name: string; readonly alive: boolean }[];
  readonly me: SeatId; // who speaks
  readonly seed: string; // draws one of many ways to say it
  readonly recent: readonly string[]; // what was said last: nobody repeats it
  readonly isPrivate?: boolean; // to the pack, at night
  readonly isShort?: boolean; // a speech of some fifty letters is all that is heard
}
