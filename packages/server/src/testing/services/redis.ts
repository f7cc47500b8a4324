import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A Redis server of its own, on a free port and in a folder of its own. It keeps nothing. */
export interface Redis {
  readonly url: string;
  /** Ends it at once. */
  crash(): Promise<void>;
  /** Starts it again, empty. */
  recover(): Promise<void>;
  /** It stands still: connections stay, and nothing is answered. */
  freeze(): void;
  thaw(): void;
  /** Forgets everything. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];
/** Where the program lies, or undefined. `scripts/debian-packages.mjs` installs it where it can. */
export const redisProgram = (): string | undefined => PLACES.find((path) => existsSync(path));

export async function startRedis(program: string): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-redis-'));
  const port = await freePort();
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let child: ChildProcess;
  const recover = async () => {
    child = spawn(program, flags, { cwd: folder, stdio: 'ignore' });
    while ((await said(port, 'PING')) !== '+PONG') {
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
    flush: async () => void (await said(port, 'FLUSHALL')),
    stop: async () => {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What Redis says to a command: one line; undefined if nobody is there. */
function said(port: number, command: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.once('data', (data) => {
      resolve(String(data).trim());
      socket.destroy();
    });
    socket.once('error', () => resolve(undefined));
  });
}
