// Whole games through the mailboxes of 1, 2 and 3 nodes on one PostgreSQL, compared with batched appends by the driver alone; then
// latency of acknowledgements over sockets, compared with the embedded store. DATABASE_URL names an empty database; without it the
// benchmark starts its own PostgreSQL.
import { fork } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { median } from './growth.mjs';
import { startPostgres } from './nodes/local-postgres.mjs';
import { compareAcks } from './nodes/sockets.mjs';
import { FLAGS, pinLoadToCore } from './server/measured-process.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    ms: { type: 'string', default: '6000' }, // per measurement through mailboxes
    rooms: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '6' }, // per measurement over sockets
    turns: { type: 'string', default: '5' }, // of both
  },
});
const given = process.env.DATABASE_URL;
const postgres = given ? { url: given, stop: async () => {} } : await startPostgres();
if (!postgres) {
  console.error('PostgreSQL was not found: install it, or set DATABASE_URL to an empty database.');
  process.exit(2);
}
const { url } = postgres;
const [games, ms] = [Number(values.games), Number(values.ms)];
const INSERT = 'INSERT INTO raw_rows SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) ON CONFLICT DO NOTHING';
const BODY = 'x'.repeat(450); // the size of a row of a game
const child = fileURLToPath(new URL('nodes/node.mjs', import.meta.url));

/** Rows per second, one for each game per statement: the upper limit of driver and database. */
async function raw() {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'CREATE TABLE IF NOT EXISTS raw_rows (stream text, seq int, body text, PRIMARY KEY (stream, seq))',
  );
  await client.query('TRUNCATE raw_rows');
  const streams = Array.from({ length: games }, (_, i) => `game/${i}`);
  const bodies = streams.map(() => BODY);
  const began = performance.now();
  let seq = 0;
  for (; performance.now() - began < ms; seq++) {
    const seqs = streams.map(() => seq + 1);
    await client.query({ name: 'raw', text: INSERT, values: [streams, seqs, bodies] });
  }
  const rate = (seq * games * 1000) / (performance.now() - began);
  await client.query('DROP TABLE raw_rows');
  await client.end();
  return rate;
}

/**
 * @typedef {{ commands: number, events: number, middle: number, slowest: number }} Played
 * @param {number} count of nodes
 * @returns {Promise<Played>} rates of all nodes together; times of the slowest node
 */
async function played(count) {
  const run = Date.now();
  const nodes = Array.from({ length: count }, (_, i) =>
    fork(child, [url, `bench-${run}-${i}`, String(Math.ceil(games / count)), String(ms)], { execArgv: FLAGS }),
  );
  /** @param {import('node:child_process').ChildProcess} node @returns {Promise<unknown>} */
  const told = (node) =>
    new Promise((resolve, reject) => {
      node.once('message', resolve);
      node.once('exit', (code) => reject(new Error(`a node exited with code ${code}`)));
    });
  await Promise.all(nodes.map(told));
  const results = Promise.all(nodes.map(told));
  for (const node of nodes) node.send('go');
  const all = /** @type {Played[]} */ (await results);
  const rate = (/** @type {'commands' | 'events'} */ key) => (all.reduce((sum, one) => sum + one[key], 0) * 1000) / ms;
  const most = (/** @type {'middle' | 'slowest'} */ key) => Math.max(...all.map((one) => one[key]));
  return { commands: rate('commands'), events: rate('events'), middle: most('middle'), slowest: most('slowest') };
}

/** @param {unknown[]} cells */
const line = (cells) => console.log(cells.map((cell) => String(cell).padStart(16)).join(''));
/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString('en');

console.log(`Node ${process.version}, ${cpus()[0]?.model.trim()}; ${games} games, ${values.turns} turns of ${ms} ms\n`);
line(['nodes', 'commands/s', 'events/s', 'ack p50 ms', 'ack p99 ms', 'ratio', 'each turn']);
for (const count of [1, 2, 3]) {
  /** @type {(Played & { ratio: number })[]} */
  const turns = [];
  for (let before = await raw(); turns.length < Number(values.turns); ) {
    const [one, after] = [await played(count), await raw()];
    turns.push({ ...one, ratio: (2 * one.events) / (before + after) }); // averaged, because the machine's speed varies
    before = after;
  }
  const middle = (/** @type {keyof Played | 'ratio'} */ key) => median(turns.map((turn) => turn[key]));
  const ratios = turns.map(({ ratio }) => ratio.toFixed(2)).join(' ');
  const times = [middle('middle').toFixed(1), middle('slowest').toFixed(1)];
  line([
    count,
    whole(middle('commands')),
    whole(middle('events')),
    ...times,
    middle('ratio').toFixed(2),
    `  ${ratios}`,
  ]);
}

const why = pinLoadToCore();
const { rooms, seconds, turns } = values;
const wanted = {
  url,
  rooms: Number(rooms),
  seconds: Number(seconds),
  turns: Number(turns),
  isPinned: why === undefined,
};
const { shared, embedded, ratios } = await compareAcks(wanted);
console.log(
  `\n${rooms} rooms of ten over sockets, one act per player in 2 s; ${why ?? 'server on one core, load on another'}\n`,
);
line(['store', 'commands/s', 'ack p50 ms', 'ack p99 ms']);
for (const [name, { rate, middle, slowest }] of Object.entries({ PostgreSQL: shared, embedded }))
  line([name, whole(rate), middle.toFixed(1), slowest.toFixed(1)]);
console.log(`\np99 on PostgreSQL / p99 embedded, each turn: ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}`);
await postgres.stop();
