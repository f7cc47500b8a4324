import type { Clock } from '../clock.ts';

/** Things that will happen unless they are called off, one for each key. */
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
  /** One already set for this key is called off. */
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
  /** Calls off everything, for good. */
  close(): void {
    this.isClosed = true;
    for (const key of [...this.waiting.keys()]) this.cancel(key);
  }
}
