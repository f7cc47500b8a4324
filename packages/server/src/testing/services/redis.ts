import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A Redis server for tests, on a free port, without persistence. */
export interface Redis {
  readonly url: string;
  /** Kills it. */
  crash(): Promise<void>;
  /** Starts it again, empty. */
  recover(): Promise<void>;
  /** Stops the process: connections stay open, but it does not answer. */
  freeze(): void;
  thaw(): void;
  /** Deletes all data. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const PATHS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];
/** The path of the program, or undefined. `scripts/debian-packages.mjs` installs it if it can. */
export const redisProgram = (): string | undefined => PATHS.find((path) => existsSync(path));

export async function startRedis(program: string): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-redis-'));
  const port = await freePort();
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let child: ChildProcess;
  const recover = async () => {
    child = spawn(program, flags, { cwd: folder, stdio: 'ignore' });
    while ((await answerTo(port, 'PING')) !== '+PONG') {
      if (child.exitCode !== null) throw new Error(`Redis ended with code ${child.exitCode} before it was ready.`);
      await pause(50);
    }
  };
  const crash = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await recover();
  return {
    url: `redis://127.0.0.1:${port}`,
    crash,
    recover,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    flush: async () => void (await answerTo(port, 'FLUSHALL')),
    stop: async () => {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The first line of Redis's answer to a command; undefined if it is not running. */
function answerTo(port: number, command: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.once('data', (data) => {
      resolve(String(data).trim());
      socket.destroy();
    });
    socket.once('error', () => resolve(undefined));
  });
}
