import type { Turn } from '@moonrise/bots';
import { type Event, Game, promptsOf, type Ruleset, type SeatId, seedOf, share, start, view } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';

export function rulesCalled(id: string): Ruleset {
  const built = ruleset(id);
  if (!built.ok) throw new Error(built.message);
  return built.rules;
}
export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

/** The events of a game that has just begun, with these cards. */
export function dealt(rules: Ruleset, cards: readonly string[], players = cards.length): readonly Event[] {
  const started = start(rules, { names: NAMES.slice(0, players), seed: seedOf('turns'), cards });
  if (!started.ok) throw new Error(started.message);
  return started.events;
}

/** The turn of a seat that has seen its part of these events. */
export function turnOf(rules: Ruleset, log: readonly Event[], seat: SeatId): Turn {
  const game = new Game(rules, view(log, seat));
  const team = game.team(seat);
  return {
    seat,
    prompts: promptsOf(game, seat),
    view: () => game,
    fellows: () => (team === undefined ? [] : game.members(team).filter((id) => id !== seat)),
    news: () => share(log, seat),
    memory: null,
    seed: 'seed',
  };
}
