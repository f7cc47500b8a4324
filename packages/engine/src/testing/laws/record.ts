// The log is the game: it folds to the state, survives JSON, and comes out the same again.
import { commitmentOf } from '../../core/dice.ts';
import { fold } from '../../core/evolve.ts';
import { Game } from '../../core/game.ts';
import type { State } from '../../core/model.ts';
import { isSame, revived } from '../json.ts';
import { begin, secretOf } from '../scenario.ts';
import { firstFault, type Law } from './law.ts';

export const folds: Law = {
  name: 'the log folds to the live state',
  watch: (_, engine) => {
    let state: State = fold([]);
    return ({ events, game }) => {
      state = events.reduce(engine.evolve, state);
      return isSame(state, game.state) ? undefined : `after ${state.seq} events`;
    };
  },
};

/** The state is taken through JSON after every decision, and must be all that is needed to go on. */
export const restores: Law = {
  name: 'restored from JSON, it goes on to the same log',
  watch: (scenario, engine) => {
    let restored: State | undefined;
    const seed = secretOf(scenario);
    return ({ command, events }) => {
      const again =
        command && restored
          ? engine.decide(new Game(scenario.rules, restored), command, seed)
          : begin(engine, scenario);
      if (!again.ok) return `refused the second time: ${again.message}`;
      restored = revived(again.game.state);
      return isSame(events, again.events) ? undefined : `another log after ${JSON.stringify(command)}`;
    };
  },
};

export const survivesJson: Law = {
  name: 'events survive JSON',
  watch:
    () =>
    ({ events }) =>
      firstFault(events, (event) => (isSame(event, revived(event)) ? undefined : event.type)),
};

export const keepsCommitment: Law = {
  name: 'the seed shown at the end is the one committed to',
  watch: () => {
    let commitment = '';
    return ({ events }) =>
      firstFault(events, (event) => {
        if (event.type === 'started') commitment = event.commitment;
        return event.type === 'ended' && commitmentOf(event.seed) !== commitment ? event.seed : undefined;
      });
  },
};

/** After these alone the engine does not ask whether the game is over. */
const WORDS: ReadonlySet<string> = new Set(['chose', 'withdrew', 'cast', 'said', 'spoke']);
export const wordsDecideNothing: Law = {
  name: 'ballots and speech alone do not decide a game',
  watch:
    ({ rules }) =>
    ({ events, game }) =>
      game.state.frames.length < 2 &&
      !game.state.outcome &&
      events.every(({ type }) => WORDS.has(type)) &&
      rules.outcome(game)
        ? `after ${events.map(({ type }) => type)}`
        : undefined,
};
