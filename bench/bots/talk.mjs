// How bots discuss, and what they do with what people say to them.
import { playerOf } from '@moonrise/bots';
import { gameOf, setUp } from '@moonrise/lab';
import { Discussion } from '@moonrise/lab/hearing';

/** @param {string} rules @param {number} players @param {number} games @param {string} language */
export function discussionOf(rules, players, games, language) {
  const bots = { village: 'standard', wolves: 'standard' };
  const setup = setUp({ rules, players, options: {}, seed: 'discussion', bots });
  if (!setup.ok) throw new Error(setup.message);
  const bot = /** @type {import('@moonrise/bots').Player} */ (playerOf('standard'));
  /** @type {import('@moonrise/bots').Player} */
  const player = { kind: 'standard', answer: (turn) => bot.answer({ ...turn, language }) };
  const discussion = new Discussion(language);
  for (let i = 0; i < games; i++) {
    const { game, log } = gameOf({ ...setup, playerFor: () => player }, i);
    discussion.add(game, log);
  }
  return discussion.counts;
}
