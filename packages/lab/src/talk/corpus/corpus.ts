/** Lines people write, their meaning, and the rule set if it is not Moonrise. */
export interface Corpus {
  readonly names: readonly string[];
  readonly lines: readonly (readonly [text: string, understood: string, rules?: string])[];
}

/**
 * Lines for measuring how much the bots understand, in two halves. The known half is for tuning: `known`, and
 * `once-unseen`, which was for judging until it had been tuned by. The unseen half, `unseen`, is only for judging: do not
 * read it, or its misread lines, while you change the hearing.
 *
 * The meaning of a line is a list of acts (`SpokenAct`), in any order: `claim seer, scanned Tom werewolf n1`. An empty
 * meaning says that a listener should draw nothing from the line: sarcasm, quotes, conditions, talk of other things.
 * - `suspect Tom?` with a question mark: this act may be heard or left out.
 * - ` / ` separates readings that are all acceptable; `nothing` is one of them where the line may also be left alone.
 * - The mark `!`: a wrong reading of this line is dangerous. It says the opposite of what it seems to say, or names a
 *   player who is not the one accused, or looks like a claim without being one.
 * - A mark such as `one-night` is the rule set, if it is not Moonrise.
 *
 * The acts, as far as bots already know them:
 * - `claim seer`: says to be this role. `scanned Tom werewolf n2`: tells a result of night 2, under the key of the rule
 *   set (`compared Tom+Anna same n1`, `medium Tom HUMAN n1`, `robbed Tom seer n1`, `move_swap Me+Tom+Anna n1`).
 * - `suspect Tom`: holds Tom for bad, or does not believe Tom. `trust Tom`: holds Tom for good, or believes Tom.
 * - `intend Tom`: will vote for Tom; `intend nobody`: will abstain.
 * - `ask Tom role`, `ask Tom ballot`, `ask Tom suspect`: what Tom is, will vote for, thinks. `ask Tom reason`: why Tom is
 *   against the speaker; `wonder` asks no one in particular.
 * - `agree Tom`, `disagree Tom`: with what Tom said. `second`: with the last speaker.
 * - `defend`: says not to be bad, or asks not to be voted out. `retract`: takes back a claim or the last words.
 * - `greet`, `thanks`, `unsure`, `mourn`, `hurry`: small talk.
 *
 * The acts that are new:
 * - `ask Tom why Anna`: why Tom is for or against Anna. `ask Tom about Anna`: what Tom thinks of Anna.
 * - `ask Tom results`: what Tom has found out at night. `ask Tom ballots`: who voted for whom. `ask Tom summary`: what has
 *   happened so far. `ask Tom bot`: whether Tom is a bot.
 * - `ask-all suspect`: the same questions to everyone: "why Anna?" is `ask-all why Anna`.
 * - `call vote Tom`: tells the others to vote for Tom; `call vote nobody`: to vote for no one. The caller will do so too,
 *   so `intend Tom` is right as well.
 * - `call claim`: everyone should claim now; `call claim seer`: the Seer should.
 * - `spare Tom`: Tom should not be voted out, whatever Tom is.
 * - `vouch Tom`: answers for Tom in person; `trust Tom` is right as well.
 * - `unsuspect Tom`: no longer suspects Tom; `retract` is right as well.
 */
export interface HearingCorpus {
  readonly names: readonly string[]; // of the players; the speaker is the sixth
  readonly lines: readonly HearingLine[];
}
export type HearingLine = readonly [text: string, meaning: string, marks?: Marks];
type Marks = '!' | OtherRules | `${OtherRules} !`;
type OtherRules = 'launch' | 'classic' | 'aiwolf' | 'one-night';

type Topic = 'role' | 'ballot' | 'suspect' | 'results' | 'ballots' | 'summary' | 'bot' | `${'why' | 'about'} ${string}`;
/** An act in short. */
export type SpokenAct =
  | `claim ${string}`
  | `${string} ${string} ${string}n${number}` // a result
  | `${'suspect' | 'trust' | 'agree' | 'disagree' | 'vouch' | 'spare' | 'unsuspect'} ${string}`
  | `${'intend' | 'call vote'} ${string}`
  | `ask ${string} ${Topic | 'reason'}`
  | `ask-all ${Topic}`
  | 'call claim'
  | `call claim ${string}`
  | 'defend'
  | 'retract'
  | 'wonder'
  | 'second'
  | 'greet'
  | 'thanks'
  | 'unsure'
  | 'mourn'
  | 'hurry'
  | BotsOnly;
/** What only bots say, in sentences of their own. */
type BotsOnly =
  | 'dodge'
  | 'patience'
  | 'empty'
  | `${'recall' | 'tally' | 'plans' | 'standing'} ${string}`
  | `ask ${string} meaning`
  | 'ask-all meaning';
