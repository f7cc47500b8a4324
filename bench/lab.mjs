// Games per second between bots in a browser's worker, as the lobby and the lab play them, and in Node on all cores.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setUp } from '@moonrise/lab';
import { simulate } from '@moonrise/lab/node';
import { openBrowser } from '../scripts/browser.mjs';
import { root } from '../scripts/steps.mjs';

const { values } = parseArgs({
  options: {
    ms: { type: 'string', default: '4000' }, // per measurement
    bots: { type: 'string', default: 'standard' },
  },
});
const ms = Number(values.ms);
const cores = availableParallelism();
/** @type {readonly (readonly [string, number])[]} */
const tables = [
  ['launch', 5],
  ['launch', 9],
  ['classic', 7],
  ['moonrise', 8],
  ['moonrise', 12],
  ['aiwolf', 5],
  ['one-night', 5],
];
const bots = { village: values.bots, wolves: values.bots };
const experimentOf = (/** @type {string} */ rules, /** @type {number} */ players) => ({
  rules,
  players,
  options: {},
  seed: 'bench',
  bots,
});

const assets = join(root, 'packages/server/public/assets');
const file = readdirSync(assets).find((name) => /^lab-worker-.*\.js$/.test(name));
if (!file) throw new Error('The web client is not built: npm run build.');
const program = readFileSync(join(assets, file));
// Runs in the page: games per second of the workers after a warm-up, and the time fresh ones take to a first result.
const html = `<!doctype html><title>Bench</title><script>
const play = (worker, experiment, from, ms) => new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => (data.fault ? reject(new Error(data.fault)) : resolve(data.answer.games));
  worker.postMessage({ id: 0, order: 'play', asked: { experiment, from, ms } });
});
async function measure({ experiment, workers, ms }) {
  const pool = Array.from({ length: workers }, () => new Worker('/worker.js', { type: 'module' }));
  const all = (piece, time) => Promise.all(pool.map((worker, i) => play(worker, experiment, (piece + i) * 10000, time)));
  const began = performance.now();
  await all(0, 40);
  const first = performance.now() - began;
  await all(10, ms / 4);
  const start = performance.now();
  const games = await all(20, ms);
  const seconds = (performance.now() - start) / 1000;
  for (const worker of pool) worker.terminate();
  return { first, perSecond: games.reduce((sum, count) => sum + count, 0) / seconds };
}
</script>`;
const server = createServer((request, response) => {
  const isProgram = request.url === '/worker.js';
  response.setHeader('content-type', isProgram ? 'text/javascript' : 'text/html');
  response.end(isProgram ? program : html);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const browser = await openBrowser();
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${port}/`);

/**
 * @param {ReturnType<typeof experimentOf>} experiment @param {number} workers
 * @returns {Promise<{ first: number, perSecond: number }>}
 */
const inBrowser = (experiment, workers) => page.evaluate(`measure(${JSON.stringify({ experiment, workers, ms })})`);
/** @param {ReturnType<typeof experimentOf>} experiment @param {number} games */
async function inNode(experiment, games) {
  const setup = setUp(experiment);
  if (!setup.ok) throw new Error(setup.message);
  return (await simulate(setup, { games, workers: cores })).gamesPerSecond;
}

const row = (/** @type {readonly string[]} */ [name = '', ...cells]) =>
  console.log(`${name.padEnd(16)}${cells.map((cell) => cell.padStart(16)).join('')}`);
console.log(
  `Node ${process.version}, Chromium ${browser.version()}, ${cores} cores, ${values.bots} bots; games per second\n`,
);
row(['table', 'first, ms', 'one worker', `${cores} workers`, `Node, ${cores} cores`]);
for (const [rules, players] of tables) {
  const experiment = experimentOf(rules, players);
  const one = await inBrowser(experiment, 1);
  const all = await inBrowser(experiment, cores);
  const node = await inNode(experiment, Math.max(20, Math.round((all.perSecond * ms) / 1000)));
  row([`${rules} ${players}`, ...[one.first, one.perSecond, all.perSecond, node].map((value) => value.toFixed(0))]);
}
await browser.close();
server.close();
