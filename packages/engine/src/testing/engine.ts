import { type Decided, decide } from '../core/decide.ts';
import { evolve, fold } from '../core/evolve.ts';
import { type Game, Table } from '../core/game.ts';
import type { Event, State } from '../core/model.ts';
import { clock, promptsOf } from '../core/prompts.ts';
import type { Ruleset } from '../core/rules.ts';
import { start } from '../core/start.ts';

/** The engine's functions as a value, so that a check can be given a faulty engine. */
export interface Engine {
  readonly start: typeof start;
  readonly decide: typeof decide;
  readonly evolve: typeof evolve;
  readonly promptsOf: typeof promptsOf;
  readonly clock: typeof clock;
}
export const engine: Engine = { start, decide, evolve, promptsOf, clock };

/** An engine that changes events: each may be replaced, dropped, or followed by others. */
export function tampered(change: (event: Event, before: State, rules: Ruleset) => readonly Event[]): Engine {
  const retell = (rules: Ruleset, from: State, seed: string, decided: Decided): Decided => {
    if (!decided.ok) return decided;
    const events: Event[] = [];
    let state = from;
    for (const event of decided.events) {
      const told = change(event, state, rules);
      events.push(...told);
      state = fold(told, state);
    }
    return { ok: true, events, game: new Table(rules, state, seed) };
  };
  const nothing = fold([]);
  return {
    ...engine,
    start: (rules, setting) => retell(rules, nothing, setting.seed, start(rules, setting)),
    decide: (game: Game, command, seed) => retell(game.rules, game.state, seed, decide(game, command, seed)),
  };
}
