import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { networksOf } from '../limits/addresses.ts';
import type { SpaceStore } from '../store/space-store.ts';

const PERIOD = 30 * 86_400_000; // ms
const LETTERS = 22;

/**
 * Who created a room, as a hash of the network. The secret of the hash is replaced every 30 days and kept for 60, so that later no one
 * can tell which network it was.
 */
export class Owners {
  private readonly space: SpaceStore;
  private readonly clock: Clock;
  private readonly salts = new Map<number, Promise<string>>();

  constructor(space: SpaceStore, clock: Clock) {
    this.space = space;
    this.clock = clock;
  }
  /** The owner that new rooms of this visitor get. */
  async current(visitor: string): Promise<string> {
    return this.hashed(this.period, visitor);
  }
  /** All owners that this visitor has had and that can still be told. */
  all(visitor: string): Promise<readonly string[]> {
    return Promise.all([this.period, this.period - 1].map((period) => this.hashed(period, visitor)));
  }
  /** Makes older owners unknown for good. */
  async forgetOld(): Promise<void> {
    for (const period of this.salts.keys()) if (period < this.period - 1) this.salts.delete(period);
    await this.space.forgetSalts(this.period - 1);
  }

  private get period(): number {
    return Math.floor(this.clock.now() / PERIOD);
  }
  private async hashed(period: number, visitor: string): Promise<string> {
    const salt = await this.salt(period);
    const widest = networksOf(visitor).at(-1) ?? visitor; // one machine can have a whole IPv6 /48
    return createHmac('sha256', salt).update(widest).digest('base64url').slice(0, LETTERS);
  }
  private salt(period: number): Promise<string> {
    const known = this.salts.get(period);
    if (known) return known;
    const asked = this.space.saltFor(period, randomBytes(32).toString('hex'));
    this.salts.set(period, asked);
    asked.catch(() => this.salts.delete(period));
    return asked;
  }
}
