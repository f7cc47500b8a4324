// Durable appends per second through the embedded store, compared with the same bytes appended to a plain file and synced.
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '@moonrise/server/store';
import { median } from './growth.mjs';

/** @typedef {import('@moonrise/server/store').Row} Row */

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: tmpdir() }, // on the disk to measure
    rounds: { type: 'string', default: '5' },
    ms: { type: 'string', default: '400' }, // per round
  },
});
const [rounds, ms] = [Number(values.rounds), Number(values.ms)];
const GAMES = 200; // concurrent
const TURNS = [1, 10, 100, 1000]; // rows in one turn of the event loop

let count = 0;
/**
 * A vote, as stored in the log of a game.
 * @param {number[]} heads by game
 * @returns {Row}
 */
function nextRow(heads) {
  const game = count++ % GAMES;
  const seq = (heads[game] ?? 0) + 1;
  heads[game] = seq;
  const deed = { seat: seq % 10, act: 'vote', targets: [(seq + 3) % 10] };
  return {
    stream: `game/01J9ZQ4T5V6W7X8Y9Z0A1B${String(game).padStart(4, '0')}`,
    seq,
    at: 1_700_000_000_000 + count,
    command: { type: 'act', frame: '2.voting.1', ...deed },
    commandId: `c-${count}`,
    events: [
      { type: 'chose', slot: 'vote', deed, to: 'all' },
      { type: 'cast', slot: 'vote', count: (seq % 10) + 1, to: 'all' },
    ],
    reply: { ok: true },
    deadline: 1_700_000_060_000 + Math.floor(seq / 10), // a new phase with every tenth vote
  };
}

/**
 * Rows per second, and CPU microseconds per row, in batches of this size until the time is up.
 * @param {number[]} heads
 * @param {(rows: Row[]) => Promise<unknown> | void} append
 * @param {number} size
 */
async function speedOf(heads, append, size) {
  let rows = 0;
  const cpu = process.cpuUsage();
  const began = performance.now();
  let now = began;
  for (; now - began < ms; now = performance.now()) {
    await append(Array.from({ length: size }, () => nextRow(heads)));
    rows += size;
  }
  const { user, system } = process.cpuUsage(cpu);
  return { rate: (rows / (now - began)) * 1000, cpu: (user + system) / rows };
}

const folder = mkdtempSync(join(values.folder, 'moonrise-bench-'));
const store = await openSqlite(join(folder, 'data'));
const plain = openSync(join(folder, 'plain.log'), 'a');
/** @param {Row[]} rows */
const toStore = (rows) => Promise.all(rows.map((row) => store.append(row)));
/** @param {Row[]} rows */
const toPlain = (rows) => {
  writeSync(plain, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  fsyncSync(plain);
};
/** @param {unknown[]} cells */
const line = (cells) => console.log(cells.map((cell) => String(cell).padStart(14)).join(''));
/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString('en');

console.log(
  `Node ${process.version}, ${cpus()[0]?.model.trim()}; median of ${rounds} rounds of ${ms} ms each; a row is ${JSON.stringify(nextRow([])).length} bytes\n`,
);
line(['rows/turn', 'store rows/s', 'CPU µs/row', 'plain rows/s', 'CPU µs/row', 'ratio']);
/** @type {[number[], number[]]} */
const [inStore, inPlain] = [[], []];
for (const size of TURNS) {
  /** @type {{ rate: number, cpu: number }[][]} */
  const taken = [];
  for (let round = 0; round <= rounds; round++)
    taken.push([await speedOf(inStore, toStore, size), await speedOf(inPlain, toPlain, size)]);
  taken.shift(); // the warm-up
  const of = (/** @type {number} */ which, /** @type {'rate' | 'cpu'} */ what) =>
    median(taken.map((one) => one[which]?.[what] ?? Number.NaN));
  const ratio = (of(0, 'rate') / of(1, 'rate')).toFixed(2);
  line([size, whole(of(0, 'rate')), whole(of(0, 'cpu')), whole(of(1, 'rate')), whole(of(1, 'cpu')), ratio]);
}
await store.close();
closeSync(plain);
rmSync(folder, { recursive: true });
