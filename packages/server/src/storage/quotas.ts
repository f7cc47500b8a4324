import type { Clock } from '../clock.ts';
import { Mailbox } from '../mailbox.ts';
import { type Refused, refused } from '../rooms/refused.ts';
import type { SpaceStore } from '../store/space-store.ts';
import type { Owners } from './owners.ts';
import type { StorageSettings } from './storage-settings.ts';

interface QuotasWorld {
  readonly space: SpaceStore;
  readonly clock: Clock;
  readonly settings: StorageSettings;
  readonly owners: Owners;
}
const FRESH = 60_000; // ms for which a measured size is used
const MOST_OWNERS = 10_000; // remembered
const PORTION = 10; // games or rooms of an address deleted for one new room

const tooMuch = refused(
  'limit_reached',
  'Rooms from your network have stored all they may, and none of their finished games can be deleted. Try again when a game has ended, or ask the operator.',
);

/** What an address may store. Above it, the oldest finished games and closed rooms of that address go first. */
export class Quotas {
  private readonly world: QuotasWorld;
  private readonly mailbox = new Mailbox(); // one address at a time
  private readonly measured = new Map<string, { readonly bytes: number; readonly at: number }>();

  constructor(world: QuotasWorld) {
    this.world = world;
  }
  /** Why this visitor cannot start anything new. */
  async refusalFor(visitor: string): Promise<Refused | undefined> {
    return this.refusalOf(await this.world.owners.all(visitor));
  }
  /** Why no new game can start in this room. */
  async refusalIn(room: string): Promise<Refused | undefined> {
    const owner = await this.world.space.ownerOf(room);
    return owner === undefined ? undefined : this.refusalOf([owner]);
  }

  private async refusalOf(owners: readonly string[]): Promise<Refused | undefined> {
    const most = this.world.settings.quota.address;
    if (most === null || (await this.bytesOf(owners)) < most) return undefined;
    return this.mailbox.post(async () => {
      const hasRemoved = await this.removeOldest(owners, most);
      return hasRemoved || (await this.measure(owners)) < most ? undefined : tooMuch;
    });
  }
  private async bytesOf(owners: readonly string[]): Promise<number> {
    const known = this.measured.get(owners.join());
    const isFresh = known !== undefined && this.world.clock.now() - known.at < FRESH;
    return isFresh ? known.bytes : this.measure(owners);
  }
  private async measure(owners: readonly string[]): Promise<number> {
    const bytes = await this.world.space.bytesOf(owners);
    if (this.measured.size >= MOST_OWNERS) this.measured.clear();
    this.measured.set(owners.join(), { bytes, at: this.world.clock.now() });
    return bytes;
  }
  /** Closed rooms go before games. False: there was nothing to delete. */
  private async removeOldest(owners: readonly string[], most: number): Promise<boolean> {
    const { space, clock } = this.world;
    const before = clock.now();
    if (before < (await space.noticeUntil())) return true;
    const rooms = await space.closedRooms(before, PORTION, owners);
    const games = await space.oldGames({ before, limit: PORTION, owners });
    const removals = [
      ...rooms.map((room) => () => space.removeRoom(room)),
      ...games.map((game) => () => space.removeGame(game)),
    ];
    for (const remove of removals) if ((await this.measure(owners)) >= most) await remove();
    return removals.length > 0;
  }
}
