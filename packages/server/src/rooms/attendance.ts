import { Mailbox } from '../mailbox.ts';
import type { Cluster } from '../nodes/cluster.ts';
import type { PresentPlayer } from '../nodes/presence.ts';

interface AttendanceWorld {
  readonly room: string; // its stream
  readonly cluster: Cluster | undefined; // undefined: there is no other node
  readonly came: (player: string) => void; // on another node
  readonly gone: (player: string) => void; // from another node
  readonly replaced: (player: string) => void; // by a newer connection on another node
}
/** Somebody who is connected to this node, and whether the others have been told. */
interface Own {
  told: 'not yet' | 'yes' | 'failed';
}

export const presenceStream = (room: string): string => `places/${room}`; // nodes of earlier versions use this name

/** Who is in a room, on whichever node. */
export class Attendance {
  private readonly world: AttendanceWorld;
  private readonly here = new Set<string>();
  private readonly own = new Map<string, Own>();
  private readonly expected = new Set<string>(); // they have just joined elsewhere, and may not be connected yet
  private readonly mailbox = new Mailbox();

  constructor(world: AttendanceWorld) {
    this.world = world;
  }
  get size(): number {
    return this.here.size;
  }
  has(player: string): boolean {
    return this.here.has(player);
  }
  /** Whether somebody is connected to this very node. */
  hasOwn(player: string): boolean {
    return this.own.has(player);
  }
  arrived(player: string): void {
    this.here.add(player);
    this.expected.delete(player);
    this.own.set(player, { told: 'not yet' });
    this.tell(player, 'take');
  }
  departed(player: string): void {
    this.here.delete(player);
    this.own.delete(player);
    this.inform((cluster) => cluster.presence.leave(this.world.room, player));
  }
  joined(player: string): void {
    this.here.add(player);
    this.expected.add(player);
  }
  left(player: string): void {
    this.here.delete(player);
    this.expected.delete(player);
    if (this.own.delete(player)) this.inform((cluster) => cluster.presence.leave(this.world.room, player));
  }
  /** Begins a look at who is present; what it gives back is told what was found. Who has come meanwhile is not judged by it. */
  looking(): (found: readonly PresentPlayer[]) => void {
    const known = new Map([...this.own].filter(([, { told }]) => told !== 'not yet'));
    return (found) => {
      const nodes = new Map(found.map(({ player, node }) => [player, node]));
      for (const [player, own] of known) if (this.own.get(player) === own) this.judge(player, own, nodes.get(player));
      for (const player of nodes.keys()) if (!this.here.has(player)) this.arrivedElsewhere(player);
      for (const player of this.here)
        if (!nodes.has(player) && !this.own.has(player) && !this.expected.delete(player)) this.gone(player);
    };
  }

  private judge(player: string, own: Own, node: string | undefined): void {
    if (own.told === 'failed') return this.tell(player, 'take');
    if (node === undefined) return this.tell(player, 'keep'); // this node was silent, and counted as dead
    if (node === this.world.cluster?.node) return;
    this.own.delete(player);
    this.world.replaced(player);
  }
  private arrivedElsewhere(player: string): void {
    this.here.add(player);
    this.world.came(player);
  }
  private gone(player: string): void {
    this.here.delete(player);
    this.world.gone(player);
  }
  private tell(player: string, how: 'take' | 'keep'): void {
    const own = this.own.get(player);
    if (!own) return;
    own.told = 'not yet';
    this.inform(async ({ presence }) => {
      try {
        await presence[how](this.world.room, player);
        own.told = 'yes';
      } catch {
        own.told = 'failed'; // tried again with the next look
      }
    });
  }
  /** One after the other, so that whoever goes and comes back at once is here in the end. */
  private inform(work: (cluster: Cluster) => Promise<void>): void {
    const { cluster, room } = this.world;
    if (!cluster) return;
    void this.mailbox
      .post(() => work(cluster))
      .then(() => cluster.bus.tell(presenceStream(room), 0))
      .catch(() => undefined); // the next look sees what is wrong
  }
}
