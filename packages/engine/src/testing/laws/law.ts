import type { Engine } from '../engine.ts';
import type { Moment } from '../random-play.ts';
import type { Scenario } from '../scenario.ts';

/** Checks a game decision by decision and returns what is wrong with one, or undefined. */
export type Watch = (moment: Moment) => string | undefined;

/** Something that holds in every game of every rule set. */
export interface Law {
  readonly name: string;
  readonly watch: (scenario: Scenario, engine: Engine) => Watch;
}

/** The first fault in a list of things. */
export function firstFault<T>(things: readonly T[], fault: (thing: T) => string | undefined): string | undefined {
  for (const thing of things) {
    const found = fault(thing);
    if (found !== undefined) return found;
  }
  return undefined;
}
