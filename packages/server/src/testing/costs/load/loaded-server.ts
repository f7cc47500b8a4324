import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type LimitName, type Limits, variableOf } from '../../../limits/limits.ts';

const program = join(import.meta.dirname, 'loaded-server.mjs');

/** The longest delays of the event loop. */
export interface Delays {
  readonly delay: number; // ms
  readonly own: number; // ms, only while the server itself worked: other processes of the machine do not count
}
/** A server with its usual limits in a process of its own, behind a proxy that is trusted. */
export class LoadedServer {
  private readonly child: ChildProcess;
  private readonly port: Promise<number>;

  constructor(folder: string, limits: Partial<Limits>, env: Readonly<Record<string, string>> = {}) {
    const more = Object.entries(limits).map(([name, most]) => [variableOf(name as LimitName), String(most)]);
    this.child = spawn(process.execPath, ['--max-semi-space-size=32', '--v8-pool-size=1', program], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: folder,
        TRUST_PROXY: 'loopback',
        ...Object.fromEntries(more),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.port = this.answer().then((ready) => (ready as { port: number }).port);
  }
  async url(): Promise<string> {
    return `http://127.0.0.1:${await this.port}`;
  }
  /** The longest delays since the last call. Then sets the clock forward. */
  async delays(skip = 0): Promise<Delays> {
    const answer = this.answer();
    this.child.send({ skip });
    return (await answer) as Delays;
  }
  async stop(): Promise<void> {
    const exited = once(this.child, 'exit');
    this.child.disconnect();
    await exited;
  }
  private async answer(): Promise<unknown> {
    const gone = new AbortController();
    const ended = () => gone.abort();
    this.child.once('exit', ended);
    const [message] = await once(this.child, 'message', { signal: gone.signal });
    this.child.off('exit', ended);
    return message;
  }
}
