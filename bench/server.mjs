// Rooms of ten that play over real sockets, compared with the same traffic through `ws` alone: deliveries per CPU second.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectEchoClients } from './server/echo-clients.mjs';
import { watchLag } from './server/lag.mjs';
import { MeasuredProcess, pinLoadToCore } from './server/measured-process.mjs';
import { pacemaker } from './server/pacemaker.mjs';
import { NO_LIMITS, playingTables } from './server/playing-tables.mjs';
import { SEATS } from './server/table.mjs';
import { Tally } from './server/tally.mjs';

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '200,1000' },
    seconds: { type: 'string', default: '8' }, // per measurement at a fixed pace
    pace: { type: 'string', default: '10' }, // seconds between two acts of a player
    folder: { type: 'string', default: tmpdir() }, // where the data is stored
    json: { type: 'string' }, // also write the figures to this file
    profile: { type: 'string' }, // write a CPU profile of the server to this folder
  },
});
const SECONDS = Number(values.seconds);
const PACE = Number(values.pace);
const SPARE = 200; // file descriptors for other uses
const WARM = 6; // CPU seconds
const [TURNS, TURN] = [7, 6]; // turns at full speed, and seconds of each
/** What the ratio was once and should be, by rooms. @type {Readonly<Record<number, { before: number, goal: number }>>} */
const GOALS = { 200: { before: 0.63, goal: 0.75 }, 1000: { before: 0.53, goal: 0.7 } };
const LEAD = 3; // seconds before a turn: commands for a phase that ended during the pause are refused first

const why = pinLoadToCore();
const lags = watchLag();
const how = { isPinned: why === undefined, profile: values.profile };
const most = Number(spawnSync('sh', ['-c', 'ulimit -Hn']).stdout) || Number.POSITIVE_INFINITY;

/** @typedef {import('./server/pacemaker.mjs').Actor} Actor */
/** @typedef {ReturnType<typeof figuresOf>} Figures */

/**
 * @param {Tally} tally
 * @param {number} seconds
 * @param {number} cpu
 * @param {import('./server/measured-process.mjs').Health} health
 */
const figuresOf = (tally, seconds, cpu, { acks, lag }) => ({
  commands: tally.commands / seconds,
  deliveries: tally.deliveries / seconds,
  fanOut: tally.deliveries / tally.commands,
  bytes: tally.bytes / tally.deliveries,
  ack: tally.acks.medianAndP99(),
  inside: acks, // the same, measured inside the server
  lag,
  loadLag: lags().medianAndP99(),
  delivery: tally.chat.medianAndP99(),
  busy: cpu / seconds,
  perCpuSecond: tally.deliveries / cpu,
  kinds: Object.fromEntries(tally.kinds),
  refusals: Object.fromEntries(tally.refusals),
});

/** Figures of the load and the server's CPU over some seconds. @param {MeasuredProcess} subject @param {Tally} tally @param {number} seconds */
async function measure(subject, tally, seconds) {
  const before = await subject.health('cpu');
  tally.reset();
  lags();
  const began = performance.now();
  await pause(seconds * 1000);
  const after = await subject.health('cpu');
  return figuresOf(tally, (performance.now() - began) / 1000, after.cpu - before.cpu, after);
}

/** Waits until V8 has compiled the server's code, by CPU seconds. @param {MeasuredProcess} subject */
async function warmUp(subject) {
  const { cpu } = await subject.health('cpu');
  while ((await subject.health('cpu')).cpu - cpu < WARM) await pause(200);
}

/**
 * A server and its load.
 * @typedef {object} LoadedServer
 * @property {MeasuredProcess} subject
 * @property {Tally} tally
 * @property {number} memory bytes per connection
 * @property {Actor[]} actors
 * @property {{ runFullSpeed: () => void, stopFullSpeed: () => void, close: () => void }[]} clients
 * @property {() => void} cleanUp
 */

/** @param {number} rooms @returns {Promise<LoadedServer>} */
async function playGames(rooms) {
  const folder = mkdtempSync(join(values.folder, 'moonrise-bench-'));
  const subject = new MeasuredProcess('game-server.mjs', { ...NO_LIMITS, DATA_DIR: folder }, how);
  const port = await subject.port();
  const tally = new Tally();
  const empty = await subject.health('memory');
  const tables = await playingTables(port, tally, rooms);
  const full = await subject.health('memory');
  const players = tables.flatMap((table) => table.players);
  return {
    subject,
    tally,
    memory: (full.rss - empty.rss) / players.length,
    actors: players
      .map((player) => ({ act: () => player.act(true), at: Math.random() }))
      .sort((one, other) => one.at - other.at),
    clients: tables,
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The same connections, frames and bytes through `ws` alone. @param {number} rooms @param {Figures} like @returns {Promise<LoadedServer>} */
async function echo(rooms, { fanOut, bytes }) {
  const subject = new MeasuredProcess('echo-server.mjs', { FAN_OUT: `${fanOut}` }, how);
  const port = await subject.port();
  const tally = new Tally();
  const empty = await subject.health('memory');
  const clients = await connectEchoClients({ port, rooms, tally, size: Math.round(bytes) });
  const full = await subject.health('memory');
  return {
    subject,
    tally,
    memory: (full.rss - empty.rss) / clients.length,
    actors: clients.map((client) => ({ act: () => client.speak() })),
    clients: clients,
    cleanUp: () => {},
  };
}

/** Every player acts once in PACE seconds. @param {LoadedServer} loaded */
async function paced({ subject, tally, actors }) {
  const stop = pacemaker(actors, PACE);
  await pause(2_000);
  const figures = await measure(subject, tally, SECONDS);
  stop();
  return figures;
}
/** Every player acts as soon as the last command is acknowledged. @param {LoadedServer} loaded @param {number} seconds */
async function fullSpeed({ subject, tally, clients }, seconds) {
  for (const one of clients) one.runFullSpeed();
  await pause(LEAD * 1000);
  const figures = await measure(subject, tally, seconds);
  for (const one of clients) one.stopFullSpeed();
  await pause(500); // let pending frames arrive
  return figures;
}
/** @param {LoadedServer} loaded */
async function warm({ subject, clients }) {
  for (const one of clients) one.runFullSpeed();
  await warmUp(subject);
  for (const one of clients) one.stopFullSpeed();
}
/** @param {LoadedServer} loaded */
async function end({ subject, clients, cleanUp }) {
  for (const one of clients) one.close();
  await subject.end();
  cleanUp();
}

/** Of several turns of the same length. @param {readonly Figures[]} turns */
const perCpuSecond = (turns) => {
  const sum = (/** @type {'deliveries' | 'busy'} */ key) => turns.reduce((all, one) => all + one[key], 0);
  return sum('deliveries') / sum('busy');
};

/** Measures game server and echo alternately, because the machine's speed varies. @param {number} rooms @param {number} rawRooms */
async function compare(rooms, rawRooms) {
  const games = await playGames(rooms);
  const slow = await paced(games);
  await warm(games);
  const raw = await echo(rawRooms, await fullSpeed(games, TURN));
  const rawSlow = await paced(raw);
  await warm(raw);
  /** @type {{ games: Figures, raw: Figures, ratio: number }[]} */
  const turns = [];
  while (turns.length < TURNS) {
    const turn = { games: await fullSpeed(games, TURN), raw: await fullSpeed(raw, TURN) };
    turns.push({ ...turn, ratio: turn.games.perCpuSecond / turn.raw.perCpuSecond });
  }
  await end(games);
  await end(raw);
  turns.sort((one, other) => one.ratio - other.ratio);
  const middle = /** @type {(typeof turns)[number]} */ (turns[Math.floor(TURNS / 2)]);
  return {
    games: { paced: slow, fullSpeed: middle.games, memory: games.memory },
    raw: { paced: rawSlow, fullSpeed: middle.raw, memory: raw.memory },
    ratios: turns.map(({ ratio }) => ratio),
    together: perCpuSecond(turns.map((turn) => turn.games)) / perCpuSecond(turns.map((turn) => turn.raw)),
  };
}

/** @param {number} value @param {number} [digits] */
const number = (value, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** @param {readonly string[]} cells */
const row = ([name = '', ...cells]) => console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(15)).join(''));
/** @param {readonly number[]} of */
const times = (of) => (of.every(Number.isFinite) ? of.map((ms) => number(ms, ms < 10 ? 1 : 0)).join(' / ') : '');
/** @param {string} name @param {Figures} figures @param {number} ratio */
const show = (name, figures, ratio) =>
  row([
    name,
    number(figures.commands),
    number(figures.deliveries),
    number(figures.fanOut, 1),
    number(figures.bytes),
    times(figures.ack),
    times(figures.inside),
    times(figures.lag),
    times(figures.loadLag),
    times(figures.delivery),
    `${number(figures.busy * 100)} %`,
    number(figures.perCpuSecond),
    Number.isNaN(ratio) ? '' : number(ratio, 2),
  ]);

console.log(`Node ${process.version}, ${cpus()[0]?.model.trim()}; ${why ?? 'server on one core, load on another'}`);
const results = [];
for (const wanted of values.rooms.split(',').map(Number)) {
  const rooms = Math.min(wanted, Math.floor((most - SPARE) / SEATS));
  if (rooms < wanted)
    console.log(`The limit of open files is ${most} (ulimit -Hn): ${rooms} rooms instead of ${wanted}.`);
  const rawRooms = Math.min(rooms, Math.floor((most - SPARE) / SEATS) - rooms);
  if (rawRooms < rooms) console.log(`For the same reason raw ws has ${rawRooms} rooms.`);
  const { games, raw, ratios, together } = await compare(rooms, rawRooms);
  results.push({ rooms, games, raw, ratios, together });
  console.log(
    `\n${number(rooms)} rooms of ${SEATS}: ${number(games.memory / 1024, 1)} KB per connection, raw ws ${number(raw.memory / 1024, 1)} KB`,
  );
  const columns =
    'commands/s,deliveries/s,fan-out,bytes,ack ms,inside ms,lag ms,load lag ms,delivery ms,server,per CPU s,ratio';
  row(['', ...columns.split(',')]);
  show(`one act in ${PACE} s`, games.paced, games.paced.perCpuSecond / raw.paced.perCpuSecond);
  show('  raw ws', raw.paced, Number.NaN);
  show('full speed', games.fullSpeed, games.fullSpeed.perCpuSecond / raw.fullSpeed.perCpuSecond);
  show('  raw ws', raw.fullSpeed, Number.NaN);
  console.log(
    `ratios of ${TURNS} turns: ${ratios.map((ratio) => number(ratio, 2)).join(', ')}; the median is shown; all turns together ${number(together, 2)}`,
  );
  const { before, goal } = GOALS[wanted] ?? {};
  if (goal !== undefined)
    console.log(`ratio ${before} before, goal ${goal}; goals at one act in 10 s: p99 50 ms, 30 KB per connection`);
  console.log(
    'commands',
    JSON.stringify(games.fullSpeed.kinds),
    'refused',
    JSON.stringify(games.fullSpeed.refusals),
    JSON.stringify(games.paced.refusals),
  );
}
if (values.json) writeFileSync(values.json, `${JSON.stringify({ node: process.version, results }, null, 2)}\n`);
process.exit(0);
