import { seedOf } from '@moonrise/engine';
import { playGame } from '@moonrise/lab';
import { median } from './growth.mjs';

/**
 * @typedef {import('./tables.mjs').Table} Table
 * @typedef {{ games: number, events: number, commands: number, seconds: number, cpu: number }} Round
 * @typedef {{ perSecond: number, best: number, perCpuSecond: number, events: number, commands: number,
 *   microseconds: number, perEvent: number, ratio: number }} Figures
 */

let played = 0; // every game has another seed

/**
 * Plays games until the time is up.
 * @param {Table} table
 * @param {number} ms
 * @returns {Round}
 */
export function round({ setup }, ms) {
  const { rules, names, playerFor } = setup;
  let [games, events, commands] = [0, 0, 0];
  const before = process.cpuUsage();
  const began = performance.now();
  let now = began;
  for (; now - began < ms; now = performance.now()) {
    const game = playGame({ rules, playerFor, names, seed: seedOf(`bench/${played++}`) });
    games++;
    events += game.log.length;
    commands += game.commands;
  }
  const { user, system } = process.cpuUsage(before);
  return { games, events, commands, seconds: (now - began) / 1000, cpu: (user + system) / 1e6 };
}

const sample = JSON.stringify(
  Array.from({ length: 12 }, (_, id) => ({ id, name: `Seat ${id}`, alive: true, marks: ['a'] })),
);
/**
 * Constant work for comparison: JSON round trips of a small fixed value, in thousands per second.
 * @param {number} ms
 */
export function yardstick(ms) {
  let trips = 0;
  const began = performance.now();
  let now = began;
  for (; now - began < ms; now = performance.now())
    for (let i = 0; i < 100; i++, trips++)
      if (JSON.stringify(JSON.parse(sample)) !== sample) throw new Error('JSON is broken');
  return trips / (now - began);
}

/**
 * Warms a table up, then measures it in several rounds, each followed by a round of the yardstick.
 * @param {Table} table
 * @param {{ rounds: number, ms: number }} effort
 * @returns {Figures}
 */
export function measure(table, { rounds, ms }) {
  round(table, ms);
  yardstick(ms / 4);
  const taken = Array.from({ length: rounds }, () => ({ ...round(table, ms), stick: yardstick(ms / 4) }));
  const speeds = taken.map(({ games, seconds }) => games / seconds);
  const total = (/** @type {keyof Round} */ of) => taken.reduce((sum, one) => sum + one[of], 0);
  const perSecond = median(speeds);
  const events = total('events') / total('games');
  return {
    perSecond,
    best: Math.max(...speeds),
    perCpuSecond: total('games') / total('cpu'),
    events,
    commands: total('commands') / total('games'),
    microseconds: 1e6 / perSecond,
    perEvent: 1e6 / perSecond / events,
    ratio: median(taken.map(({ games, seconds, stick }) => games / seconds / stick)),
  };
}
