import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadOrder } from './messages.ts';
import type { TableStep, ThinkingSetup, ThinkingTask } from './thinking.ts';

// Works from `src` and from `dist`: a thread needs built code, and no export conditions that lead back to `src`.
const program = new URL('../../dist/thinking/thread.js', import.meta.url);
const MOST_MEMORY = 512; // MB

/** A game whose bots think in a thread. */
export interface ThreadTable {
  readonly number: number;
  readonly setup: ThinkingSetup;
  readonly steps: (from: number) => readonly TableStep[];
  sent: number | null; // steps; null: the thread does not know the table
}
interface PendingTask {
  readonly table: ThreadTable;
  readonly task: ThinkingTask;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
  hasFailed: boolean; // the thread ended while it thought about this
}

/** One thread. It is started with its first task, and again if it has ended: it then gets all games from their beginning. */
export class ThinkingThread {
  private readonly tables = new Set<ThreadTable>();
  private readonly pending = new Map<number, PendingTask>();
  private readonly failed: (error: unknown) => void;
  private worker: Worker | null = null;
  private isClosed = false;
  private tasks = 0;

  constructor(failed: (error: unknown) => void) {
    this.failed = failed;
  }
  get load(): number {
    return this.tables.size;
  }
  add(table: ThreadTable): void {
    this.tables.add(table);
  }
  remove(table: ThreadTable): void {
    this.tables.delete(table);
    if (table.sent !== null) this.post({ type: 'close', table: table.number });
  }
  think(table: ThreadTable, task: ThinkingTask): Promise<never> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(new Error('The server is shutting down.'));
      this.start({ table, task, resolve, reject, hasFailed: false });
    });
  }
  async close(): Promise<void> {
    this.isClosed = true;
    this.rejectAll('The server is shutting down.');
    await this.worker?.terminate();
  }

  private start(pending: PendingTask): void {
    const { table, task } = pending;
    const id = ++this.tasks;
    this.pending.set(id, pending);
    this.worker ??= this.startWorker();
    if (table.sent === null) {
      this.post({ type: 'open', table: table.number, setup: table.setup });
      table.sent = 0;
    }
    const steps = table.steps(table.sent);
    table.sent += steps.length;
    if (steps.length > 0) this.post({ type: 'happened', table: table.number, steps });
    this.post({ type: 'think', table: table.number, id, task });
  }
  private post(order: ThreadOrder): void {
    this.worker?.postMessage(order);
  }
  private startWorker(): Worker {
    const worker = new Worker(program, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
    worker.unref(); // a server that has closed everything else may end
    worker.on('message', (answer: ThreadAnswer) => this.take(answer));
    worker.once('error', (error) => this.failed(error));
    worker.once('exit', () => this.ended(worker));
    return worker;
  }
  private take(answer: ThreadAnswer): void {
    const pending = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    if ('failure' in answer) pending?.reject(new Error(answer.failure));
    else pending?.resolve(answer.result as never);
  }
  /** Tries every task once more: one of them may have ended the thread. */
  private ended(worker: Worker): void {
    if (this.worker !== worker || this.isClosed) return;
    this.worker = null;
    for (const table of this.tables) table.sent = null;
    const left = [...this.pending.values()];
    this.pending.clear();
    for (const one of left) {
      if (one.hasFailed) one.reject(new Error('The thread in which bots think has ended.'));
      else this.start(Object.assign(one, { hasFailed: true }));
    }
  }
  private rejectAll(why: string): void {
    for (const { reject } of this.pending.values()) reject(new Error(why));
    this.pending.clear();
  }
}
