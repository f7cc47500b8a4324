import type { Id, Ruleset } from '@moonrise/engine';
import type { Disclosures, Law } from '@moonrise/engine/testing';

/** What the property tests have to know of a rule set, besides its rules. */
export interface SecrecyProfile {
  readonly id: Id;
  readonly bound: (rules: Ruleset, players: number) => number; // so many clocks running out end any game
  readonly disclosures: Disclosures; // reviewed like an interface: what is not in it is hidden
  readonly laws: readonly Law[]; // its own, besides those of all rule sets
}
