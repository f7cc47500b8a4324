/** How sentences of a language are built. Lists are separated by commas. */
export interface Grammar {
  readonly isSpaced: boolean; // words are separated by spaces
  readonly joints: string; // words that begin a clause; without spaces an expression that ends one
  readonly bonds: string; // words that continue a clause even after a comma: "that"
  readonly contrast: string; // those joints after which the speaker speaks again: "but"
  readonly and: string; // words between players named together
  readonly plural: string; // words that show that players are named together
  readonly openers: string; // words before or after a clause that change nothing: "well", "lol"
  readonly isVerbLast: boolean; // the player to vote for stands before the verb
  readonly lettered: Readonly<Record<string, string>>; // words of the rule sets in phrases, and the slots they become
  readonly respelt: Readonly<Record<string, string>>; // forms of words that the rule sets list otherwise
  readonly night: string; // marks the number of a night; group 2, 3, … is the first, second, … in words
  readonly common: string; // words that are never names
}
