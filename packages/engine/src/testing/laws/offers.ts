// Exactly what is offered is accepted, and an idle player does not stop the game.
import { Chance } from '../chance.ts';
import { anyCommand, isOffered } from '../commands.ts';
import { answer } from '../random-play.ts';
import { secretOf } from '../scenario.ts';
import { firstFault, type Law } from './law.ts';

export const offersHold: Law = {
  name: 'what is offered is accepted',
  watch: (scenario, engine) => {
    const chance = new Chance(scenario.seed);
    const seed = secretOf(scenario);
    return ({ game }) => {
      const { id = 0 } = game.seats[chance.below(game.seats.length)] ?? {};
      return firstFault(engine.promptsOf(game, id), (prompt) => {
        const command = answer(chance, prompt);
        const decided = engine.decide(game, command, seed);
        return decided.ok ? undefined : `${decided.message} ${JSON.stringify(command)}`;
      });
    };
  },
};

const isSentence = (text: string): boolean => /^[^{}]+[.?!]$/.test(text);

export const restRefused: Law = {
  name: 'what is not offered is refused, with a sentence',
  watch: (scenario, engine) => {
    const chance = new Chance(scenario.seed);
    const seed = secretOf(scenario);
    return ({ game }) => {
      const command = anyCommand(chance, game);
      const offered = isOffered(engine, game, command);
      const decided = engine.decide(game, command, seed);
      if (decided.ok !== offered) return `${offered ? 'refused' : 'accepted'} ${JSON.stringify(command)}`;
      return decided.ok || isSentence(decided.message) ? undefined : decided.message;
    };
  },
};

export const deadHaveNoSay: Law = {
  name: 'the dead are offered talk and revenge alone',
  watch:
    (_, engine) =>
    ({ game }) => {
      if (game.state.frames.length > 1) return undefined; // an interruption is theirs
      const dead = game.dead().flatMap((seat) => engine.promptsOf(game, seat));
      return firstFault(dead, ({ seat, offers }) => {
        const offer = offers.find(({ text }) => text === undefined);
        return offer && `seat ${seat} may ${offer.act}`;
      });
    },
};

export const clockRuns: Law = {
  name: 'a clock runs as long as the game does',
  watch:
    (_, engine) =>
    ({ game }) =>
      game.state.outcome || (engine.clock(game)?.seconds ?? 0) > 0 ? undefined : `in ${game.frame.id}`,
};

/** From some moment on no one acts: the clocks alone end the game. */
export const idleEnds: Law = {
  name: 'it ends in time with idle players',
  watch: (scenario, engine) => {
    const chance = new Chance(scenario.seed);
    const seed = secretOf(scenario);
    return ({ command, game }) => {
      if (command && !chance.percent(2)) return undefined;
      let now = game;
      for (let i = 0; !now.state.outcome; i++) {
        if (i > scenario.bound) return `${i} clocks ran out since ${game.frame.id}, and no end`;
        const decided = engine.decide(now, { type: 'expire', clock: engine.clock(now)?.key ?? '' }, seed);
        if (!decided.ok) return decided.message;
        now = decided.game;
      }
      return undefined;
    };
  },
};
