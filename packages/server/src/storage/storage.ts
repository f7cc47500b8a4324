import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { Mailbox } from '../mailbox.ts';
import { type Refused, refused } from '../rooms/refused.ts';
import { type BytesByKind, OPERATOR, totalOf } from '../store/space-store.ts';
import type { Store } from '../store/store.ts';
import { type MadeBackup, makeBackup } from './backups.ts';
import { Owners } from './owners.ts';
import { Quotas } from './quotas.ts';
import type { StorageSettings } from './storage-settings.ts';
import { StoreWatch } from './store-watch.ts';
import { Sweeper, type Swept } from './sweeper.ts';

export interface StorageWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: StorageSettings;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly node: string; // the id of this node
  readonly trouble: (about: string, error: unknown) => void;
}
/** Bytes. */
export interface StorageUsage extends BytesByKind {
  readonly total: number;
  readonly stored: number; // on the disk, with space that will be used again
  readonly free: number | null; // on the disk; null: unknown
}

const MINUTE = 60_000; // ms
const FIRST = 5; // minutes until the first sweep
const BETWEEN = 60; // minutes between sweeps
const OVER = 1.05; // of the quota: above this no room is created, even while the oldest data is being deleted

const full = refused(
  'unavailable',
  'The disk of the server is full, so nothing new can start. Running games wait. Try again later.',
);
const littleDisk = refused(
  'overloaded',
  'The server is running out of disk space, so nothing new can start. Running games continue. Try again later.',
);
const allUsed = refused(
  'overloaded',
  'The server has stored all it may and nothing can be deleted, so nothing new can start. Running games continue. Ask the operator.',
);

/** What is stored: how much, how long, and what happens when there is too much. */
export class Storage {
  readonly settings: StorageSettings;
  private readonly world: StorageWorld;
  private readonly owners: Owners;
  private readonly quotas: Quotas;
  private readonly sweeper: Sweeper;
  private readonly watch: StoreWatch;
  private known: StorageUsage | undefined;
  private isUsedUp = false; // the quota is reached, and nothing can be deleted
  private minutes = 0;
  private readonly mailbox = new Mailbox();
  private cancel: () => void = () => {};

  constructor(world: StorageWorld) {
    const { store, clock, settings } = world;
    const { space } = store;
    this.world = world;
    this.settings = settings;
    this.watch = new StoreWatch(world, store);
    this.owners = new Owners(space, clock);
    this.quotas = new Quotas({ space, clock, settings, owners: this.owners });
    this.sweeper = new Sweeper({ ...world, owners: this.owners });
  }
  /** The store for rooms and games: it notices when the disk is full. */
  get store(): Store {
    return this.watch.watched();
  }
  /** Measures now, and every minute; deletes old data every hour. The server does not wait for it. */
  async start(): Promise<void> {
    await this.tellOfNotice();
    void this.check();
    this.later();
  }
  async close(): Promise<void> {
    this.cancel();
    this.sweeper.stop();
    this.watch.close();
    await this.mailbox.empty();
  }

  /** Up to a minute old. */
  async usage(): Promise<StorageUsage> {
    return this.known ?? this.measured();
  }
  /** Measures now, and deletes the oldest data if there is too much. */
  check(): Promise<void> {
    return this.mailbox.post(() => this.checked());
  }
  /** Nothing can be stored. */
  isFull(): boolean {
    return this.watch.isFull;
  }
  /** The store leaves rows without an answer. */
  isStalled(): boolean {
    return this.watch.isStalled;
  }
  /** Keeps a finished game whatever its age, or lets it go. False: there is no such finished game. */
  pin(game: string, on: boolean, by = OPERATOR): Promise<boolean> {
    return this.world.store.space.pin(game, by, on);
  }
  /** Pinned games, the newest first. */
  pins(limit: number, by: string | null = null): Promise<readonly string[]> {
    return this.world.store.space.pins(by, limit);
  }
  /** Deletes what is due now; undefined if another node does it. */
  sweep(): Promise<Swept | undefined> {
    return this.mailbox.post(() => this.sweeper.sweep());
  }

  /** Writes a copy of everything into this folder while games go on. Only its owner can read it. */
  backup(folder: string): Promise<MadeBackup> {
    return makeBackup(this.world.store, folder, this.world.clock.now());
  }

  /** The name under which rooms of this visitor are counted. It changes every month and contains no address. */
  ownerFor(visitor: string): Promise<string> {
    return this.owners.current(visitor);
  }
  /** Why this visitor cannot create a room now. */
  async refusalForRoom(visitor: string | null): Promise<Refused | undefined> {
    return this.refusal ?? (visitor === null ? undefined : this.quotas.refusalFor(visitor));
  }
  /** Why no game can start in this room now. */
  async refusalForGame(room: string): Promise<Refused | undefined> {
    return this.refusal ?? this.quotas.refusalIn(room);
  }

  private get refusal(): Refused | undefined {
    const { free = null, total = 0 } = this.known ?? {};
    const { quota } = this.settings;
    if (this.isFull()) return full;
    if (quota.free !== null && free !== null && free < quota.free) return littleDisk;
    if (quota.data !== null && (this.isUsedUp || total >= quota.data * OVER)) return allUsed;
    return undefined;
  }
  private async measured(): Promise<StorageUsage> {
    const { space } = this.world.store;
    const [bytes, disk] = await Promise.all([space.bytes(), space.disk()]);
    this.known = { ...bytes, ...disk, total: totalOf(bytes) };
    return this.known;
  }
  private async checked(): Promise<void> {
    try {
      const { total } = await this.measured();
      const most = this.settings.quota.data;
      const canGoOn = most === null || total < most || (await this.sweeper.makeRoom());
      if (!canGoOn && !this.isUsedUp) this.world.log.error({ total, most }, NOTHING_TO_DELETE);
      this.isUsedUp = !canGoOn;
      if (most !== null && total >= most) await this.measured();
    } catch (error) {
      if (!this.isFull()) this.world.trouble('checking the storage', error);
    }
  }
  private later(): void {
    const { clock } = this.world;
    this.cancel = clock.at(clock.now() + MINUTE, () => {
      void this.check();
      this.later();
      if (++this.minutes % BETWEEN === FIRST)
        this.sweep().catch((error: unknown) => this.world.trouble('deleting old data', error));
    });
  }
  /** After an update, operators have some weeks to change what is kept. */
  private async tellOfNotice(): Promise<void> {
    const { store, clock, log, settings, trouble } = this.world;
    try {
      const until = await store.space.noticeUntil();
      const isAny = Object.values(settings.keep).some((days) => days !== null);
      if (clock.now() < until && isAny)
        log.warn({ from: new Date(until).toISOString(), days: settings.keep }, WILL_BE_DELETED);
    } catch (error) {
      trouble('checking the storage', error);
    }
  }
}
const NOTHING_TO_DELETE =
  'the data reached its quota and nothing can be deleted: new rooms are refused (raise MOONRISE_QUOTA_DATA_MB, or unpin games)';
const WILL_BE_DELETED =
  'from this day on, old data is deleted: set MOONRISE_KEEP_…_DAYS to keep it longer or forever (docs/limits.md)';
