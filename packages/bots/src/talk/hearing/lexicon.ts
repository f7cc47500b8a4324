/**
 * The words of a language by what they do in a sentence. Each entry is a list of phrases, separated by commas; in
 * languages without spaces a list of regular expressions, separated by spaces. {s} is a player, {r} a role, {o} a role
 * that is not bad, {bad} and {good} a role or word for either side ({fine}: a word only), {v} a verb of a role that gets
 * results, {a} an answer. The rest of the notation is in `phrase-index.ts`.
 */
export interface Lexicon {
  // What makes a sentence or a clause not count.
  readonly forced: string; // a condition that only stresses what follows: "if I had to pick"
  readonly unreal: string; // irony, other talk: nothing in the sentence is meant
  readonly cond: string; // begins a condition: nothing from there on is meant
  readonly wager: string; // after a condition: the opposite is meant ("I'll eat my hat")
  readonly denial: string; // to a guess: "Tom a wolf? Nah."
  readonly maybe: string; // nothing in the clause is certain
  readonly filler: string; // says nothing, but is not unknown
  readonly reported: string; // what others say or did: the clause is not the speaker's opinion
  readonly voted: string; // votes of the past
  readonly byOther: string; // another player got the result
  // Opinions.
  readonly not: string; // turns the opinion round; two of them cancel out
  readonly twist: string; // turns it round over several words
  readonly bad: string;
  readonly good: string;
  readonly rather: string; // between two players, the first of whom is believed or meant: "rather than"
  readonly belief: string; // for a player, if nothing else is said of them: "believe"
  readonly doubt: string; // against a player, or turns round what else is said: "doubt"
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
  readonly he: string; // another player is, named before
  readonly defend: string;
  readonly retract: string;
  readonly second: string;
  // Results.
  readonly result: string; // marks what is said of a player as a result
  readonly red: string; // a bad result
  readonly green: string;
  // Questions.
  readonly asks: string; // begins or marks a question
  readonly rhetoric: string; // makes a question a statement: "isn't Tom sus?"
  readonly why: string;
  readonly atMe: string; // the speaker as the object: "on me"
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
