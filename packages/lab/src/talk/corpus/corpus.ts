/** Lines people write, their meaning, and the rule set if it is not Moonrise. */
export interface Corpus {
  readonly names: readonly string[];
  readonly lines: readonly (readonly [text: string, understood: string, rules?: string])[];
}
