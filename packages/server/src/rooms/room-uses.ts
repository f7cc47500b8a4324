import type { Clock } from '../clock.ts';

const LINGER = 10_000; // ms

/** What needs a room on this node. A room that is needed only on another node is let go, so that it is read and shown once. */
export class RoomUses {
  private readonly clock: Clock;
  private readonly uses = new Set<() => boolean>();
  private usedAt: number;

  constructor(clock: Clock) {
    this.clock = clock;
    this.usedAt = clock.now();
  }
  /** The room is needed as long as this is true, and a while longer. */
  add(isUsed: () => boolean): () => void {
    this.uses.add(isUsed);
    return () => this.uses.delete(isUsed);
  }
  /** Someone has just asked for the room. */
  note(): void {
    this.usedAt = this.clock.now();
  }
  /** True once nothing has needed the room for a while. To be asked again and again. */
  areOver(): boolean {
    if ([...this.uses].some((isUsed) => isUsed())) this.note();
    return this.clock.now() - this.usedAt >= LINGER;
  }
}
