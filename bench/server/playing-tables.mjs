// Tables of players for a server under load, and the settings such a server needs.
import { setTimeout as pause } from 'node:timers/promises';
import { Table } from './table.mjs';

const GATHERING = 20; // rooms filled concurrently
const DEALS = 40; // games started per second, so that phases do not end all at once
const options = { durations: { night: 12, day: 15, voting: 12 }, countdown: 1 };

/** Settings that lift the limits for one machine. */
export const NO_LIMITS = {
  PORT: '0',
  MOONRISE_UNLIMITED_ADDRESSES: 'loopback',
  MOONRISE_LIMIT_ACTION_BURST: '1000000',
  MOONRISE_LIMIT_CHAT_BURST: '1000000',
  MOONRISE_LIMIT_OVERLOAD_LAG_MS: '60000',
  MOONRISE_LIMIT_SLOW_READER_SECONDS: '60', // the load may be slow to read
};

/** @param {number} port @param {import('./tally.mjs').Tally} tally @param {number} rooms */
export async function playingTables(port, tally, rooms) {
  /** @type {Table[]} */
  const tables = [];
  const seat = async () => {
    while (tables.length < rooms) {
      const table = new Table(port, tally);
      tables.push(table);
      await table.gather(options);
    }
  };
  await Promise.all(Array.from({ length: GATHERING }, seat));
  await Promise.all(tables.map((table, i) => pause((i / DEALS) * 1000).then(() => table.begin())));
  await pause(3_000); // all games have started
  return tables;
}
