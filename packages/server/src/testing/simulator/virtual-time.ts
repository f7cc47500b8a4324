const realImmediate = setImmediate;

/** Whatever runs on its own, and can die or stand still: a node, or somebody's device. */
export class Process {
  isDead = false;
  frozenUntil = 0; // what should happen in it before then happens then
}
interface Happening {
  readonly owner: Process | null;
  readonly run: () => void;
  at: number;
  order: number; // of two for the same instant the one asked for first
  isOff: boolean;
}

/**
 * Time that passes only from one happening to the next. After each of them everything that follows from it without waiting is done,
 * so the same happenings in the same order always lead to the same end.
 */
export class VirtualTime {
  now: number;
  private readonly heap: Happening[] = [];
  private count = 0;
  private current: Process | null = null;

  constructor(now: number) {
    this.now = now;
  }
  /** Runs it at that instant, unless its owner is dead by then. Gives back how to call it off. */
  at(instant: number, owner: Process | null, run: () => void): () => void {
    const happening = { owner, run, at: Math.max(Math.ceil(instant), this.now), order: this.count++, isOff: false };
    this.push(happening);
    return () => {
      happening.isOff = true;
    };
  }
  after(ms: number, owner: Process | null, run: () => void): () => void {
    return this.at(this.now + ms, owner, run);
  }
  sleep(ms: number, owner: Process | null): Promise<void> {
    return new Promise((resolve) => void this.after(ms, owner, resolve));
  }
  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    for (let next = this.heap[0]; next && next.at <= until; next = this.heap[0]) {
      this.pop();
      const { owner } = next;
      if (next.isOff || owner?.isDead) continue;
      if (owner && owner.frozenUntil > next.at) {
        next.at = owner.frozenUntil; // keeps its place among those that wait
        this.push(next);
        continue;
      }
      this.now = next.at;
      this.current = owner;
      next.run();
      await new Promise<void>((resolve) => realImmediate(resolve)); // all that it has promised
      this.current = null;
    }
    this.now = until;
  }
  /** The end of this turn of the event loop, for whoever is running. */
  readonly immediate = (run: () => void): unknown => {
    const owner = this.current;
    return owner ? this.at(this.now, owner, run) : realImmediate(run);
  };

  private push(happening: Happening): void {
    const { heap } = this;
    let i = heap.push(happening) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (isBefore(heap[parent] as Happening, happening)) break;
      heap[i] = heap[parent] as Happening;
      i = parent;
    }
    heap[i] = happening;
  }
  private pop(): void {
    const { heap } = this;
    const last = heap.pop() as Happening;
    if (heap.length === 0) return;
    let i = 0;
    for (;;) {
      const left = 2 * i + 1;
      const right = left + 1;
      if (left >= heap.length) break;
      const least = right < heap.length && isBefore(heap[right] as Happening, heap[left] as Happening) ? right : left;
      if (isBefore(last, heap[least] as Happening)) break;
      heap[i] = heap[least] as Happening;
      i = least;
    }
    heap[i] = last;
  }
}
const isBefore = (a: Happening, b: Happening): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);
