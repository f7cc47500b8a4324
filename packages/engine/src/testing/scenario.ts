import type { Decided } from '../core/decide.ts';
import { seedOf } from '../core/dice.ts';
import type { Id } from '../core/model.ts';
import type { Ruleset } from '../core/rules.ts';
import type { Engine } from './engine.ts';

/** A game to be played at random: the same scenario gives the same game. */
export interface Scenario {
  readonly rules: Ruleset;
  readonly players: number;
  readonly seed: number;
  readonly bound: number; // if no one acts, any game ends after this many timeouts
}

/** Something a check has found. The seed plays it again. */
export interface Finding {
  readonly check: string;
  readonly seed: number;
  readonly what: string;
}

const NAMES = 'Ann Bob Cid Dee Eve Fay Gus Hal Ivy Jon Kim Leo Mia Ned Ola Pip Quin Ria Sam Tom'.split(' ');

export const secretOf = ({ rules, seed }: Pick<Scenario, 'rules' | 'seed'>): string => seedOf(`${rules.id} ${seed}`);

/** Begins the game of a scenario, with the cards dealt by its seed or with these. */
export const begin = (engine: Engine, scenario: Scenario, cards?: readonly Id[]): Decided =>
  engine.start(scenario.rules, {
    names: NAMES.slice(0, scenario.players),
    seed: secretOf(scenario),
    ...(cards && { cards }),
  });
