// Decision times of bots.
import { gameOf, setUp } from '@moonrise/lab';

const tables = [
  { rules: 'moonrise', players: 8, floor: 10, goal: 2 },
  { rules: 'launch', players: 9, floor: 10, goal: 2 },
  { rules: 'aiwolf', players: 9, floor: 10, goal: 2 },
  { rules: 'one-night', players: 7, floor: 10, goal: 2 },
  { rules: 'aiwolf', players: 13, floor: 50, goal: 10 },
  { rules: 'moonrise', players: 12, floor: 50, goal: 10 },
];

/** Quantiles of decision times in milliseconds; the first fifth of the games is warm-up. @param {number} games */
export const decisionTimes = (games) =>
  tables.map(({ rules, players, floor, goal }) => {
    const bots = { village: 'standard', wolves: 'standard' };
    const setup = setUp({ rules, players, options: {}, seed: 'times', bots });
    if (!setup.ok) throw new Error(setup.message);
    /** @type {number[]} */
    let times = [];
    const playerFor = (/** @type {import('@moonrise/engine').Role} */ dealt) => {
      const player = setup.playerFor(dealt);
      return {
        ...player,
        answer: (/** @type {import('@moonrise/bots').Turn} */ turn) => {
          const began = performance.now();
          const reply = player.answer(turn);
          times.push(performance.now() - began);
          return reply;
        },
      };
    };
    for (let i = 0; i < games; i++) {
      if (i === Math.floor(games / 5)) times = [];
      gameOf({ ...setup, playerFor }, i);
    }
    times.sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? 0;
    return { name: `${rules} ${players}`, median: at(0.5), p95: at(0.95), floor, goal };
  });
