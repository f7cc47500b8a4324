import type { PieceRunner } from '@moonrise/lab/figures';
import type { Orders } from '@moonrise/lab/worker';

type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly fault: string });
interface Waiting {
  readonly answered: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** A worker with rules and bots. It handles its requests one by one. */
class LabWorker {
  private readonly worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  fault: Error | undefined; // it failed to load, and will not answer

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const { answered, failed } = this.waiting.get(data.id) as Waiting;
      this.waiting.delete(data.id);
      if ('fault' in data) failed(new Error(data.fault));
      else answered(data.answer);
    };
    this.worker.onerror = ({ message }) => {
      const fault = new Error(message);
      this.fault = fault;
      for (const { failed } of this.waiting.values()) failed(fault);
      this.waiting.clear();
      this.end();
    };
  }
  ask<K extends keyof Orders>(order: K, asked: Orders[K]['asked']): Promise<Orders[K]['answer']> {
    if (this.fault) return Promise.reject(this.fault);
    const id = this.asked++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { answered: resolve as Waiting['answered'], failed: reject });
      this.worker.postMessage({ id, order, asked });
    });
  }
  readonly play: PieceRunner = (piece) => this.ask('play', piece);
  end = (): void => this.worker.terminate();
}

export interface LabWorkers {
  readonly hands: readonly PieceRunner[];
  readonly ask: LabWorker['ask'];
  readonly asks: readonly LabWorker['ask'][]; // of each
  readonly release: () => void;
}
const MOST = 4; // more heat up a phone for little gain
const REST_MS = 20_000; // kept for this long, in case they are needed again soon

let workers: readonly LabWorker[] = [];
let users = 0;
let stopTimer: ReturnType<typeof setTimeout> | undefined;

/** The page's shared workers for simulations; one core stays free for the page. */
export function acquireWorkers(): LabWorkers {
  clearTimeout(stopTimer);
  users += 1;
  const wanted = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));
  const fit = workers.filter(({ fault }) => !fault);
  workers = Array.from({ length: wanted }, (_, i) => fit[i] ?? new LabWorker());
  const [first] = workers as readonly [LabWorker, ...LabWorker[]];
  return {
    hands: workers.map(({ play }) => play),
    ask: (order, asked) => first.ask(order, asked),
    asks: workers.map(
      (one): LabWorker['ask'] =>
        (order, asked) =>
          one.ask(order, asked),
    ),
    release,
  };
}
function release(): void {
  users -= 1;
  if (users > 0) return;
  stopTimer = setTimeout(() => {
    for (const worker of workers) worker.end();
    workers = [];
  }, REST_MS);
}
