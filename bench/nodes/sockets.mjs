// Latency of acknowledgements over real sockets, on PostgreSQL and on the embedded store alternately.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../growth.mjs';
import { MeasuredProcess } from '../server/measured-process.mjs';
import { pacemaker } from '../server/pacemaker.mjs';
import { NO_LIMITS, playingTables } from '../server/playing-tables.mjs';
import { Tally } from '../server/tally.mjs';

const PACE = 2; // seconds between two acts of a player

/**
 * A server with playing tables.
 * @param {Record<string, string>} env
 * @param {number} rooms
 * @param {boolean} isPinned
 */
async function playing(env, rooms, isPinned) {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-bench-'));
  const subject = new MeasuredProcess(
    '../nodes/game-node.mjs',
    { ...NO_LIMITS, DATA_DIR: folder, ...env },
    { isPinned },
  );
  const port = await subject.port();
  const tally = new Tally();
  const tables = await playingTables(port, tally, rooms);
  const actors = tables.flatMap(({ players }) => players.map((player) => ({ act: () => player.act(true) })));
  return {
    /** Median and 99th percentile, ms. @param {number} seconds */
    async acks(seconds) {
      const stop = pacemaker(actors, PACE);
      await pause(1_000);
      tally.reset();
      await pause(seconds * 1000);
      stop();
      return {
        middle: tally.acks.percentile(0.5),
        slowest: tally.acks.percentile(0.99),
        rate: tally.commands / seconds,
      };
    },
    async end() {
      for (const table of tables) table.close();
      await subject.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Measures both alternately, because the machine's speed varies.
 * @param {{ url: string, rooms: number, seconds: number, turns: number, isPinned: boolean }} wanted
 */
export async function compareAcks({ url, rooms, seconds, turns, isPinned }) {
  const shared = await playing({ DATABASE_URL: url }, rooms, isPinned);
  const embedded = await playing({ DATABASE_URL: '' }, rooms, isPinned);
  for (const one of [shared, embedded]) await one.acks(seconds); // warm-up
  /** @type {Record<'shared' | 'embedded', Awaited<ReturnType<typeof shared.acks>>>[]} */
  const taken = [];
  while (taken.length < turns)
    taken.push({ shared: await shared.acks(seconds), embedded: await embedded.acks(seconds) });
  await shared.end();
  await embedded.end();
  const of = (/** @type {'shared' | 'embedded'} */ which, /** @type {'middle' | 'slowest' | 'rate'} */ what) =>
    median(taken.map((turn) => turn[which][what]));
  const figures = (/** @type {'shared' | 'embedded'} */ which) => ({
    rate: of(which, 'rate'),
    middle: of(which, 'middle'),
    slowest: of(which, 'slowest'),
  });
  const ratios = taken.map(({ shared, embedded }) => shared.slowest / embedded.slowest);
  return { shared: figures('shared'), embedded: figures('embedded'), ratios };
}
