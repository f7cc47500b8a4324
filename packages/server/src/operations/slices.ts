const SLICE = 10; // ms of work in one turn of the event loop
const TURNS = 8; // from one slice to the next: Node accepts one new connection in each turn

/**
 * Spreads work over several turns of the event loop, so that a burst does not delay everything else. Keys take turns: one with much
 * waiting work does not hold up the others. The promise callbacks that a piece of work causes count as part of it.
 */
export class Slices {
  private readonly waiting = new Map<string, (() => void)[]>(); // the key that is next comes first
  private isRunning = false; // or the next step is scheduled
  private isCounting = false; // `endsAt` is of this turn of the event loop
  private endsAt = 0; // of the slice

  /** Resolves when it is the turn of this key. */
  turn(key: string): Promise<void> {
    return new Promise((resolve) => this.post(key, resolve));
  }
  post(key: string, work: () => void): void {
    const before = this.waiting.get(key);
    if (before) before.push(work);
    else this.waiting.set(key, [work]);
    if (this.isRunning) return;
    this.isRunning = true;
    if (!this.isCounting) this.beginSlice();
    this.step();
  }

  private beginSlice(): void {
    this.isCounting = true;
    this.endsAt = performance.now() + SLICE;
    setImmediate(() => {
      this.isCounting = false;
    });
  }
  private readonly step = (): void => {
    const work = performance.now() < this.endsAt ? this.next() : undefined;
    if (work) {
      queueMicrotask(() => process.nextTick(this.step)); // runs after all promise callbacks so far
      work();
    } else if (this.waiting.size > 0)
      afterTurns(TURNS, () => {
        this.beginSlice();
        this.step();
      });
    else this.isRunning = false;
  };
  private next(): (() => void) | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [key, works] = first;
    const work = works.shift();
    this.waiting.delete(key);
    if (works.length > 0) this.waiting.set(key, works);
    return work;
  }
}

function afterTurns(count: number, work: () => void): void {
  setImmediate(() => (count > 1 ? afterTurns(count - 1, work) : work()));
}
