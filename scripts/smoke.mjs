// Runs `npm start` as a newcomer would, and checks that it serves the game without a warning of npm.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './steps.mjs';

const data = mkdtempSync(join(tmpdir(), 'moonrise-smoke-'));
const isWindows = process.platform === 'win32';
const child = spawn('npm', ['start', '--', '--port', '0', '--data', data], {
  cwd: root,
  shell: isWindows,
  detached: !isWindows, // so that one signal reaches npm and the server
  stdio: ['ignore', 'pipe', 'pipe'],
});

let printed = '';
/** @type {Promise<string>} */
const address = new Promise((resolve, reject) => {
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      process.stdout.write(chunk);
      printed += chunk;
      const [, found] = /Moonrise is ready: (\S+)/.exec(printed) ?? [];
      if (found) resolve(found);
    });
  child.once('exit', (code) => reject(new Error(`npm start ended with exit code ${code}`)));
});
const ended = new Promise((resolve) => child.once('exit', resolve));

/** @param {string} path */
async function get(path) {
  const response = await fetch(new URL(path, await address));
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.text();
}

try {
  if (!(await get('/')).includes('<div id="root">')) throw new Error('/ is not the client');
  if (JSON.parse(await get('/api/rulesets')).rulesets.length === 0) throw new Error('there are no rule sets');
  // what a machine's own npm settings cause is not ours
  const warnings = printed.split('\n').filter((line) => /^npm warn(?! Unknown)/i.test(line));
  if (warnings.length > 0) throw new Error(`npm warns:\n${warnings.join('\n')}`);
  console.log(`[moonrise] Node ${process.versions.node}: npm start serves the game`);
} finally {
  if (child.pid && child.exitCode === null) process.kill(isWindows ? child.pid : -child.pid, 'SIGTERM');
  await ended;
  rmSync(data, { recursive: true });
}
