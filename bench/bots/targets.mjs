// Targets for the bots: each is measured over seeded games and compared with a floor and a goal.

/** @typedef {import('./play-and-count.mjs').Counts} Counts */
/**
 * @typedef {object} Target
 * @property {string} id
 * @property {string} name
 * @property {import('@moonrise/lab').Experiment} table
 * @property {'hits' | 'mean'} kind a share with its interval, or a number without one
 * @property {(counts: Counts) => readonly [hits: number, trials: number]} value
 * @property {readonly [low: number, high: number]} floor
 * @property {readonly [low: number, high: number]} goal
 */

const SEED = 'bots';
/** @param {string} rules @param {number} players @param {string} village @param {string} wolves @param {object} [options] */
const table = (rules, players, village, wolves, options = {}) => ({
  rules,
  players,
  options,
  seed: SEED,
  bots: { village, wolves },
});
const ours = 'standard';
const random = 'random';
/** @param {string} key */
const sum = (key) => (/** @type {Counts} */ counts) => counts[key] ?? 0;
/** @type {Target['value']} */
const villageWins = (counts) => [sum('village')(counts), sum('games')(counts)];

/** @param {Partial<Target> & Pick<Target, 'id' | 'name' | 'table' | 'floor' | 'goal'>} target @returns {Target} */
const target = (target) => ({ kind: 'hits', value: villageWins, ...target });
/** @param {string} id @param {string} rules @param {number} players @param {number} floor @param {number} goal */
const strength = (id, rules, players, floor, goal) =>
  id === 'V'
    ? target({
        id,
        name: `${rules} ${players}`,
        table: table(rules, players, ours, random),
        floor: [floor, 1],
        goal: [goal, 1],
      })
    : target({
        id,
        name: `${rules} ${players}`,
        table: table(rules, players, random, ours),
        floor: [0, floor],
        goal: [0, goal],
      });
/** @param {string} id @param {string} rules @param {number} players @param {readonly [number, number]} floor */
const balance = (id, rules, players, floor) =>
  target({ id, name: `${rules} ${players}`, table: table(rules, players, ours, ours), floor, goal: [0.4, 0.6] });

/** The village's share if every vote hits a random living player, and every night a random villager dies. */
/** @param {number} living @param {number} wolves @param {boolean} isNight @returns {number} */
export function blindShare(living, wolves, isNight) {
  if (wolves === 0) return 1;
  if (wolves * 2 >= living) return 0;
  if (isNight) return blindShare(living - 1, wolves, false);
  const hit = wolves / living;
  return hit * blindShare(living - 1, wolves - 1, true) + (1 - hit) * blindShare(living - 1, wolves, true);
}
/** @param {string} rules @param {number} players @param {number} wolves @param {boolean} isNight */
function leak(rules, players, wolves, isNight) {
  const share = blindShare(players, wolves, isNight);
  const around = (/** @type {number} */ by) => /** @type {const} */ ([share - by, share + by]);
  const roles = { werewolf: wolves, villager: players - wolves };
  const name = `${rules} ${players} with ${wolves}, V* ${(share * 100).toFixed(1)} %`;
  return target({
    id: 'L',
    name,
    table: table(rules, players, ours, ours, { roles }),
    floor: around(0.08),
    goal: around(0.04),
  });
}
/** @type {Target['value']} */
const aboveChance = (counts) => [
  sum('second hits')(counts) - sum('second chance')(counts),
  sum('second votes')(counts),
];
/** @param {string} rules @param {number} players */
const accuracy = (rules, players) =>
  target({
    id: 'A',
    name: `${rules} ${players}, above chance`,
    table: table(rules, players, ours, ours),
    kind: 'mean',
    value: aboveChance,
    floor: [0.12, 1],
    goal: [0.2, 1],
  });

/** Compares the levels: one side of each level against `standard` on the other side. @param {string} rules @param {number} players */
const levels = (rules, players) =>
  ['easy', ours, 'hard'].flatMap((kind) => [
    target({
      id: 'D',
      name: `${rules} ${players}, ${kind} village`,
      table: table(rules, players, kind, ours),
      floor: [0, 1],
      goal: [0, 1],
    }),
    target({
      id: 'D',
      name: `${rules} ${players}, ${kind} wolves`,
      table: table(rules, players, ours, kind),
      floor: [0, 1],
      goal: [0, 1],
    }),
  ]);

/** A share of something that should happen seldom, or often. @param {string} id @param {string} where @param {string} name @param {string} hits @param {string} trials @param {readonly [number, number]} goal */
function share(id, where, name, hits, trials, goal) {
  const [rules = '', players = ''] = where.split(' ');
  return target({
    id,
    name: `${where}, ${name}`,
    table: table(rules, Number(players), ours, ours),
    value: (counts) => [sum(hits)(counts), sum(trials)(counts)],
    floor: goal,
    goal,
  });
}
const finderTables = ['classic 7', 'launch 8', 'launch 9', 'moonrise 7'];

const eight = table('moonrise', 8, ours, ours);
/** @type {readonly Target[]} */
export const targets = [
  strength('V', 'classic', 7, 0.55, 0.65),
  strength('V', 'launch', 8, 0.65, 0.75),
  strength('V', 'aiwolf', 5, 0.8, 0.88),
  strength('V', 'aiwolf', 13, 0.75, 0.85),
  strength('V', 'moonrise', 7, 0.6, 0.7),
  strength('W', 'classic', 7, 0.06, 0.03),
  strength('W', 'launch', 8, 0.06, 0.03),
  strength('W', 'aiwolf', 5, 0.38, 0.2),
  strength('W', 'aiwolf', 13, 0.03, 0.01),
  balance('B', 'aiwolf', 5, [0.35, 0.65]),
  balance('B', 'launch', 8, [0.35, 0.65]),
  balance('B', 'launch', 9, [0.35, 0.65]),
  balance('B', 'launch', 12, [0.35, 0.65]),
  balance('B', 'moonrise', 7, [0.35, 0.65]),
  balance('B', 'moonrise', 10, [0.35, 0.65]),
  balance('B2', 'classic', 7, [0.25, 0.8]),
  balance('B2', 'launch', 7, [0.25, 0.8]),
  balance('B2', 'moonrise', 5, [0.25, 0.8]),
  balance('B2', 'aiwolf', 9, [0.25, 0.8]),
  balance('B2', 'aiwolf', 13, [0.25, 0.8]),
  leak('classic', 7, 2, false),
  leak('classic', 9, 2, false),
  leak('launch', 5, 1, true),
  accuracy('classic', 7),
  accuracy('launch', 8),
  target({
    id: 'O',
    name: 'one-night 5, a wolf dies',
    table: table('one-night', 5, ours, random),
    value: (counts) => [sum('hunted out')(counts), sum('games')(counts)],
    floor: [2 * 0.31, 1],
    goal: [0.7, 1],
  }),
  target({
    id: 'O',
    name: 'one-night 5, the same among random bots',
    table: table('one-night', 5, random, random),
    value: (counts) => [sum('hunted out')(counts), sum('games')(counts)],
    floor: [0, 1],
    goal: [0, 1],
  }),
  target({
    id: 'C',
    name: 'moonrise 8, votes as said',
    table: eight,
    value: (counts) => [sum('kept')(counts), sum('kept')(counts) + sum('broken')(counts)],
    floor: [0.95, 1],
    goal: [0.99, 1],
  }),
  target({
    id: 'C',
    name: 'aiwolf 9, votes as said',
    table: table('aiwolf', 9, ours, ours),
    value: (counts) => [sum('kept')(counts), sum('kept')(counts) + sum('broken')(counts)],
    floor: [0.95, 1],
    goal: [0.99, 1],
  }),
  target({
    id: 'R',
    name: 'moonrise 8, utterances equal to one of the last 19',
    table: eight,
    value: (counts) => [sum('repeated')(counts), sum('utterances')(counts)],
    floor: [0, 0],
    goal: [0, 0],
  }),
  target({
    id: 'R',
    name: 'moonrise 8, wolves talk longer by',
    table: eight,
    kind: 'mean',
    value: (counts) => {
      const mean = (/** @type {string} */ side) => sum(`${side} letters`)(counts) / sum(`${side} utterances`)(counts);
      return [mean('wolf') / mean('village') - 1, 1];
    },
    floor: [-0.15, 0.15],
    goal: [-0.05, 0.05],
  }),
  ...levels('launch', 8),
  ...levels('moonrise', 8),
  ...levels('classic', 7),
  ...levels('aiwolf', 5),
  ...levels('one-night', 5),
  ...finderTables.flatMap((where) => [
    share(
      'S1',
      where,
      'top votes on a lone finder',
      'votes against the lone finder',
      'votes with a lone finder',
      [0, 0.05],
    ),
    share(
      'S1',
      where,
      'cleared voters against it',
      'ballots of the cleared against the finder',
      'ballots of the cleared',
      [0, 0.03],
    ),
  ]),
  share('S1', 'classic 7', 'top votes on a survivor', 'votes against a survivor', 'votes with a survivor', [0, 0.02]),
  share(
    'S2',
    'launch 8',
    'guards of a lone finder',
    'guards of the lone finder',
    'guards with a lone finder',
    [0.6, 1],
  ),
  ...['launch 8', 'one-night 5'].map((where) =>
    share('S9', where, 'claims of a card the pack claims', 'pack claims twice', 'pack claims', [0, 0.02]),
  ),
  ...['moonrise 8', 'launch 9', 'classic 9', 'aiwolf 9', 'one-night 7'].map((name) => {
    const [rules = '', players = ''] = name.split(' ');
    return target({
      id: 'K',
      name: `${name}, false village claims and contradictions`,
      table: table(rules, Number(players), ours, ours),
      value: (counts) => [
        sum('false village claims')(counts) + sum('contradictions')(counts),
        sum('claims')(counts) + sum('reports')(counts),
      ],
      floor: [0, 0],
      goal: [0, 0],
    });
  }),
];
