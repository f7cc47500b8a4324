import { setUp } from '@moonrise/lab';
import { rulesets } from '@moonrise/rulesets';
import { speaker } from './speaker.mjs';

/**
 * @typedef {import('@moonrise/lab').Setup} Setup
 * @typedef {{ name: string, rules: string, players: number, setup: Setup, field: string,
 *   isLandmark: boolean, before: number | undefined }} Table
 */

const bots = { village: 'random', wolves: 'random' };
const seed = 'bench';

/**
 * Tables measured besides the smallest, middle and largest, each with published figures of comparable programs. `before` is the
 * ratio from which the goal is twice as much.
 */
const landmarks = [
  { rules: 'moonrise', players: 8, talks: false, before: 21, field: 'TextArena 1,960; boardgame.io 122' },
  { rules: 'classic', players: 7, talks: false, before: 49, field: 'AIWolf Java, 7 seats: 2,670' },
  { rules: 'one-night', players: 5, talks: false, before: 107, field: 'fastest One Night engine: 19,900' },
  { rules: 'aiwolf', players: 5, talks: true, field: '' },
  { rules: 'aiwolf', players: 13, talks: true, before: 3.5, field: 'AIWolf Java, 15 seats: 341' },
];

/**
 * The numbers of players a rule set has decks for.
 * @param {string} rules
 */
function sizesOf(rules) {
  const sizes = Array.from({ length: 100 }, (_, players) => players);
  return sizes.filter((players) => setUp({ rules, options: {}, players, seed, bots }).ok);
}

/**
 * @param {string} rules
 * @param {number} players
 * @param {boolean} talks
 * @returns {Table}
 */
function table(rules, players, talks) {
  const setup = setUp({ rules, options: {}, players, seed, bots });
  if (!setup.ok) throw new Error(setup.message);
  const landmark = landmarks.find((one) => one.rules === rules && one.players === players && one.talks === talks);
  return {
    name: `${rules} ${players}${talks ? ', talking' : ''}`,
    rules,
    players,
    setup: talks ? { ...setup, playerFor: () => speaker } : setup,
    field: landmark?.field ?? '',
    isLandmark: landmark !== undefined,
    before: landmark?.before,
  };
}

/**
 * The tables to measure, by rule set and size.
 * @param {string | undefined} only a rule set
 * @returns {Table[]}
 */
export function tables(only) {
  return rulesets
    .filter(({ id }) => only === undefined || id === only)
    .flatMap(({ id }) => {
      const sizes = sizesOf(id);
      const marks = landmarks.filter(({ rules }) => rules === id);
      const quiet = [sizes[0], sizes[(sizes.length - 1) >> 1], sizes.at(-1)].map((players) => players ?? 0);
      const sitting = new Set([...quiet, ...marks.filter(({ talks }) => !talks).map(({ players }) => players)]);
      return [
        ...[...sitting].sort((a, b) => a - b).map((players) => table(id, players, false)),
        ...marks.filter(({ talks }) => talks).map(({ players }) => table(id, players, true)),
      ];
    });
}
