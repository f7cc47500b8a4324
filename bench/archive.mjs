// A store with many finished games: how long the start, a game, a page of the list, a backup and a whole check take.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkStore, openPostgres, openSqlite } from '@moonrise/server/store';
import { startPostgres } from './nodes/local-postgres.mjs';

/** @typedef {import('@moonrise/server/store').Row} Row @typedef {import('@moonrise/server/store').Store} Store */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '20' }, // of each game
    folder: { type: 'string', default: tmpdir() }, // on the disk to measure
    postgres: { type: 'boolean', default: false }, // instead of SQLite
  },
});
const [GAMES, ROWS] = [Number(values.games), Number(values.rows)];
const TOGETHER = 200; // games stored at once
const BEGAN = 1_700_000_000_000;
/** @param {number} i */
const idOf = (i) => `01J9ZQ4T5V6W7X8Y${String(i).padStart(10, '0')}`;

/** @param {string} game @param {number} seq @returns {Row} */
const rowOf = (game, seq) => ({
  stream: `game/${game}`,
  seq,
  at: BEGAN + seq,
  command: { type: 'act', frame: '2.voting.1', seat: seq % 10, act: 'vote', targets: [(seq + 3) % 10] },
  commandId: `${seq % 10}/c-${seq}`,
  events: [
    { type: 'chose', slot: 'vote', deed: { seat: seq % 10, act: 'vote', targets: [(seq + 3) % 10] }, to: 'all' },
    { type: 'cast', slot: 'vote', count: (seq % 10) + 1, to: 'all' },
  ],
  reply: { ok: true },
  deadline: null,
});
/** @param {Store} store @param {number} i */
function playGame(store, i) {
  const game = idOf(i);
  const rows = Array.from({ length: ROWS }, (_, k) => rowOf(game, k + 1));
  const outcome = /** @type {never} */ ({ winner: 'town', reason: 'wolves_dead' });
  const finished = { game, rules: 'classic', players: ['Ann', 'Bob', 'Cid', 'Dee'], outcome };
  return store.append(rows, { done: `game/${game}`, finished });
}
/** @param {string} what @param {() => Promise<unknown>} work */
async function timed(what, work) {
  const began = performance.now();
  const found = await work();
  const ms = performance.now() - began;
  console.log(`${what.padEnd(46)}${ms < 1_000 ? `${ms.toFixed(1)} ms` : `${(ms / 1000).toFixed(1)} s`}`);
  return found;
}

const folder = mkdtempSync(join(values.folder, 'moonrise-archive-'));
const postgres = values.postgres ? await startPostgres() : undefined;
const open = () => (postgres ? openPostgres(postgres.url) : openSqlite(join(folder, 'data')));
try {
  let store = await open();
  console.log(
    `Node ${process.version}, ${cpus()[0]?.model.trim()}; ${GAMES} games of ${ROWS} rows in ${postgres ? 'PostgreSQL' : 'SQLite'}\n`,
  );
  await timed('store all games', async () => {
    for (let i = 0; i < GAMES; i += TOGETHER)
      await Promise.all(Array.from({ length: Math.min(TOGETHER, GAMES - i) }, (_, k) => playGame(store, i + k)));
  });
  await timed('stop', () => store.close());
  store = /** @type {Store} */ (await timed('start, with the check of the newest games', open));
  await timed('store one more game', () => playGame(store, GAMES));
  await timed('read one game', () => store.read(`game/${idOf(GAMES >> 1)}`));
  const page = await timed('first page of the list', () => store.games({ limit: 50 }));
  const [last] = /** @type {{ at: number, game: string }[]} */ (page).slice(-1);
  await timed('next page of the list', () => store.games({ limit: 50, ...(last && { before: last }) }));
  await timed('page in the middle', () =>
    store.games({ limit: 50, before: { at: BEGAN + ROWS, game: idOf(GAMES >> 1) } }),
  );
  await timed('bytes by kind', () => store.space.bytes());
  const file = join(folder, 'backup.db');
  await timed('backup', () => store.backup(file));
  console.log(`${'size of the backup'.padEnd(46)}${Math.round(statSync(file).size / 1e6).toLocaleString('en')} MB`);
  await timed('check of everything (verify --store)', () => checkStore(store.soundness, () => {}));
  await store.close();
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}
