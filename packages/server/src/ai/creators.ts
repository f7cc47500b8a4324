import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Trouble } from '../operations/faults.ts';
import type { Store } from '../store/store.ts';
import { entriesOf, SideLog } from './side-log.ts';

interface Made {
  readonly creator: string;
}
interface CreatorsWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly key: string | null | undefined; // of the provider; null: it needs none; undefined: no model is configured
  readonly trouble: Trouble;
}
const streamOf = (room: string): string => `ai-creators/${room}`;
const LETTERS = 22;

/**
 * Who created each room, for the budget per creator. Addresses are never stored: other nodes see a name that changes every day and
 * cannot be computed from an address without the provider's key.
 */
export class Creators {
  private readonly world: CreatorsWorld;
  private readonly secret: string | Buffer;
  private readonly visitors = new Map<string, string>(); // by the stream of the room; only rooms created on this node
  private readonly names = new Map<string, string>();

  constructor(world: CreatorsWorld) {
    this.world = world;
    this.secret = world.key ?? randomBytes(32); // without a key each node counts on its own
  }
  made(room: string, visitor: string): void {
    const { store, clock, key, trouble } = this.world;
    this.visitors.set(room, visitor);
    if (key === undefined) return;
    const creator = this.nameFor(visitor);
    this.names.set(room, creator);
    const log = new SideLog<Made>(store, clock, streamOf(room));
    log.add({ creator }).catch((error: unknown) => trouble('the creator of a room', error, { room }));
  }
  /** The network that created the room, if it was created on this node. */
  visitorOf(room: string): string | undefined {
    return this.visitors.get(room);
  }
  /** The same for all rooms of a creator, on every node. A room with an unknown creator counts alone. */
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
