import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { isDiskFull } from './disk-full.ts';

interface WatchWorld {
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}
const PROBE = 1_000; // ms between attempts to store something
const REPEAT = 60_000; // ms between two lines in the log
const LATE = 2_000; // ms without an answer of the store
const ENOUGH = 1_000_000; // bytes: with less on the disk the next row may fail again

/**
 * Notices when the disk of the store is full, tells the operator once a minute, and tries until there is space again. It also notices
 * when the store leaves rows without an answer.
 */
export class StoreWatch {
  private readonly world: WatchWorld;
  private readonly store: Store;
  private fullSince: number | null = null;
  private toldAt = 0;
  private failures = 0;
  private readonly pending = new Set<{ readonly since: number }>(); // rows without an answer, the oldest first
  private cancel: () => void = () => {};

  constructor(world: WatchWorld, store: Store) {
    this.world = world;
    this.store = store;
  }
  get isFull(): boolean {
    return this.fullSince !== null;
  }
  /** Rows wait for the store's answer for too long. */
  get isStalled(): boolean {
    const [oldest] = this.pending;
    return oldest !== undefined && performance.now() - oldest.since > LATE;
  }
  /** The same store, watched. */
  watched(): Store {
    const append: Store['append'] = async (rows, also) => {
      const asked = { since: performance.now() };
      this.pending.add(asked);
      try {
        const appended = await this.store.append(rows, also);
        if (this.isFull) this.hasSpace();
        return appended;
      } catch (error) {
        if (isDiskFull(error)) this.full();
        throw error;
      } finally {
        this.pending.delete(asked);
      }
    };
    return Object.assign(Object.create(this.store) as Store, { append });
  }
  close(): void {
    this.cancel();
  }

  private full(): void {
    const { clock, log } = this.world;
    this.failures++;
    const now = clock.now();
    if (this.fullSince !== null && now - this.toldAt < REPEAT) return;
    const seconds = Math.round((now - (this.fullSince ?? now)) / 1000);
    log.error(
      { failures: this.failures, seconds },
      'the disk is full: nothing can be stored, and running games are paused until there is space',
    );
    this.toldAt = now;
    if (this.fullSince === null) {
      this.fullSince = now;
      this.probeLater();
    }
  }
  private hasSpace(): void {
    const { clock, log } = this.world;
    const seconds = Math.round((clock.now() - (this.fullSince ?? 0)) / 1000);
    log.warn({ failures: this.failures, seconds }, 'the disk has space again: games continue');
    this.fullSince = null;
    this.failures = 0;
    this.cancel();
  }
  /** Without games nothing else would notice that there is space again. */
  private probeLater(): void {
    const { clock } = this.world;
    this.cancel = clock.at(clock.now() + PROBE, () => void this.probe());
  }
  private async probe(): Promise<void> {
    try {
      const { free } = await this.store.space.disk();
      await this.store.beat(this.world.clock.now());
      if (this.isFull && (free === null || free >= ENOUGH)) this.hasSpace();
    } catch (error) {
      if (isDiskFull(error)) this.full();
    }
    if (this.isFull) this.probeLater();
  }
}
