import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedGame } from '../games/play-planned.ts';
import { type ArenaPlan, identityOf } from '../plan/plan.ts';
import { PlanFault } from '../plan/read-plan.ts';
import { isQueued, QUEUE_RUN } from '../queue/queue-run.ts';
import { Journal } from './journal.ts';

const PLAN = 'plan.json';
const LOCK = 'lock';

/** The folder of an arena: what has been played, and what is written about it in the end. */
export class ArenaFolder {
  readonly path: string;
  readonly journal: Journal;

  private constructor(path: string, journal: Journal) {
    this.path = path;
    this.journal = journal;
  }
  /** Begins an arena, or continues it. */
  static async open(path: string, plan: ArenaPlan, { hasQueue = false } = {}): Promise<ArenaFolder> {
    check(path, plan);
    if (!hasQueue) mustNotBeQueued(path, plan);
    mkdirSync(join(path, 'logs'), { recursive: true });
    lock(path);
    write(path, PLAN, `${JSON.stringify(plan, null, 2)}\n`);
    return new ArenaFolder(path, await Journal.open(join(path, 'journal.jsonl')));
  }
  add(finished: RecordedGame): void {
    if (finished.log !== null) write(join(this.path, 'logs'), `${finished.row.game}.json`, finished.log);
    this.journal.add(finished);
  }
  write(name: string, content: string | Uint8Array): void {
    write(this.path, name, content);
  }
  close(): void {
    this.journal.close();
    rmSync(join(this.path, LOCK), { force: true });
  }
}

/** A file is complete, or not there. */
function write(folder: string, name: string, content: string | Uint8Array): void {
  const [path, draft] = [join(folder, name), join(folder, `${name}.draft`)];
  writeFileSync(draft, content);
  renameSync(draft, path);
}

/** Refuses a folder that is not this arena's. */
function check(path: string, plan: ArenaPlan): void {
  if (!existsSync(path)) return;
  const files = listed(path);
  if (files.length === 0) return;
  if (!files.includes(PLAN)) throw new PlanFault(`${path} has other files: choose an empty folder with --out.`);
  const before = JSON.parse(readFileSync(join(path, PLAN), 'utf8')) as ArenaPlan;
  if (identityOf(before) !== identityOf(plan))
    throw new PlanFault(
      `${path} belongs to another plan: choose another folder with --out. Only deals and budget_usd may change in one folder.`,
    );
}
/** The answers of a game that was begun with a queue are in a Redis. They would be paid for again. */
function mustNotBeQueued(path: string, { players }: ArenaPlan): void {
  if (isQueued(path) && players.some(({ kind }) => kind === 'model'))
    throw new PlanFault(
      `${path} was begun with --queue, and its answers are there: go on with --queue, or delete ${join(path, QUEUE_RUN)} and pay for the unfinished games again.`,
    );
}
function listed(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    throw new PlanFault(`${path} is not a folder that can be read: choose another with --out.`);
  }
}

/** One process at a time. The lock of a process that is gone does not count. */
function lock(path: string): void {
  const file = join(path, LOCK);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const other = Number(readFileSync(file, 'utf8'));
    if (other !== process.pid && isRunning(other))
      throw new PlanFault(`${path} is in use by process ${other}: wait for its end.`);
    writeFileSync(file, String(process.pid));
  }
}
function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
