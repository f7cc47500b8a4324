import type { Id } from '@moonrise/engine';
import type { RulesetEntry } from '@moonrise/engine/kit';
import { type Cast, type Played, play, rulesOf } from '@moonrise/engine/testing';

/** Plays a transcript with the cards of this cast as the deck. */
export const roundOf =
  (entry: RulesetEntry, version?: number) =>
  (cast: Cast, script: string, options: object = {}, seed?: string): Played => {
    const roles: Record<Id, number> = {};
    for (const role of Object.values(cast)) roles[role] = (roles[role] ?? 0) + 1;
    return play(rulesOf(entry, { roles, ...options }, version), cast, script, seed === undefined ? {} : { seed });
  };
