// Contest games over loopback with clients that reply at once and all logs on, compared with the same traffic through `ws` alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client, GameRecorder } from './aiwolf/client.mjs';
import { MeasuredProcess } from './server/measured-process.mjs';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '5,13' },
    tables: { type: 'string', default: '1,16' }, // concurrent games
    seconds: { type: 'string', default: '8' },
    games: { type: 'string' }, // instead: play so many games of five players and print the memory
    folder: { type: 'string', default: tmpdir() },
    profile: { type: 'string' }, // write a CPU profile of the server to this folder
  },
});
const SECONDS = Number(values.seconds);
const WARM = 20; // CPU seconds of warm-up: until V8 has compiled the server's code
/** Target games per second. @type {Record<string, number>} */
const GOAL = { 5: 60, 13: 8 };
const [MEMORY_BEFORE, MEMORY_GOAL] = [264, 120]; // MB resident: 16 tables of five players

/** @typedef {import('./aiwolf/report-usage.mjs').Use} Use */

class ClientPool {
  /** @param {number} port @param {number} players @param {number} tables */
  constructor(port, players, tables) {
    this.recorder = new GameRecorder(players);
    this.clients = Array.from({ length: tables * players }, (_, i) => {
      const [table, seat] = [i % tables, Math.floor(i / tables)];
      const name = `team${String.fromCharCode(97 + table)}${seat}`;
      const saw = table === 0 ? this.recorder.see.bind(this.recorder, seat) : undefined;
      return new Client(`ws://127.0.0.1:${port}/ws`, name, saw);
    });
  }
  stop() {
    for (const client of this.clients) client.stop();
  }
}
const loadCpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** @param {MeasuredProcess} subject @param {'cpu' | 'memory'} question */
const look = async (subject, question) => /** @type {Use} */ (/** @type {unknown} */ (await subject.health(question)));

/** Runs clients against a server. @param {string} program @param {Record<string, string>} env @param {number} players @param {number} tables */
async function measure(program, env, players, tables) {
  const subject = new MeasuredProcess(`../aiwolf/${program}`, env, { isPinned: false, profile: values.profile });
  const pool = new ClientPool(await subject.port(), players, tables);
  while ((await look(subject, 'cpu')).cpu < WARM) await pause(200);
  const [before, load, began] = [await look(subject, 'memory'), loadCpu(), performance.now()];
  await pause(SECONDS * 1000);
  const after = await look(subject, 'cpu');
  const { rss } = after;
  const [seconds, loaded] = [(performance.now() - began) / 1000, loadCpu() - load];
  pool.stop();
  await subject.end();
  const games = after.played - before.played;
  return {
    games: games / seconds,
    server: (after.cpu - before.cpu) / games,
    load: loaded / games,
    steps: pool.recorder.steps,
    rss,
  };
}

/** Calls `work` with a contest configuration with all logs on, and deletes the logs afterwards. @template T @param {number} players @param {(env: { CONTEST: string }) => Promise<T>} work */
async function logged(players, work) {
  const folder = mkdtempSync(join(values.folder, 'moonrise-bench-'));
  const loggers = ['game_logger', 'json_logger', 'realtime_broadcaster'];
  const folders = loggers.map((logger) => `${logger}: { output_dir: ${folder}/${logger} }`);
  try {
    return await work({ CONTEST: [`game: { agent_count: ${players} }`, ...folders].join('\n') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {number} players @param {number} tables */
async function compare(players, tables) {
  const contest = await logged(players, (env) => measure('contest-server.mjs', env, players, tables));
  const raw = await measure('raw-server.mjs', { STEPS: JSON.stringify(contest.steps) }, players, tables);
  return { contest, raw };
}

/** Prints the memory of one process as it plays games. @param {number} games @param {{ CONTEST: string }} env */
async function measureMemory(games, env) {
  const subject = new MeasuredProcess('../aiwolf/contest-server.mjs', env, { isPinned: false });
  const pool = new ClientPool(await subject.port(), 5, 4);
  row(['games', 'heap MB', 'resident MB', 'CPU ms per game']);
  for (let [due, last] = [0, { played: 0, cpu: 0 }]; due <= games; due += games / 10) {
    while ((await look(subject, 'cpu')).played < due) await pause(500);
    const use = await look(subject, 'memory');
    const { played, cpu, heap, rss } = use;
    row([
      played,
      (heap / 1e6).toFixed(1),
      (rss / 1e6).toFixed(0),
      ms((cpu - last.cpu) / Math.max(1, played - last.played)),
    ]);
    last = use;
  }
  pool.stop();
  await subject.end();
}

/** @param {readonly (string | number)[]} cells */
const row = (cells) => console.log(cells.map((cell) => String(cell).padStart(12)).join(''));
/** @param {number} seconds */
const ms = (seconds) => (seconds * 1000).toFixed(1);

console.log(`Node ${process.version}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores; CPU ms per game`);
if (values.games !== undefined) {
  const games = Number(values.games);
  await logged(5, (env) => measureMemory(games, env));
  process.exit(0);
}
row([
  'players',
  'concurrent',
  'games/s',
  'goal',
  'server CPU',
  'load CPU',
  'raw games/s',
  'raw CPU',
  'ratio',
  'packets',
  'MB',
]);
for (const players of values.players.split(',').map(Number))
  for (const tables of values.tables.split(',').map(Number)) {
    const { contest, raw } = await compare(players, tables);
    const figures = [contest.games.toFixed(1), GOAL[players] ?? '', ms(contest.server), ms(contest.load)];
    const beside = [raw.games.toFixed(1), ms(raw.server), (raw.server / contest.server).toFixed(2)];
    row([players, tables, ...figures, ...beside, contest.steps.length, (contest.rss / 1e6).toFixed(0)]);
  }
console.log(`MB: resident while it plays; 16 tables of 5 before ${MEMORY_BEFORE}, goal ${MEMORY_GOAL}`);
process.exit(0);
