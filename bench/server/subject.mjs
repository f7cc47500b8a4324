import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';

const [SERVER_CORE, LOAD_CORE] = ['0', '1'];
export const YOUNG_SPACE = '--max-semi-space-size=32'; // as `npm start` has it

/** Puts this process on a core of its own. Why that cannot be done, or undefined. */
export function takeLoadCore() {
  if (cpus().length < 2) return 'this machine has one core, which server and load share';
  const { error, status } = spawnSync('taskset', ['-acp', LOAD_CORE, `${process.pid}`]);
  return error || status !== 0 ? 'there is no taskset here: server and load run where the system puts them' : undefined;
}

/** @typedef {{ cpu: number, rss: number, acks: number[], lag: number[] }} Health seconds, bytes, ms (since it was last asked) */

/** A process that is measured. */
export class Subject {
  /**
   * @param {string} program beside this file
   * @param {Record<string, string>} env
   * @param {{ isPinned: boolean, profile?: string | undefined }} how
   */
  constructor(program, env, { isPinned, profile }) {
    const flags = ['--expose-gc', YOUNG_SPACE, ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])];
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
  async end() {
    this.child.send('end');
    await once(this.child, 'exit');
  }
}
