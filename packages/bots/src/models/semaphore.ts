/** Limits how many calls run at once; the others wait in order. */
export class Semaphore {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(slots: number) {
    this.free = slots;
  }
  /** Waits for a slot and returns the function that frees it. Undefined: the signal was aborted. */
  async enter(signal: AbortSignal): Promise<(() => void) | undefined> {
    if (this.free > 0) this.free--;
    else if (!(await this.turn(signal))) return undefined;
    let isIn = true;
    return () => {
      if (isIn) this.leave();
      isIn = false;
    };
  }
  private turn(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const called = () => {
        signal.removeEventListener('abort', off);
        resolve(true);
      };
      const off = () => {
        const at = this.waiting.indexOf(called);
        if (at >= 0) this.waiting.splice(at, 1);
        resolve(false);
      };
      if (signal.aborted) return resolve(false);
      this.waiting.push(called);
      signal.addEventListener('abort', off, { once: true });
    });
  }
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free++;
  }
}
