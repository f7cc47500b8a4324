import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type LimitName, type Limits, variableOf } from '../../limits/limits.ts';

const program = join(import.meta.dirname, './fuzzed-server.mjs'); // runs from dist
const wide: readonly LimitName[] = [
  'bad_frames',
  'action_burst',
  'actions_per_second',
  'address_action_burst',
  'address_actions_per_second',
  'chat_burst',
  'chat_per_second',
  'connections_per_address',
  'http_burst',
  'room_burst',
  'rooms_per_second',
  'join_burst',
  'joins_per_second',
  'wrong_codes_per_minute',
  'overload_lag_ms',
];
const short: Partial<Record<LimitName, number>> = {
  rooms_per_address: 60, // bounds the legitimate memory, so that leaks show
  away_seconds: 1,
  host_away_seconds: 1,
  empty_room_seconds: 1,
  repeat_seconds: 1,
};
const environment = Object.fromEntries([
  ...wide.map((name) => [variableOf(name), '99999999']),
  ...Object.entries(short).map(([name, most]) => [variableOf(name as LimitName), String(most)]),
]);

export interface ServerHealth {
  readonly rss: number; // MB
  readonly heap: number; // MB
  readonly slowest: number; // ms: longest delay of the event loop
  readonly rooms: number;
  readonly cpu: number; // ms, since the start
  readonly peak: number; // MB: the highest rss since the last question
}
/** A server in its own process: a crash or an unhandled rejection ends it. */
export class FuzzedServer {
  private readonly child: ChildProcess;
  errorOutput = '';

  constructor(folder: string, limits: Partial<Limits> = {}) {
    const more = Object.entries(limits).map(([name, most]) => [variableOf(name as LimitName), String(most)]);
    this.child = spawn(process.execPath, ['--expose-gc', program], {
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...environment, ...Object.fromEntries(more) },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.stderr?.on('data', (data) => {
      this.errorOutput += data;
    });
  }
  async port(): Promise<number> {
    return ((await this.answer()) as { port: number }).port;
  }
  health(): Promise<ServerHealth> {
    if (!this.isAlive) throw this.ended();
    const answer = this.answer() as Promise<ServerHealth>;
    this.child.send({});
    return answer;
  }
  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }
  stop(): Promise<void> {
    if (!this.isAlive) return Promise.resolve();
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill('SIGTERM');
    });
  }
  private ended(): Error {
    return new Error(`the server ended: ${this.errorOutput}`);
  }
  private answer(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const ended = () => reject(this.ended());
      this.child.once('exit', ended);
      this.child.once('message', (message) => {
        this.child.off('exit', ended);
        resolve(message);
      });
    });
  }
}
