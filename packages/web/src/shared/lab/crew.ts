import type { PieceRunner } from '@moonrise/lab/figures';
import type { Orders } from '@moonrise/lab/worker';

type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly fault: string });
interface Waiting {
  readonly answered: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** A worker with rules and bots. What it is asked it does one by one. */
class Labourer {
  private readonly worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  fault: Error | undefined; // it could not be loaded, and will not answer any more

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

export interface Crew {
  readonly hands: readonly PieceRunner[];
  readonly ask: Labourer['ask'];
  readonly asks: readonly Labourer['ask'][]; // of each
  readonly dismiss: () => void;
}
const MOST = 4; // more would heat a phone for little
const REST_MS = 20_000; // whoever looks again soon finds them warm

let labourers: readonly Labourer[] = [];
let hirers = 0;
let going: ReturnType<typeof setTimeout> | undefined;

/** Workers for whoever looks at chances; one core stays free for the page. All look at the same few. */
export function hire(): Crew {
  clearTimeout(going);
  hirers += 1;
  const wanted = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));
  const fit = labourers.filter(({ fault }) => !fault);
  labourers = Array.from({ length: wanted }, (_, i) => fit[i] ?? new Labourer());
  const [first] = labourers as readonly [Labourer, ...Labourer[]];
  return {
    hands: labourers.map(({ play }) => play),
    ask: (order, asked) => first.ask(order, asked),
    asks: labourers.map(
      (one): Labourer['ask'] =>
        (order, asked) =>
          one.ask(order, asked),
    ),
    dismiss,
  };
}
function dismiss(): void {
  hirers -= 1;
  if (hirers > 0) return;
  going = setTimeout(() => {
    for (const labourer of labourers) labourer.end();
    labourers = [];
  }, REST_MS);
}
