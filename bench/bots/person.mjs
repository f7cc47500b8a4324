// How often one person wins among bots, with allies and opponents of these levels. The person plays like a standard bot.
import { playerOf } from '@moonrise/bots';
import { gameOf, setUp } from '@moonrise/lab';

/** @typedef {import('@moonrise/bots').Player} Player */
const person = /** @type {Player} */ (playerOf('standard'));
const tables = ['classic 7', 'launch 8', 'moonrise 8', 'aiwolf 5', 'one-night 5'];
const levels = /** @type {const} */ ([
  ['easy', 'easy'],
  ['hard', 'easy'],
  ['standard', 'standard'],
  ['easy', 'hard'],
  ['hard', 'hard'],
]);

/**
 * The person's wins in a seat of the village: bots of the village are allies, wolves are opponents.
 * @param {number} games of each
 */
export function* personWins(games) {
  for (const where of tables)
    for (const [allies, opponents] of levels) {
      const [rules = '', players = ''] = where.split(' ');
      const bots = { village: allies, wolves: opponents };
      const setup = setUp({ rules, players: Number(players), options: {}, seed: 'person', bots });
      if (!setup.ok) throw new Error(setup.message);
      let [won, played] = [0, 0];
      for (let i = 0; played < games; i++) {
        let seats = 0;
        let isVillager = false;
        const playerFor = (/** @type {import('@moonrise/engine').Role} */ dealt) => {
          if (seats++ > 0) return setup.playerFor(dealt);
          isVillager = dealt.team !== setup.rules.wolves;
          return person;
        };
        const { winners = [] } = gameOf({ ...setup, playerFor }, i).game.state.outcome ?? {};
        if (!isVillager) continue;
        played++;
        if (winners.includes(0)) won++;
      }
      yield { name: `${where}, ${allies} allies, ${opponents} opponents`, won, played };
    }
}
