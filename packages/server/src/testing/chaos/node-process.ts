import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = join(import.meta.dirname, '../services/killable-node.mjs'); // runs from dist
const LIMITS = ['ACTION_BURST', 'CHAT_BURST', 'ACTIONS_PER_SECOND', 'CHAT_PER_SECOND'];
const unlimited = Object.fromEntries(LIMITS.map((name) => [`MOONRISE_LIMIT_${name}`, '1000000']));
const TICKS = 100; // per second, in /proc
const START_TIMEOUT = 120_000; // ms

/** A node in its own process, on a fixed port. */
export class NodeProcess {
  readonly name: string;
  readonly port: number;
  private readonly env: Readonly<Record<string, string>>;
  private readonly logFile: number; // file descriptor for its log
  private child: ChildProcess | null = null;
  private isWanted = false; // should be running
  isUp = false;
  readonly faults: string[] = [];

  constructor(name: string, port: number, env: Readonly<Record<string, string>>, logFile: number) {
    this.name = name;
    this.port = port;
    this.logFile = logFile;
    this.env = { ...env, ...unlimited, PORT: String(port), MOONRISE_UNLIMITED_ADDRESSES: 'loopback' };
  }
  /** Resolves when the node is ready. If it exits while starting, for example because the database is away, it is started again. */
  async start(): Promise<void> {
    while (!this.isUp) {
      const child = spawn(process.execPath, [program], {
        env: { ...process.env, ...this.env },
        stdio: ['ignore', 'pipe', this.logFile],
      });
      this.child = child;
      const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT);
      this.isUp = await new Promise<boolean>((resolve) => {
        child.stdout?.once('data', () => resolve(true));
        child.once('exit', () => resolve(false));
      });
      clearTimeout(timer);
      if (!this.isUp) await pause(300);
    }
    this.isWanted = true;
    this.child?.once('exit', (code) => {
      if (this.isWanted) this.faults.push(`${this.name} exited unexpectedly with code ${code}`);
    });
  }
  /** MB of memory that the process holds. */
  get memory(): number {
    const status = this.child?.pid === undefined ? '' : readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }
  /** Seconds of CPU that the process has used. */
  get cpu(): number {
    const stat = this.child?.pid === undefined ? '' : readFileSync(`/proc/${this.child.pid}/stat`, 'utf8');
    const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
    return ((user ?? 0) + (system ?? 0)) / TICKS;
  }
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }
  /** True if it stopped cleanly. */
  async stop(): Promise<boolean> {
    return (await this.end('SIGTERM')) === 0;
  }
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }
  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    this.isUp = false;
    this.isWanted = false;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }
}
