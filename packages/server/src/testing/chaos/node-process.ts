import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = join(import.meta.dirname, '../services/killable-node.mjs'); // runs from dist
const LIMITS = ['ACTION_BURST', 'CHAT_BURST', 'ACTIONS_PER_SECOND', 'CHAT_PER_SECOND'];
const unlimited = Object.fromEntries(LIMITS.map((name) => [`MOONRISE_LIMIT_${name}`, '1000000']));
const BIRTH = 120_000; // ms until one that says nothing is given up

/** A node as a process of its own, on a port that stays the same. */
export class NodeProcess {
  readonly name: string;
  readonly port: number;
  private readonly env: Readonly<Record<string, string>>;
  private readonly logFile: number; // an open file: what it logs
  private child: ChildProcess | null = null;
  private isWanted = false; // nobody has ended it
  isUp = false;
  readonly faults: string[] = [];

  constructor(name: string, port: number, env: Readonly<Record<string, string>>, logFile: number) {
    this.name = name;
    this.port = port;
    this.logFile = logFile;
    this.env = { ...env, ...unlimited, PORT: String(port), MOONRISE_UNLIMITED_ADDRESSES: 'loopback' };
  }
  /** Until it is ready. One that dies at birth, because the database is away, is born again. */
  async start(): Promise<void> {
    while (!this.isUp) {
      const child = spawn(process.execPath, [program], {
        env: { ...process.env, ...this.env },
        stdio: ['ignore', 'pipe', this.logFile],
      });
      this.child = child;
      const timer = setTimeout(() => child.kill('SIGKILL'), BIRTH);
      this.isUp = await new Promise<boolean>((resolve) => {
        child.stdout?.once('data', () => resolve(true));
        child.once('exit', () => resolve(false));
      });
      clearTimeout(timer);
      if (!this.isUp) await pause(300);
    }
    this.isWanted = true;
    this.child?.once('exit', (code) => {
      if (this.isWanted) this.faults.push(`${this.name} has ended by itself, with code ${code}`);
    });
  }
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }
  /** Whether it has stopped by itself, in order. */
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
