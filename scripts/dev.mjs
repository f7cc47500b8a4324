// `npm run dev`: the server restarts and the browser reloads when a source file changes. Arguments go to Vite.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { requireNode } from './node-version.mjs';
import { installIfMissing } from './set-up.mjs';
import { root } from './steps.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();
const isGroup = process.platform !== 'win32';
let isStopping = false;

/**
 * Starts a Node program of the project. It gets its own process group, so that Ctrl+C reaches this script alone and every
 * program receives one signal.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function start(args, options) {
  const child = spawn(process.execPath, args, { cwd: root, detached: isGroup, ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Sends a signal to a program and to those it has started: tsc runs its compiler as another process.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function send(child, signal) {
  if (isGroup && child.pid) process.kill(-child.pid, signal);
  else child.kill(signal);
}

/** @param {ChildProcess} child */
const stop = (child) =>
  new Promise((resolve) => {
    if (!running.has(child)) return resolve(undefined);
    child.once('exit', resolve);
    send(child, 'SIGTERM');
  });

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/**
 * Calls `say` with each line that a program prints.
 * @param {ChildProcess} child
 * @param {(line: string) => void} say
 */
function eachLine({ stdout }, say) {
  if (stdout) createInterface(stdout).on('line', say);
}

/**
 * Starts the server; resolves when it listens or has failed. Its errors are shown, its greeting is not: the address to
 * open is Vite's.
 * @param {number} port
 * @returns {Promise<ChildProcess>}
 */
function startServer(port) {
  const args = ['--enable-source-maps', 'packages/cli/bin/moonrise.mjs', 'serve', '--port', `${port}`];
  const env = { ...process.env, DATA_DIR: process.env.DATA_DIR ?? 'data/dev' };
  const server = start(args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve) => {
    eachLine(server, (line) => line.startsWith('Moonrise is ready') && resolve(server));
    server.once('exit', () => resolve(server));
  });
}

/**
 * Compiles now and at every change, and calls `built` each time that there are no errors.
 * @param {() => void} built
 */
function compileOnChange(built) {
  const args = ['node_modules/typescript/bin/tsc', '-b', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'];
  const compiler = start(args, { stdio: ['ignore', 'pipe', 'inherit'] });
  eachLine(compiler, (line) => {
    if (/Found [1-9]\d* error|error TS\d+/.test(line)) console.log(line);
    if (/Found 0 errors/.test(line)) built();
  });
}

async function stopAll() {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([...running].map(stop));
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll);
process.on('exit', () => {
  for (const child of running) send(child, 'SIGKILL');
});

requireNode();
await installIfMissing();
const port = await freePort();
/** @type {ChildProcess | undefined} */
let server;
let isWaiting = false;
let restarting = Promise.resolve();
console.log('[moonrise] compile and start the server');
compileOnChange(() => {
  if (!isWaiting) restarting = restarting.then(restart);
  isWaiting = true;
});

async function restart() {
  if (server) await stop(server);
  isWaiting = false;
  if (isStopping) return;
  const isFirst = server === undefined;
  server = await startServer(port);
  if (isFirst) startClient();
  else if (!isStopping) console.log(`[moonrise] server ${running.has(server) ? 'restarted' : 'failed'}`);
}

function startClient() {
  const args = ['node_modules/vite/bin/vite.js', 'packages/web', '--clearScreen', 'false', ...process.argv.slice(2)];
  const env = { ...process.env, MOONRISE_SERVER: `http://localhost:${port}` };
  start(args, { env, stdio: 'inherit' }).once('exit', stopAll);
}
