import { createHash, type Hash } from 'node:crypto';
import { type Event, received, type SeatId, sees } from '@moonrise/engine';
import { canonical } from '@moonrise/record';

/** The SHA-256 of everything each seat has seen so far: its events as canonical JSON, each ended by a line feed. */
export class ViewHashes {
  private readonly hashes: readonly Hash[]; // by seat
  private read = 0;

  constructor(seats: number) {
    this.hashes = Array.from({ length: seats }, () => createHash('sha256'));
  }
  at(seat: SeatId, log: readonly Event[]): string {
    for (; this.read < log.length; this.read++) this.add(log[this.read] as Event);
    return this.hashes[seat]?.copy().digest('hex') ?? '';
  }
  private add(event: Event): void {
    const shared = event.to === 'all' ? `${canonical(event)}\n` : undefined;
    for (const [seat, hash] of this.hashes.entries())
      if (sees(event, seat)) hash.update(shared ?? `${canonical(received(event, seat))}\n`);
  }
}
