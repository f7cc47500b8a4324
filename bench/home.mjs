// What it costs if the people of a room are spread over three nodes, and if they are together on one, in turn in the same run and in the
// same rooms. Each person has an address of their own and comes through nginx with the project's recipe. "Spread" are clients that do not
// name their room in the handshake, so that the recipe chooses by address. Starts PostgreSQL, Redis and nginx.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from './growth.mjs';
import { areInstalled, startNginx, startRedis } from './home/local-services.mjs';
import { RoamingTable } from './home/roaming-table.mjs';
import { startPostgres } from './nodes/local-postgres.mjs';
import { pacemaker } from './server/pacemaker.mjs';
import { NO_LIMITS } from './server/playing-tables.mjs';
import { Tally } from './server/tally.mjs';

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '60' },
    people: { type: 'string', default: '6' }, // of each room
    bots: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '30' }, // of each turn
    turns: { type: 'string', default: '2' }, // of both
  },
});
const [rooms, seconds, turns] = [Number(values.rooms), Number(values.seconds), Number(values.turns)];
const PACE = 10; // seconds between two acts of a person
const SETTLING = 13_000; // ms; a node lets a room go ten seconds after its last connection
const MOVERS = 10; // rooms that connect anew at the same time
const TICKS = 100; // per second, in /proc

const postgres = areInstalled() ? await startPostgres() : undefined;
if (!postgres) {
  console.error('PostgreSQL, Redis and nginx are needed: install them.');
  process.exit(2);
}
const redis = await startRedis();
const env = {
  ...process.env,
  ...NO_LIMITS,
  DATABASE_URL: postgres.url,
  REDIS_URL: `redis://127.0.0.1:${redis.port}`,
  METRICS_PORT: '0',
  TRUST_PROXY: 'loopback',
};
const program = fileURLToPath(new URL('home/home-node.mjs', import.meta.url));
/** @typedef {Record<'statements' | 'reads' | 'appends' | 'conflicts' | 'own' | 'others' | 'hints' | 'rooms' | 'cpu' | 'bots', number>} Usage */
/** @typedef {Usage & { store: number, at: number }} All */

/** @type {{ child: import('node:child_process').ChildProcess, port: number }[]} */
const nodes = [];
for (let i = 0; i < 3; i++) {
  const child = fork(program, { env });
  const [{ port }] = await once(child, 'message'); // the first one makes the tables
  nodes.push({ child, port });
}
const nginx = await startNginx(nodes.map(({ port }) => port));

/** Seconds of CPU of PostgreSQL: its server, and the processes of its connections, also of those that were closed. @param {number} server */
function cpuOfPostgres(server) {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      if (Number(pid) === server || fields[1] === server) ticks += (fields[11] ?? 0) + (fields[12] ?? 0);
      if (Number(pid) === server) ticks += (fields[13] ?? 0) + (fields[14] ?? 0);
    } catch {
      // it has ended
    }
  }
  return ticks / TICKS;
}
/** @param {number} server @returns {Promise<All>} */
async function usage(server) {
  const each = await Promise.all(
    nodes.map(async ({ child }) => {
      child.send('usage');
      const [used] = await once(child, 'message');
      return /** @type {Usage} */ (used);
    }),
  );
  const sum = /** @type {Usage} */ ({});
  for (const one of each)
    for (const key of /** @type {(keyof Usage)[]} */ (Object.keys(one))) sum[key] = (sum[key] ?? 0) + one[key];
  return { ...sum, store: cpuOfPostgres(server), at: performance.now() };
}

/** @param {readonly RoamingTable[]} all @param {(table: RoamingTable) => Promise<void>} work */
async function each(all, work) {
  const left = [...all];
  const worker = async () => {
    for (let table = left.pop(); table; table = left.pop()) await work(table);
  };
  await Promise.all(Array.from({ length: MOVERS }, worker));
}

const tally = new Tally();
const size = { people: Number(values.people), bots: Number(values.bots) };
const tables = Array.from({ length: rooms }, () => new RoamingTable(nginx.port, tally, size));
const [load] = loadavg();
console.log(
  `Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model.trim()}; a load of ${load?.toFixed(1)} before, of other programs`,
);
console.log(
  `${rooms} rooms of ${size.people} people and ${size.bots} bots on 3 nodes, each person acts every ${PACE} s; turns of ${seconds} s\n`,
);
await each(tables, (table) => table.gather('spread'));
const actors = tables.flatMap((table) => table.seats.map((_, i) => ({ act: () => table.act(i) })));
const stop = pacemaker(actors, PACE);

/** @type {['reads' | 'statements' | 'appends' | 'conflicts' | 'cpu' | 'bots' | 'store' | 'own' | 'others' | 'hints', string][]} */
const COLUMNS = [
  ['reads', 'row reads'],
  ['appends', 'appends'],
  ['statements', 'statements'],
  ['conflicts', 'conflicts'],
  ['own', 'packets'],
  ['others', 'of others'],
  ['hints', 'hints'],
  ['cpu', 'CPU %'],
  ['bots', 'bots %'],
  ['store', 'store %'],
];
const isShare = (/** @type {string} */ key) => ['cpu', 'bots', 'store'].includes(key);
/** @param {string} name @param {(string | number)[]} cells */
const line = (name, cells) => console.log(name.padEnd(12) + cells.map((cell) => String(cell).padStart(11)).join(''));
line('', [...COLUMNS.map(([, title]) => title), 'open rooms', 'load']);

/** @type {Record<'spread' | 'together', number[][]>} */
const measured = { spread: [], together: [] };
for (let turn = 0; turn < turns; turn++)
  for (const places of /** @type {const} */ (['spread', 'together'])) {
    await each(tables, (table) => table.move(places));
    await pause(SETTLING);
    const before = await usage(postgres.pid);
    await pause(seconds * 1000);
    const after = await usage(postgres.pid);
    const rate = COLUMNS.map(
      ([key]) => ((after[key] - before[key]) * 1000 * (isShare(key) ? 100 : 1)) / (after.at - before.at),
    );
    measured[places].push(rate);
    line(places, [...rate.map((value) => value.toFixed(1)), after.rooms, String(loadavg()[0]?.toFixed(0))]);
  }
stop();
for (const [places, rows] of Object.entries(measured))
  line(
    `${places}, all`,
    COLUMNS.map((_, i) => median(rows.map((row) => row[i] ?? 0)).toFixed(1)),
  );
console.log(
  '\nPer second, all nodes together; CPU in percent of a core: of the nodes, of that their threads of bots, and of PostgreSQL.',
);
console.log('Packets are those of rows that the same node has stored, and of rows of others.');
for (const [code, count] of tally.refusals) console.log(`refused: ${count} ${code}`);

for (const table of tables) table.close();
for (const { child } of nodes) child.kill('SIGKILL');
await nginx.stop();
await redis.stop();
await postgres.stop();
process.exit(0);
