// Rooms of ten that play over real sockets, beside the same traffic through `ws` alone: deliveries per second of the server's CPU.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gatherVoices } from './server/echoes.mjs';
import { OPEN_TO_ALL, playingTables } from './server/house.mjs';
import { watchLag } from './server/lag.mjs';
import { pacemaker } from './server/pacemaker.mjs';
import { Subject, takeLoadCore } from './server/subject.mjs';
import { SEATS } from './server/table.mjs';
import { Tally } from './server/tally.mjs';

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '200,1000' },
    seconds: { type: 'string', default: '8' }, // a measurement at the pace
    pace: { type: 'string', default: '10' }, // seconds between two acts of a player
    folder: { type: 'string', default: tmpdir() }, // on the disk that holds the data
    json: { type: 'string' }, // also write the figures to this file
    profile: { type: 'string' }, // leave a profile of the server's CPU in this folder
  },
});
const SECONDS = Number(values.seconds);
const PACE = Number(values.pace);
const SPARE = 200; // files that are no connections
const WARM = 6; // CPU seconds
const [TURNS, TURN] = [7, 6]; // of each half as fast as it goes, and seconds of one
const LEAD = 3; // seconds before it: the phase may have ended while it was the other's turn, and what is meant for it comes too late

const why = takeLoadCore();
const lags = watchLag();
const how = { isPinned: why === undefined, profile: values.profile };
const most = Number(spawnSync('sh', ['-c', 'ulimit -Hn']).stdout) || Number.POSITIVE_INFINITY;

/** @typedef {import('./server/pacemaker.mjs').Actor} Actor */
/** @typedef {ReturnType<typeof figuresOf>} Figures */

/**
 * @param {Tally} tally
 * @param {number} seconds
 * @param {number} cpu
 * @param {import('./server/subject.mjs').Health} health
 */
const figuresOf = (tally, seconds, cpu, { acks, lag }) => ({
  commands: tally.commands / seconds,
  deliveries: tally.deliveries / seconds,
  fanOut: tally.deliveries / tally.commands,
  bytes: tally.bytes / tally.deliveries,
  ack: tally.acks.middleAndSlowest(),
  inside: acks, // the same, as the server sees it
  lag,
  loadLag: lags().middleAndSlowest(),
  delivery: tally.chat.middleAndSlowest(),
  busy: cpu / seconds,
  perCpuSecond: tally.deliveries / cpu,
  kinds: Object.fromEntries(tally.kinds),
  refusals: Object.fromEntries(tally.refusals),
});

/** What the load sees in some seconds, and what that costs the server. @param {Subject} subject @param {Tally} tally @param {number} seconds */
async function measure(subject, tally, seconds) {
  const before = await subject.health('cpu');
  tally.reset();
  lags();
  const began = performance.now();
  await pause(seconds * 1000);
  const after = await subject.health('cpu');
  return figuresOf(tally, (performance.now() - began) / 1000, after.cpu - before.cpu, after);
}

/** Until the server's code is compiled, which is counted in seconds of its CPU. @param {Subject} subject */
async function warmUp(subject) {
  const { cpu } = await subject.health('cpu');
  while ((await subject.health('cpu')).cpu - cpu < WARM) await pause(200);
}

/**
 * A server and its load.
 * @typedef {object} Half
 * @property {Subject} subject
 * @property {Tally} tally
 * @property {number} memory a connection
 * @property {Actor[]} actors
 * @property {{ hasten: () => void, calm: () => void, close: () => void }[]} crowd
 * @property {() => void} cleanUp
 */

/** @param {number} rooms @returns {Promise<Half>} */
async function playGames(rooms) {
  const folder = mkdtempSync(join(values.folder, 'moonrise-bench-'));
  const subject = new Subject('game-server.mjs', { ...OPEN_TO_ALL, DATA_DIR: folder }, how);
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
    crowd: tables,
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The same connections, frames and bytes by `ws` alone. @param {number} rooms @param {Figures} like @returns {Promise<Half>} */
async function echo(rooms, { fanOut, bytes }) {
  const subject = new Subject('echo-server.mjs', { FAN_OUT: `${fanOut}` }, how);
  const port = await subject.port();
  const tally = new Tally();
  const empty = await subject.health('memory');
  const voices = await gatherVoices({ port, rooms, tally, size: Math.round(bytes) });
  const full = await subject.health('memory');
  return {
    subject,
    tally,
    memory: (full.rss - empty.rss) / voices.length,
    actors: voices.map((voice) => ({ act: () => voice.speak() })),
    crowd: voices,
    cleanUp: () => {},
  };
}

/** Everybody acts once in PACE seconds. @param {Half} half */
async function paced({ subject, tally, actors }) {
  const stop = pacemaker(actors, PACE);
  await pause(2_000);
  const figures = await measure(subject, tally, SECONDS);
  stop();
  return figures;
}
/** Everybody acts as soon as they can. @param {Half} half @param {number} seconds */
async function hasty({ subject, tally, crowd }, seconds) {
  for (const one of crowd) one.hasten();
  await pause(LEAD * 1000);
  const figures = await measure(subject, tally, seconds);
  for (const one of crowd) one.calm();
  await pause(500); // what is on its way arrives
  return figures;
}
/** @param {Half} half */
async function warm({ subject, crowd }) {
  for (const one of crowd) one.hasten();
  await warmUp(subject);
  for (const one of crowd) one.calm();
}
/** @param {Half} half */
async function end({ subject, crowd, cleanUp }) {
  for (const one of crowd) one.close();
  await subject.end();
  cleanUp();
}

/** Of several turns of the same length. @param {readonly Figures[]} turns */
const perCpuSecond = (turns) => {
  const sum = (/** @type {'deliveries' | 'busy'} */ key) => turns.reduce((all, one) => all + one[key], 0);
  return sum('deliveries') / sum('busy');
};

/** Both halves in turns, because the machine is not the same from minute to minute. @param {number} rooms @param {number} rawRooms */
async function compare(rooms, rawRooms) {
  const games = await playGames(rooms);
  const slow = await paced(games);
  await warm(games);
  const raw = await echo(rawRooms, await hasty(games, TURN));
  const rawSlow = await paced(raw);
  await warm(raw);
  /** @type {{ games: Figures, raw: Figures, ratio: number }[]} */
  const turns = [];
  while (turns.length < TURNS) {
    const turn = { games: await hasty(games, TURN), raw: await hasty(raw, TURN) };
    turns.push({ ...turn, ratio: turn.games.perCpuSecond / turn.raw.perCpuSecond });
  }
  await end(games);
  await end(raw);
  turns.sort((one, other) => one.ratio - other.ratio);
  const middle = /** @type {(typeof turns)[number]} */ (turns[Math.floor(TURNS / 2)]);
  return {
    games: { paced: slow, hasty: middle.games, memory: games.memory },
    raw: { paced: rawSlow, hasty: middle.raw, memory: raw.memory },
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
    console.log(`This shell may open ${most} files (ulimit -Hn): ${rooms} rooms instead of ${wanted}.`);
  const rawRooms = Math.min(rooms, Math.floor((most - SPARE) / SEATS) - rooms);
  if (rawRooms < rooms) console.log(`For the same reason raw ws has ${rawRooms}.`);
  const { games, raw, ratios, together } = await compare(rooms, rawRooms);
  results.push({ rooms, games, raw, ratios, together });
  console.log(
    `\n${number(rooms)} rooms of ${SEATS}: ${number(games.memory / 1024, 1)} KB a connection, raw ws ${number(raw.memory / 1024, 1)} KB`,
  );
  const columns =
    'commands/s,deliveries/s,each,bytes,ack ms,inside ms,late ms,load late ms,delivery ms,server,per CPU s,ratio';
  row(['', ...columns.split(',')]);
  show(`an act in ${PACE} s`, games.paced, games.paced.perCpuSecond / raw.paced.perCpuSecond);
  show('  raw ws', raw.paced, Number.NaN);
  show('as fast as it goes', games.hasty, games.hasty.perCpuSecond / raw.hasty.perCpuSecond);
  show('  raw ws', raw.hasty, Number.NaN);
  console.log(
    `ratios of ${TURNS} turns: ${ratios.map((ratio) => number(ratio, 2)).join(', ')}; shown is the middle one; of all together ${number(together, 2)}`,
  );
  console.log(
    'commands',
    JSON.stringify(games.hasty.kinds),
    'refused',
    JSON.stringify(games.hasty.refusals),
    JSON.stringify(games.paced.refusals),
  );
}
if (values.json) writeFileSync(values.json, `${JSON.stringify({ node: process.version, results }, null, 2)}\n`);
process.exit(0);
