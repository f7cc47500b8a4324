// What a seat is offered and answered follows from what it has seen.

import { fold } from '../../core/evolve.ts';
import { Game } from '../../core/game.ts';
import type { SeatId, State } from '../../core/model.ts';
import { locksOf } from '../../core/prompts.ts';
import { sees } from '../../core/view.ts';
import { Chance } from '../chance.ts';
import { anyCommand } from '../commands.ts';
import type { Engine } from '../engine.ts';
import { isSame } from '../json.ts';
import type { Moment } from '../random-play.ts';
import { type Scenario, secretOf } from '../scenario.ts';
import { firstFault, type Law } from './law.ts';

/** What each seat knows, kept up to date. */
class Views {
  private readonly states: State[];
  constructor({ players }: Scenario) {
    this.states = Array.from({ length: players }, () => fold([]));
  }
  add({ events }: Moment): void {
    for (const [seat, state] of this.states.entries())
      this.states[seat] = fold(
        events.filter((event) => sees(event, seat)),
        state,
      );
  }
  of(seat: SeatId): State {
    return this.states[seat] as State;
  }
}

/** What a seat may do now, and what is closed to it. */
function openAndShut(engine: Engine, game: Game, seat: SeatId) {
  const prompts = engine.promptsOf(game, seat);
  return { prompts, locks: locksOf(game, seat, prompts) };
}

export const viewGivesPrompts: Law = {
  name: 'a view gives the same prompts as the truth',
  watch: (scenario, engine) => {
    const views = new Views(scenario);
    return (moment) => {
      views.add(moment);
      return firstFault(moment.game.seats, ({ id }) => {
        const known = openAndShut(engine, new Game(scenario.rules, views.of(id)), id);
        const real = openAndShut(engine, moment.game, id);
        return isSame(known, real)
          ? undefined
          : `seat ${id} in ${moment.game.frame.id} knows ${JSON.stringify(known)} but has ${JSON.stringify(real)}`;
      });
    };
  },
};

export const viewGivesRefusals: Law = {
  name: 'a view gives the same refusals as the truth',
  watch: (scenario, engine) => {
    const views = new Views(scenario);
    const chance = new Chance(scenario.seed);
    const seed = secretOf(scenario);
    return (moment) => {
      views.add(moment);
      const command = anyCommand(chance, moment.game);
      const real = engine.decide(moment.game, command, seed);
      if (real.ok || !('seat' in command)) return undefined;
      const seat = command.seat in moment.game.seats ? command.seat : 0;
      const known = engine.decide(new Game(scenario.rules, views.of(seat)), command, seed);
      const answered = known.ok ? 'accepts' : known.message;
      return answered === real.message
        ? undefined
        : `${JSON.stringify(command)}: "${real.message}", from the view "${answered}"`;
    };
  },
};

export const promptsFollowEvents: Law = {
  name: 'prompts change only with something seen',
  watch: (_, engine) => {
    let before: string[] = [];
    return ({ events, game }) => {
      const now = game.seats.map(({ id }) => JSON.stringify(engine.promptsOf(game, id)));
      const changed = now.findIndex(
        (prompts, seat) => prompts !== before[seat] && !events.some((event) => sees(event, seat)),
      );
      before = now;
      return changed < 0 ? undefined : `seat ${changed} has seen nothing and now has ${now[changed]}`;
    };
  },
};
