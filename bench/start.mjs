// How long `npm start` takes when nothing has changed, until the server says where it is.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/steps.mjs';
import { median } from './growth.mjs';

const TURNS = 5;
const GOAL = 1.5; // seconds

/** Seconds until `npm start` is ready; it is stopped then. */
async function ready() {
  const data = mkdtempSync(join(tmpdir(), 'moonrise-start-'));
  const began = performance.now();
  const child = spawn('npm', ['start', '--', '--port', '0', '--data', data], { cwd: root, detached: true });
  for await (const said of child.stdout) if (String(said).includes('http://')) break;
  const seconds = (performance.now() - began) / 1000;
  const ended = new Promise((resolve) => child.on('exit', resolve));
  process.kill(-Number(child.pid), 'SIGTERM'); // npm, and the server that it started
  await ended;
  rmSync(data, { recursive: true, force: true });
  return seconds;
}

await ready(); // what is stale is built now
/** @type {number[]} */
const turns = [];
while (turns.length < TURNS) turns.push(await ready());
console.log(`npm start, nothing changed: ${turns.map((one) => one.toFixed(2)).join(', ')} s`);
console.log(`median ${median(turns).toFixed(2)} s, goal ${GOAL} s`);
