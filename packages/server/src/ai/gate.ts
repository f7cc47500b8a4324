/** Lets so many in at once; the others wait in the order in which they came. */
export class Gate {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(places: number) {
    this.free = places;
  }
  /** Waits for a place, and gives back how to leave it. Undefined: it was called off. */
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
