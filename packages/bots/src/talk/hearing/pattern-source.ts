/** What a sentence says, if it fits a pattern. */
export type Kind =
  | 'claim' // {r}: the speaker's role
  | 'suspect'
  | 'trust'
  | 'isBad' // {s} is bad: an accusation, or a result if the speaker gets results
  | 'isGood'
  | 'sawBad' // stated as a result
  | 'sawGood'
  | 'sawPair' // {s} and {s} compared, {a} the answer
  | 'isPair'
  | 'didPair' // {s} and {s} were exchanged
  | 'intend'
  | 'abstain'
  | 'askRole'
  | 'askBallot'
  | 'askSuspect'
  | 'askReason' // why the speaker is suspected or voted for
  | 'agree'
  | 'second' // agrees with the last speaker
  | 'disagree'
  | 'defend'
  | 'retract'
  | 'greet'
  | 'unsure'
  | 'mourn'
  | 'hurry'
  | 'thanks'
  | 'nothing'; // resembles one of the patterns below, but means nothing

/**
 * How people phrase things in a language. A pattern is a row of words: `(a|b)` one of them, `[a|b]` one or none, `_`
 * joins words, `^` and `$` are the ends of a clause. {s} is a player, {r} a role, {bad} and {good} a role or word for
 * either side ({fine}: a word only), {v} a verb of a role that gets results, {a} an answer, {w} up to two words, `!`
 * excludes another player as the subject. For languages without spaces a pattern is a regular expression.
 */
export interface PatternSource {
  readonly isSpaced: boolean;
  readonly asking: readonly (readonly [Kind, ...string[]])[]; // match whole sentences
  readonly telling: readonly (readonly [Kind, ...string[]])[]; // results; match whole sentences
  readonly saying: readonly (readonly [Kind, ...string[]])[]; // match a clause; the first match counts
  readonly others: string; // words after which the speaker is not the subject
  readonly joints: string; // words that begin a clause, separated by commas
  readonly bonds: string; // words that continue a clause after a comma
  readonly guards: readonly string[]; // a clause that matches is not meant (a condition, a negation)
  readonly several: {
    readonly and: string; // words between players named together
    readonly are: Readonly<Record<string, string>>; // plural verbs and their singular
  };
  readonly pronouns: Readonly<Record<string, string>>; // refer to the player named last; the value is a verb that sticks to the pronoun
  readonly night: string; // marks the number of a night
  readonly common: string; // words that are never names
}
