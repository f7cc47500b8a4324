// The games that `bench/decisions.test.ts` plays again, and what each table's log hashes to.
import { createHash } from 'node:crypto';
import { gameOf, setUp } from '@moonrise/lab';

/** @type {Readonly<Record<string, { rules: string, players: number }>>} */
export const tables = {
  'classic 7': { rules: 'classic', players: 7 },
  'launch 8': { rules: 'launch', players: 8 },
  'moonrise 8': { rules: 'moonrise', players: 8 },
  'aiwolf 9': { rules: 'aiwolf', players: 9 },
  'one-night 5': { rules: 'one-night', players: 5 },
};
const bots = { village: 'standard', wolves: 'standard' };

/**
 * Plays the first games of a table between standard bots. The hash of their logs, words and all, at each of the counts.
 * @param {string} name
 * @param {readonly number[]} counts ascending
 * @returns {Record<string, string>} by count
 */
export function hashesOf(name, counts) {
  const table = tables[name];
  if (!table) throw new Error(`There is no table "${name}".`);
  const setup = setUp({ ...table, options: {}, seed: 'decisions', bots });
  if (!setup.ok) throw new Error(setup.message);
  const hash = createHash('sha256');
  /** @type {Record<string, string>} */
  const found = {};
  for (let i = 0; i < Math.max(...counts); i++) {
    hash.update(JSON.stringify(gameOf(setup, i).log));
    if (counts.includes(i + 1)) found[i + 1] = hash.copy().digest('hex');
  }
  return found;
}
