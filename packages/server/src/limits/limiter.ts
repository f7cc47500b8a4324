/** How often something may happen: so many at once, then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}
export type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number }; // whole seconds
export type Milliseconds = () => number; // a clock

const MOST_KEYS = 100_000; // about 10 MB; beyond it the longest-quiet keys are forgotten
const taken: Taken = { ok: true };

/**
 * Token buckets by key. Of each only the moment is kept at which it will be full again, and that no longer than until then.
 */
export class Limiter {
  private readonly interval: number; // ms for one token
  private readonly room: number; // ms for all but one
  private readonly now: Milliseconds;
  private readonly mostKeys: number;
  private readonly fullAt = new Map<string, number>(); // the longest-quiet first

  constructor({ burst, perSecond }: Rate, now: Milliseconds, mostKeys = MOST_KEYS) {
    this.interval = 1000 / perSecond;
    this.room = (burst - 1) * this.interval;
    this.now = now;
    this.mostKeys = mostKeys;
  }
  get size(): number {
    return this.fullAt.size;
  }
  /** Takes a token, if there is one. */
  take(key: string): Taken {
    const now = this.now();
    const backlog = this.backlog(key, now);
    if (backlog > this.room) return this.refusal(backlog);
    this.fullAt.delete(key);
    this.fullAt.set(key, now + backlog + this.interval);
    this.tidy(now);
    return taken;
  }
  /** Whether there is a token. */
  ask(key: string): Taken {
    const backlog = this.backlog(key, this.now());
    return backlog > this.room ? this.refusal(backlog) : taken;
  }

  /** How long it takes until the bucket is full; a clock that was set back does not make it longer. */
  private backlog(key: string, now: number): number {
    const rest = (this.fullAt.get(key) ?? now) - now;
    return Math.min(Math.max(rest, 0), this.room + this.interval);
  }
  private refusal(backlog: number): Taken {
    return { ok: false, retryAfter: Math.max(1, Math.ceil((backlog - this.room) / 1000)) };
  }
  /** Two go for each one that comes, so what has expired never piles up. */
  private tidy(now: number): void {
    let looked = 0;
    for (const [key, fullAt] of this.fullAt) {
      const mayGo = fullAt <= now || this.fullAt.size > this.mostKeys;
      if (!mayGo || ++looked > 2) return;
      this.fullAt.delete(key);
    }
  }
}

/** Counts what is held at one time, by key and in all. */
export class Tally {
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
  /** One more, unless it is one too many. */
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
