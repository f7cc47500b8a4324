/** A token bucket: its size and its refill rate. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}
export type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number }; // whole seconds
export type Milliseconds = () => number; // a clock

const MOST_KEYS = 100_000; // about 10 MB; beyond this the least recently used keys are dropped
const ROUNDING = 1e-6; // ms; the sum of many intervals must not cost a token
const taken: Taken = { ok: true };

/** Token buckets by key. For each key only the time at which its bucket will be full again is stored, and only until then. */
export class Limiter {
  private readonly interval: number; // ms for one token
  private readonly room: number; // ms for all tokens but one
  private readonly now: Milliseconds;
  private readonly mostKeys: number;
  private readonly fullAt = new Map<string, number>(); // the least recently used first

  constructor({ burst, perSecond }: Rate, now: Milliseconds, mostKeys = MOST_KEYS) {
    this.interval = 1000 / perSecond;
    this.room = (burst - 1) * this.interval;
    this.now = now;
    this.mostKeys = mostKeys;
  }
  get size(): number {
    return this.fullAt.size;
  }
  /** Takes a token if there is one. */
  take(key: string): Taken {
    const now = this.now();
    const backlog = this.backlog(key, now);
    if (backlog > this.room + ROUNDING) return this.refusal(backlog);
    this.fullAt.delete(key);
    this.fullAt.set(key, now + backlog + this.interval);
    this.tidy(now);
    return taken;
  }
  /** Checks for a token without taking it. */
  ask(key: string): Taken {
    const backlog = this.backlog(key, this.now());
    return backlog > this.room + ROUNDING ? this.refusal(backlog) : taken;
  }

  /** ms until the bucket is full; bounded in case the clock was set back. */
  private backlog(key: string, now: number): number {
    const rest = (this.fullAt.get(key) ?? now) - now;
    return Math.min(Math.max(rest, 0), this.room + this.interval);
  }
  private refusal(backlog: number): Taken {
    return { ok: false, retryAfter: Math.max(1, Math.ceil((backlog - this.room) / 1000)) };
  }
  /** Drops up to two expired keys for each new one, so that expired keys never pile up. */
  private tidy(now: number): void {
    let looked = 0;
    for (const [key, fullAt] of this.fullAt) {
      const mayGo = fullAt <= now || this.fullAt.size > this.mostKeys;
      if (!mayGo || ++looked > 2) return;
      this.fullAt.delete(key);
    }
  }
}

/** Counts what exists at the same time, by key and in total. */
export class HeldCounter {
  private readonly mostPerKey: number;
  private readonly most: number;
  private readonly held = new Map<string, number>();
  private total = 0;

  constructor(mostPerKey: number, most = Number.POSITIVE_INFINITY) {
    this.mostPerKey = mostPerKey;
    this.most = most;
  }
  get size(): number {
    return this.total;
  }
  /** Counts one more unless a limit is reached. */
  enter(key: string): 'entered' | 'full for this key' | 'full' {
    const count = this.held.get(key) ?? 0;
    if (this.total >= this.most) return 'full';
    if (count >= this.mostPerKey) return 'full for this key';
    this.held.set(key, count + 1);
    this.total++;
    return 'entered';
  }
  leave(key: string): void {
    const count = this.held.get(key);
    if (count === undefined) return;
    if (count > 1) this.held.set(key, count - 1);
    else this.held.delete(key);
    this.total--;
  }
}
