import type { Id, Ruleset } from '@moonrise/engine';
import type { Disclosures, Law } from '@moonrise/engine/testing';

/** What the random-game tests have to know of a rule set, apart from its rules. */
export interface SecrecyProfile {
  readonly id: Id;
  readonly bound: (rules: Ruleset, players: number) => number; // a game ends after at most this many timeouts
  readonly disclosures: Disclosures; // who learns what; anything that is not listed is hidden
  readonly laws: readonly Law[]; // in addition to those of all rule sets
}
