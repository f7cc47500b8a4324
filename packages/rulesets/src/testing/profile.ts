import type { Id, Ruleset } from '@moonrise/engine';
import type { Disclosures } from '@moonrise/engine/testing';

/** What the property tests have to know of a rule set, besides its rules. */
export interface Profile {
  readonly id: Id;
  readonly bound: (rules: Ruleset, players: number) => number; // so many clocks running out end any game
  readonly disclosures: Disclosures;
}
