import type { PresentPlayer } from './presence.ts';

/**
 * The node that thinks for the bots of a room: the one that most of its people are connected to. The others know it from the presence
 * that they read every second. While no one is connected, every node that has the room open thinks; a move counts once anyway.
 */
export class Homes {
  private readonly me: string | null; // null: there is no other node
  private readonly homes = new Map<string, string>(); // by the stream of the room

  constructor(me: string | null) {
    this.me = me;
  }
  isHere(room: string): boolean {
    const home = this.homes.get(room);
    return home === undefined || home === this.me;
  }
  note(room: string, present: readonly PresentPlayer[]): void {
    const counts = new Map<string, number>();
    for (const { node } of present) counts.set(node, (counts.get(node) ?? 0) + 1);
    const [first] = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    if (first) this.homes.set(room, first[0]);
    else this.homes.delete(room);
  }
  /** Forgets all rooms but these. */
  keep(rooms: readonly string[]): void {
    const open = new Set(rooms);
    for (const room of this.homes.keys()) if (!open.has(room)) this.homes.delete(room);
  }
}
