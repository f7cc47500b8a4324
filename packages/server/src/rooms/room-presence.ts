import { Mailbox } from '../mailbox.ts';
import type { Cluster } from '../nodes/cluster.ts';
import type { PresentPlayer } from '../nodes/presence.ts';
import { isSpectator } from './access/spectator-tickets.ts';

interface RoomPresenceWorld {
  readonly room: string; // its stream
  readonly cluster: Cluster | undefined; // undefined: there is no other node
  readonly connectedElsewhere: (player: string) => void; // to another node
  readonly disconnectedElsewhere: (player: string) => void; // from another node
  readonly replaced: (player: string) => void; // by a newer connection to another node
}
/** A player who is connected to this node. */
interface LocalPlayer {
  stored: 'not yet' | 'yes' | 'failed'; // in the presence that all nodes share
}

export const presenceStream = (room: string): string => `places/${room}`; // earlier versions use this name

/** Who is connected to a room, on any node: players, and spectators by their ids. */
export class RoomPresence {
  private readonly world: RoomPresenceWorld;
  private readonly here = new Set<string>();
  private readonly local = new Map<string, LocalPlayer>();
  private readonly expected = new Set<string>(); // they have just joined on another node, and may not be connected yet
  private readonly mailbox = new Mailbox();
  private firstNode: string | undefined; // of those that its players are connected to, by id

  constructor(world: RoomPresenceWorld) {
    this.world = world;
  }
  /** True if no player is connected. Spectators do not count. */
  get isEmpty(): boolean {
    return [...this.here].every(isSpectator);
  }
  get spectators(): readonly string[] {
    return [...this.here].filter(isSpectator);
  }
  has(player: string): boolean {
    return this.here.has(player);
  }
  /** True on one node of those that have players of the room. */
  get isCountedHere(): boolean {
    const { cluster } = this.world;
    return !cluster || this.firstNode === cluster.node;
  }
  /** True if the player is connected to this node. */
  hasLocal(player: string): boolean {
    return this.local.has(player);
  }
  connected(player: string): void {
    this.here.add(player);
    this.expected.delete(player);
    this.local.set(player, { stored: 'not yet' });
    this.store(player, 'take');
  }
  disconnected(player: string): void {
    this.here.delete(player);
    this.local.delete(player);
    this.enqueue((cluster) => cluster.presence.leave(this.world.room, player));
  }
  joined(player: string): void {
    this.here.add(player);
    this.expected.add(player);
  }
  left(player: string): void {
    this.here.delete(player);
    this.expected.delete(player);
    if (this.local.delete(player)) this.enqueue((cluster) => cluster.presence.leave(this.world.room, player));
  }
  /** Call this before reading who is present, and the result with what was read. Players who connect in between are not affected. */
  beginCheck(): (found: readonly PresentPlayer[]) => void {
    const known = new Map([...this.local].filter(([, { stored }]) => stored !== 'not yet'));
    return (found) => {
      this.firstNode = found.map(({ node }) => node).sort()[0];
      const nodes = new Map(found.map(({ player, node }) => [player, node]));
      for (const [player, local] of known)
        if (this.local.get(player) === local) this.check(player, local, nodes.get(player));
      for (const player of nodes.keys()) if (!this.here.has(player)) this.addRemote(player);
      for (const player of this.here)
        if (!nodes.has(player) && !this.local.has(player) && !this.expected.delete(player)) this.removeRemote(player);
    };
  }

  private check(player: string, local: LocalPlayer, node: string | undefined): void {
    if (local.stored === 'failed') return this.store(player, 'take');
    if (node === undefined) return this.store(player, 'keep'); // this node missed its heartbeats, and counted as dead
    if (node === this.world.cluster?.node) return;
    this.local.delete(player);
    this.world.replaced(player);
  }
  private addRemote(player: string): void {
    this.here.add(player);
    this.world.connectedElsewhere(player);
  }
  private removeRemote(player: string): void {
    this.here.delete(player);
    this.world.disconnectedElsewhere(player);
  }
  private store(player: string, how: 'take' | 'keep'): void {
    const local = this.local.get(player);
    if (!local) return;
    local.stored = 'not yet';
    this.enqueue(async ({ presence }) => {
      try {
        await presence[how](this.world.room, player);
        local.stored = 'yes';
      } catch (error) {
        local.stored = 'failed'; // retried at the next check
        throw error; // there is no news for other nodes
      }
    });
  }
  /** Updates are stored in order, so that a player who reconnects at once ends up present. */
  private enqueue(work: (cluster: Cluster) => Promise<void>): void {
    const { cluster, room } = this.world;
    if (!cluster) return;
    void this.mailbox
      .post(() => work(cluster))
      .then(() => cluster.bus.publish(presenceStream(room), 0))
      .catch(() => undefined); // the next check corrects it
  }
}
