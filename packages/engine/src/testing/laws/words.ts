// Everything a player reads has words in the rule set.
import { locksOf } from '../../core/prompts.ts';
import { reason, sentence } from '../../core/words.ts';
import { Chance } from '../chance.ts';
import { firstFault, type Law } from './law.ts';

const isFilled = (text: string): boolean => !/[{}]|undefined/.test(text);

export const hasWords: Law = {
  name: 'what is told has words',
  watch:
    ({ rules }) =>
    ({ events, game }) =>
      firstFault(events, (event) => {
        if (event.type !== 'told') return undefined;
        const isKnown = Object.hasOwn(rules.allWords.told, event.key);
        return isKnown && isFilled(sentence(game, event)) ? undefined : JSON.stringify(event);
      }),
};

export const fateHasWords: Law = {
  name: 'deaths and marks have words',
  watch:
    ({ rules: { allWords } }) =>
    ({ events }) =>
      firstFault(events, (event) => {
        if (event.type === 'died') return Object.hasOwn(allWords.causes, event.cause) ? undefined : event.cause;
        if (event.type === 'marked') return Object.hasOwn(allWords.marks, event.mark) ? undefined : event.mark;
        return undefined;
      }),
};

export const lockHasWords: Law = {
  name: 'what is shut says why',
  watch: ({ rules, seed }, engine) => {
    const chance = new Chance(seed);
    return ({ game }) => {
      const { id } = chance.pick(game.seats);
      return firstFault(locksOf(game, id, engine.promptsOf(game, id)), ({ why, about }) => {
        const isKnown = Object.hasOwn(rules.allWords.whys, why);
        return isKnown && isFilled(reason(game, { key: why, about })) ? undefined : `${why} ${about}`;
      });
    };
  },
};
