import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { REPORTS } from '../rooms/reports.ts';
import { promptStream, totalOf } from '../store/space-store.ts';
import type { Store } from '../store/store.ts';
import type { Owners } from './owners.ts';
import { rowsWithoutChat } from './remove-chat.ts';
import type { KeepName, StorageSettings } from './storage-settings.ts';

export interface SweeperWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: StorageSettings;
  readonly log: Pick<Logger, 'warn'>;
  readonly node: string;
  readonly owners: Owners;
}
/** How many of each kind were deleted. */
export type Swept = Readonly<Record<KeepName, number>>;

interface Removable {
  readonly name: KeepName;
  readonly stream: string;
  readonly remove: () => Promise<boolean>; // a part; true when nothing is left
}

const DAY = 86_400_000; // ms
const LEASE = 300_000; // ms for which a node keeps the others from sweeping
const PORTION = 50; // found at once
const ROWS = 500; // of a game, read and rewritten at once
const SHARE = 4; // after a slice it rests this many times as long
const TOLD = 10_000; // ms between two lines in the log
const LOW = 0.98; // of the quota: where deleting by size stops

/**
 * Deletes what is older than its setting says, and the oldest when there is too much. It works in slices of a few milliseconds, takes at
 * most a fifth of the time, and runs on one node at a time. Running games and pinned games are never touched.
 */
export class Sweeper {
  private readonly world: SweeperWorld;
  private readonly counts: Record<KeepName, number> = { games: 0, chat: 0, rooms: 0, reports: 0, profiles: 0 };
  private quietUntil = { game: '', seq: 0 }; // how far the chat of a game is removed
  private toldAt = 0;
  private leaseUntil = 0;
  private isStopped = false;

  constructor(world: SweeperWorld) {
    this.world = world;
  }
  stop(): void {
    this.isStopped = true;
  }
  /** Deletes everything that is due; undefined if another node does it, or if it is too early after an update. */
  async sweep(): Promise<Swept | undefined> {
    const { store, clock, settings, owners } = this.world;
    if (clock.now() < (await store.space.noticeUntil()) || !(await this.lease())) return undefined;
    this.begin();
    for (const name of ['rooms', 'reports', 'chat', 'games', 'profiles'] as const) {
      const days = settings.keep[name];
      if (days !== null) await this.sweepers[name](clock.now() - days * DAY);
    }
    await owners.forgetOld();
    this.tell('old data was deleted');
    return { ...this.counts };
  }
  /** Deletes closed rooms and then the oldest games until the total is below the quota. False: nothing is left to delete. */
  async makeRoom(): Promise<boolean> {
    const { store, clock, settings } = this.world;
    const most = settings.quota.data ?? Number.POSITIVE_INFINITY;
    let total = totalOf(await store.space.bytes());
    if (total < most || clock.now() < (await store.space.noticeUntil()) || !(await this.lease())) return true;
    this.begin();
    for (let found = await this.oldest(); found.length > 0 && !this.isStopped; found = await this.oldest()) {
      for (const one of found) {
        if (total < most * LOW) break;
        total -= await store.space.bytesIn([one.stream]);
        await this.each(one.name, [one.stream], one.remove);
      }
      if (total < most * LOW) break;
    }
    this.tell('the data reached its quota: the oldest was deleted (MOONRISE_QUOTA_DATA_MB)');
    return total < most;
  }

  private readonly sweepers: Readonly<Record<KeepName, (before: number) => Promise<void>>> = {
    rooms: (before) => {
      const { space } = this.world.store;
      return this.all(
        'rooms',
        () => space.closedRooms(before, PORTION),
        (room) => space.removeRoom(room),
      );
    },
    games: (before) => {
      const { space } = this.world.store;
      return this.all(
        'games',
        () => space.oldGames({ before, limit: PORTION }),
        (game) => space.removeGame(game),
      );
    },
    chat: (before) => {
      const { space } = this.world.store;
      const find = () => space.oldGames({ before, limit: PORTION, hasChat: true });
      return this.all('chat', find, (game) => this.removeChat(game));
    },
    reports: async (before) => {
      this.counts.reports += await this.world.store.space.removeRows(REPORTS, before);
    },
    profiles: (before) => this.removeProfiles(before),
  };
  /** What goes first when there is too much. */
  private async oldest(): Promise<readonly Removable[]> {
    const { space } = this.world.store;
    const before = this.world.clock.now();
    const rooms = await space.closedRooms(before, PORTION);
    if (rooms.length > 0)
      return rooms.map((stream) => ({ name: 'rooms', stream, remove: () => space.removeRoom(stream) }));
    const games = await space.oldGames({ before, limit: PORTION });
    return games.map((game) => ({ name: 'games', stream: `game/${game}`, remove: () => space.removeGame(game) }));
  }
  private begin(): void {
    for (const name of Object.keys(this.counts) as KeepName[]) this.counts[name] = 0;
    this.toldAt = performance.now();
  }
  /** One slice; true when all lines are gone. */
  private async removeChat(game: string): Promise<boolean> {
    const { store } = this.world;
    const after = this.quietUntil.game === game ? this.quietUntil.seq : 0;
    const rows = await store.read(`game/${game}`, after, ROWS);
    const isLast = rows.length < ROWS;
    await store.space.rewriteChat(game, rowsWithoutChat(rows), isLast);
    this.quietUntil = { game, seq: rows.at(-1)?.seq ?? 0 };
    if (isLast) await store.space.removeRows(promptStream(game), this.world.clock.now()); // prompts quote the chat
    return isLast;
  }
  private async removeProfiles(before: number): Promise<void> {
    const { space, history } = this.world.store;
    let last = '';
    while (!this.isStopped) {
      const found = await space.profilesAfter(last, PORTION);
      const unused = found.filter(({ at }) => at < before).map(({ profile }) => profile);
      await this.each('profiles', unused, async (profile) => {
        await history.forget(profile);
        return true;
      });
      if (found.length < PORTION) return;
      last = found.at(-1)?.profile ?? '';
      await pause(1);
    }
  }

  private async all(
    name: KeepName,
    find: () => Promise<readonly string[]>,
    remove: (one: string) => Promise<boolean>,
  ): Promise<void> {
    while (!this.isStopped) {
      const found = await find();
      await this.each(name, found, remove);
      if (found.length < PORTION) return;
    }
  }
  private async each(
    name: KeepName,
    found: readonly string[],
    remove: (one: string) => Promise<boolean>,
  ): Promise<void> {
    for (const one of found) {
      for (let isGone = false; !isGone; ) {
        if (this.isStopped || !(await this.lease())) return;
        const since = performance.now();
        isGone = await remove(one);
        await pause(Math.ceil((performance.now() - since) * SHARE));
      }
      this.counts[name]++;
      if (performance.now() - this.toldAt > TOLD) this.tell('deleting old data');
    }
  }
  /** True if this node may go on. */
  private async lease(): Promise<boolean> {
    const { store, clock, node } = this.world;
    const now = clock.now();
    if (now < this.leaseUntil - LEASE / 2) return true;
    const isOurs = await store.space.claimSweep(node, now, now + LEASE);
    this.leaseUntil = isOurs ? now + LEASE : 0;
    return isOurs;
  }
  private tell(what: string): void {
    this.toldAt = performance.now();
    const deleted = Object.fromEntries(Object.entries(this.counts).filter(([, count]) => count > 0));
    if (Object.keys(deleted).length > 0) this.world.log.warn({ deleted }, what);
  }
}
