import type { Clock } from '../clock.ts';

/** Timers by key. */
export class Timers {
  private readonly clock: Clock;
  private readonly waiting = new Map<string, () => void>();
  private isClosed = false;

  constructor(clock: Clock) {
    this.clock = clock;
  }
  has(key: string): boolean {
    return this.waiting.has(key);
  }
  /** Replaces the timer of this key. */
  set(key: string, seconds: number, run: () => void): void {
    this.setAt(key, this.clock.now() + seconds * 1000, run);
  }
  setAt(key: string, instant: number, run: () => void): void {
    this.cancel(key);
    if (this.isClosed) return;
    const cancel = this.clock.at(instant, () => {
      this.waiting.delete(key);
      run();
    });
    this.waiting.set(key, cancel);
  }
  cancel(key: string): void {
    this.waiting.get(key)?.();
    this.waiting.delete(key);
  }
  /** Cancels all timers. None can be set afterwards. */
  close(): void {
    this.isClosed = true;
    for (const key of [...this.waiting.keys()]) this.cancel(key);
  }
}
