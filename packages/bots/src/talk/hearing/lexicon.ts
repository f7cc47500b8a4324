import { compilePhrases, TWIST } from './pattern.ts';
import type { PatternSource } from './pattern-source.ts';

/**
 * The words of a language by what they do in a sentence. Each entry is a list of phrases in the notation of patterns,
 * separated by commas, or by spaces in languages without spaces.
 */
export interface Lexicon {
  // What makes a sentence or a clause not count.
  readonly forced: string; // a condition that only stresses what follows: "if I had to pick"
  readonly unreal: string; // a condition, irony, other talk: nothing in the sentence is meant
  readonly reported: string; // what others say or did: the clause is not the speaker's opinion
  readonly voted: string; // votes of the past
  readonly byOther: string; // another player got the result
  // Opinions.
  readonly not: string; // turns the opinion round; two of them cancel out
  readonly twist: string; // turns it round over several words; simple patterns do not apply
  readonly bad: string;
  readonly good: string;
  readonly vouch: string;
  readonly spare: string;
  readonly unsuspect: string;
  readonly agree: string;
  readonly disagree: string;
  // Votes.
  readonly voting: string;
  readonly nobody: string; // in place of a player to vote for
  readonly together: string; // the others are told to do it too
  readonly intend: string; // with a player: the speaker's vote
  readonly callVote: string; // with a player: everyone's vote
  readonly turn: string; // from one player to another
  // The speaker.
  readonly claim: string;
  readonly withMe: string; // the speaker and a player have the same card
  readonly mine: string; // the speaker is the subject
  readonly defend: string;
  readonly retract: string;
  readonly second: string;
  // Results.
  readonly result: string; // marks what is said of a player as a result
  // Questions.
  readonly asks: string; // begins or marks a question
  readonly why: string;
  readonly toMe: string; // the speaker as the target
  readonly you: string;
  readonly bot: string;
  readonly results: string;
  readonly ballots: string;
  readonly summary: string;
  readonly opinion: string; // of another player
  readonly ballot: string;
  readonly role: string;
  readonly suspect: string;
  readonly claimAll: string; // everyone should claim
  readonly comeOut: string; // a player or the holder of a role should
  // Small talk.
  readonly greet: string;
  readonly thanks: string;
  readonly unsure: string;
  readonly mourn: string;
  readonly hurry: string;
}
export type Feature = keyof Lexicon;
export type Features = Readonly<Record<Feature, RegExp>>;

/** One expression per entry. */
export const featuresOf = (lexicon: Lexicon, source: PatternSource): Features =>
  Object.fromEntries(
    Object.entries(lexicon).map(([feature, phrases]) => [
      feature,
      compilePhrases(feature === 'twist' ? `${TWIST}${source.isSpaced ? ',' : ' '}${phrases}` : phrases, source),
    ]),
  ) as Features;

export const has = (text: string, feature: RegExp): boolean => text.search(feature) >= 0;

interface Span {
  readonly feature: Feature;
  readonly from: number;
  readonly to: number;
}
/** How often each feature occurs. A phrase inside a longer phrase of another feature does not count: "no doubt" denies nothing. */
export function countsIn<F extends Feature>(
  text: string,
  features: Features,
  ...wanted: readonly F[]
): Record<F, number> {
  const spans = wanted.flatMap((feature) =>
    [...text.matchAll(features[feature])].map(
      ({ 0: { length }, index }): Span => ({ feature, from: index, to: index + length }),
    ),
  );
  const isInside = (one: Span, other: Span) =>
    other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;
  const free = spans.filter((one) => !spans.some((other) => isInside(one, other)));
  return Object.fromEntries(
    wanted.map((feature) => [feature, free.filter((one) => one.feature === feature).length]),
  ) as Record<F, number>;
}
