import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { entriesOf, SideLog } from './side-log.ts';

interface Made {
  readonly creator: string;
}
interface CreatorsWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly key: string | null | undefined; // of the provider; null: it wants none; undefined: no model plays here
  readonly trouble: (about: string, error: unknown) => void;
}
const streamOf = (room: string): string => `ai-creators/${room}`;
const LETTERS = 22;

/**
 * Whoever made a room. Addresses are not written down: where models cost money, other nodes know a room's creator by a name that is
 * another one every day, and that nobody can tell from an address without the provider's key.
 */
export class Creators {
  private readonly world: CreatorsWorld;
  private readonly secret: string | Buffer;
  private readonly visitors = new Map<string, string>(); // by the room's stream, of rooms that were made here
  private readonly names = new Map<string, string>();

  constructor(world: CreatorsWorld) {
    this.world = world;
    this.secret = world.key ?? randomBytes(32); // without a key each node counts for itself
  }
  made(room: string, visitor: string): void {
    const { store, clock, key, trouble } = this.world;
    this.visitors.set(room, visitor);
    if (key === undefined) return;
    const creator = this.nameFor(visitor);
    this.names.set(room, creator);
    const log = new SideLog<Made>(store, clock, streamOf(room));
    log.add({ creator }).catch((error: unknown) => trouble(`who made ${room}`, error));
  }
  /** The network it was made from, if that was here. */
  visitorOf(room: string): string | undefined {
    return this.visitors.get(room);
  }
  /** The same for all rooms of a creator, on every node; a room of which nobody knows it pays for itself. */
  async nameOf(room: string): Promise<string> {
    const known = this.names.get(room);
    if (known !== undefined) return known;
    const [made] = await entriesOf<Made>(this.world.store, streamOf(room));
    if (made) this.names.set(room, made.creator);
    return made?.creator ?? room;
  }
  forget(room: string): void {
    this.visitors.delete(room);
    this.names.delete(room);
  }

  private nameFor(visitor: string): string {
    const day = new Date(this.world.clock.now()).toISOString().slice(0, 10);
    return createHmac('sha256', this.secret).update(`${day}/${visitor}`).digest('base64url').slice(0, LETTERS);
  }
}
