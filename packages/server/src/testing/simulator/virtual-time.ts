const realImmediate = setImmediate;

/** A simulated process that can die or freeze: a node or a client. */
export class Process {
  isDead = false;
  frozenUntil = 0; // its events are delayed until then
}
interface ScheduledEvent {
  readonly owner: Process | null;
  readonly run: () => void;
  at: number;
  order: number; // for the same instant: in the order they were scheduled
  isCancelled: boolean;
}

/**
 * Virtual time that jumps from one scheduled event to the next. After each event all promise callbacks run, so the same events in the
 * same order always give the same result.
 */
export class VirtualTime {
  now: number;
  private readonly heap: ScheduledEvent[] = [];
  private count = 0;
  private current: Process | null = null;

  constructor(now: number) {
    this.now = now;
  }
  /** Schedules an event, which is dropped if its owner is dead by then. Returns the function that cancels it. */
  at(instant: number, owner: Process | null, run: () => void): () => void {
    const event = { owner, run, at: Math.max(Math.ceil(instant), this.now), order: this.count++, isCancelled: false };
    this.push(event);
    return () => {
      event.isCancelled = true;
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
      if (next.isCancelled || owner?.isDead) continue;
      if (owner && owner.frozenUntil > next.at) {
        next.at = owner.frozenUntil; // keeps its order
        this.push(next);
        continue;
      }
      this.now = next.at;
      this.current = owner;
      next.run();
      await new Promise<void>((resolve) => realImmediate(resolve)); // runs its promise callbacks
      this.current = null;
    }
    this.now = until;
  }
  /** Replaces `setImmediate` for the running process. */
  readonly immediate = (run: () => void): unknown => {
    const owner = this.current;
    return owner ? this.at(this.now, owner, run) : realImmediate(run);
  };

  private push(event: ScheduledEvent): void {
    const { heap } = this;
    let i = heap.push(event) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (isBefore(heap[parent] as ScheduledEvent, event)) break;
      heap[i] = heap[parent] as ScheduledEvent;
      i = parent;
    }
    heap[i] = event;
  }
  private pop(): void {
    const { heap } = this;
    const last = heap.pop() as ScheduledEvent;
    if (heap.length === 0) return;
    let i = 0;
    for (;;) {
      const left = 2 * i + 1;
      const right = left + 1;
      if (left >= heap.length) break;
      const least =
        right < heap.length && isBefore(heap[right] as ScheduledEvent, heap[left] as ScheduledEvent) ? right : left;
      if (isBefore(last, heap[least] as ScheduledEvent)) break;
      heap[i] = heap[least] as ScheduledEvent;
      i = least;
    }
    heap[i] = last;
  }
}
const isBefore = (a: ScheduledEvent, b: ScheduledEvent): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);
