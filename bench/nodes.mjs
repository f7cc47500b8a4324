// Commands per second through the mailboxes of 1, 2 and 3 nodes on one PostgreSQL, beside grouped appends by the driver alone.
//   DATABASE_URL=postgres://user:password@host/an-empty-database npm run bench -- nodes
import { fork } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '300' }, ms: { type: 'string', default: '10000' } },
});
const url = process.env.DATABASE_URL;
if (!url) {
  console.error('DATABASE_URL names an empty PostgreSQL database that may be filled.');
  process.exit(2);
}
const [games, ms] = [Number(values.games), Number(values.ms)];
const INSERT = 'INSERT INTO raw_rows SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) ON CONFLICT DO NOTHING';
const BODY = 'x'.repeat(450); // as long as a row of a game
const child = fileURLToPath(new URL('nodes/node.mjs', import.meta.url));

/** Rows per second, one for each game in a statement: what the driver and the database can do at best. */
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
    await client.query(INSERT, [streams, seqs, bodies]);
  }
  const rate = (seq * games * 1000) / (performance.now() - began);
  await client.query('DROP TABLE raw_rows');
  await client.end();
  return rate;
}

/**
 * @typedef {{ commands: number, middle: number, slowest: number }} Played
 * @param {number} count of nodes
 */
async function played(count) {
  const run = Date.now();
  const nodes = Array.from({ length: count }, (_, i) =>
    fork(child, [String(url), `bench-${run}-${i}`, String(Math.ceil(games / count)), String(ms)]),
  );
  /** @param {import('node:child_process').ChildProcess} node @returns {Promise<unknown>} */
  const told = (node) =>
    new Promise((resolve, reject) => {
      node.once('message', resolve);
      node.once('exit', (code) => reject(new Error(`a node ended with ${code}`)));
    });
  await Promise.all(nodes.map(told));
  const results = Promise.all(nodes.map(told));
  for (const node of nodes) node.send('go');
  return /** @type {Played[]} */ (await results);
}

/** @param {unknown[]} cells */
const line = (cells) => console.log(cells.map((cell) => String(cell).padStart(16)).join(''));
/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString('en');

console.log(`Node ${process.version}, ${cpus()[0]?.model.trim()}; ${games} games, ${ms} ms each; a command is a row\n`);
line(['nodes', 'commands/s', 'of the driver', 'ack middle ms', 'ack p99 ms']);
for (const count of [1, 2, 3]) {
  const [before, results] = [await raw(), await played(count)];
  const best = (before + (await raw())) / 2; // the machine may change meanwhile
  const rate = (results.reduce((sum, { commands }) => sum + commands, 0) * 1000) / ms;
  const most = (/** @type {'middle' | 'slowest'} */ key) => Math.max(...results.map((one) => one[key])).toFixed(1);
  line([count, whole(rate), (rate / best).toFixed(2), most('middle'), most('slowest')]);
}
