/** What a sentence of people says, if it fits a pattern. */
export type Kind =
  | 'claim' // {r}: the speaker
  | 'suspect'
  | 'trust'
  | 'isBad' // {s} is bad: an accusation, or a result of somebody who learns things
  | 'isGood'
  | 'sawBad' // a result, told as such
  | 'sawGood'
  | 'sawPair' // {s} and {s} are, {a}
  | 'isPair'
  | 'didPair' // {s} and {s} have been exchanged
  | 'intend'
  | 'abstain'
  | 'askRole'
  | 'askBallot'
  | 'askSuspect'
  | 'askReason' // why the speaker is suspected or voted for
  | 'agree'
  | 'second' // the same as whoever spoke last
  | 'disagree'
  | 'defend'
  | 'retract'
  | 'greet'
  | 'unsure'
  | 'mourn'
  | 'hurry'
  | 'thanks'
  | 'nothing'; // it looks like one of those below, and is not

/**
 * How people say things in a language. A pattern is a row of words: `(a|b)` one of them, `[a|b]` one or none, `_` joins
 * words, `^` and `$` are the ends of a clause. {s} is a player, {r} a role, {bad} and {good} what the village makes of it ({fine}: no role), {v}
 * a verb of somebody who learns things, {a} an answer, {w} up to two words, `!` that it is not somebody else who did it. Where words are not divided by spaces a
 * pattern is a plain expression.
 */
export interface PatternSource {
  readonly isSpaced: boolean;
  readonly asking: readonly (readonly [Kind, ...string[]])[]; // of a whole sentence
  readonly telling: readonly (readonly [Kind, ...string[]])[]; // results: of a whole sentence
  readonly saying: readonly (readonly [Kind, ...string[]])[]; // of a clause; the first that fits
  readonly others: string; // after these words it is not the speaker who did it
  readonly joints: string; // words that begin a clause, divided by commas
  readonly bonds: string; // words that go on with a clause after a comma
  readonly guards: readonly string[]; // whatever stands in such a clause is not what the speaker means
  readonly several: {
    readonly and: string; // words between players who are named together
    readonly are: Readonly<Record<string, string>>; // verbs of several, and what they are of one
  };
  readonly pronouns: Readonly<Record<string, string>>; // for a player named just before; with a verb that sticks to it
  readonly night: string; // before or around the number of a night
  readonly common: string; // words that are no names, however much they look like one
}
