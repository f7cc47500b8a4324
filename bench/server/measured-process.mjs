import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const [SERVER_CORE, LOAD_CORE] = ['0', '1'];
export const FLAGS = ['--max-semi-space-size=32', '--v8-pool-size=1']; // as in `npm start`

/** Pins this process to its own core. Returns the reason if that is not possible. */
export function pinLoadToCore() {
  if (cpus().length < 2) return 'this machine has one core for server and load';
  const { error, status } = spawnSync('taskset', ['-acp', LOAD_CORE, `${process.pid}`]);
  return error || status !== 0 ? 'taskset was not found: server and load are not pinned to cores' : undefined;
}

/** @typedef {{ cpu: number, rss: number, acks: number[], lag: number[] }} Health seconds, bytes, ms (since the last request) */

/** A child process whose resource usage is measured. */
export class MeasuredProcess {
  /**
   * @param {string} program beside this file
   * @param {Record<string, string>} env
   * @param {{ isPinned: boolean, profile?: string | undefined }} how
   */
  constructor(program, env, { isPinned, profile }) {
    const flags = ['--expose-gc', ...FLAGS, ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])];
    const node = [process.execPath, ...flags, join(import.meta.dirname, program)];
    const [command = '', ...args] = isPinned ? ['taskset', '-c', SERVER_CORE, ...node] : node;
    this.child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }
  async port() {
    const [{ port }] = await once(this.child, 'message');
    return Number(port);
  }
  /** @param {'cpu' | 'memory'} question @returns {Promise<Health>} */
  async health(question) {
    this.child.send(question);
    const [health] = await once(this.child, 'message');
    return health;
  }
  /** Seconds in which the server's main thread was ready and other programs had its core; 0 where the system does not tell. */
  waited() {
    const file = `/proc/${this.child.pid}/schedstat`;
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e9 : 0;
  }
  async end() {
    this.child.send('end');
    await once(this.child, 'exit');
  }
}
