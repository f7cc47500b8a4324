import type { Request } from '@moonrise/agent-kit';
import { type Event, type SeatId, sees } from '@moonrise/engine';
import type { Clock } from '@moonrise/server';
import type { Asked, Contestant } from '../agents/agent.ts';
import { type PacketWorld, packetOf } from '../wire/packets.ts';
import { SeatBook } from '../wire/seat-book.ts';
import type { Moment } from '../wire/speeches.ts';
import { type Worded, Wording } from '../wire/wording.ts';
import type { Exchange } from './reporter.ts';

interface PostWorld {
  readonly id: string; // of the game
  readonly contestants: readonly Contestant[]; // by seat
  readonly packets: PacketWorld;
  readonly clock: Clock;
  readonly exchanged: (exchange: Exchange) => void;
}
const NAME = new Wording('{"request":"NAME"}');

/** Carries packets to the seats of one game, each with what its seat may know, and answers back. */
export class Post {
  readonly conduct: { asked: number; failed: number }[]; // by seat
  private readonly world: PostWorld;
  private readonly books: readonly SeatBook[];

  constructor(world: PostWorld) {
    this.world = world;
    this.books = world.contestants.map((_, seat) => new SeatBook(world.id, seat));
    this.conduct = world.contestants.map(() => ({ asked: 0, failed: 0 }));
  }
  see(event: Event, moment: Moment): void {
    for (const book of this.books) if (sees(event, book.seat)) book.see(event, moment);
  }
  dawn(): void {
    for (const book of this.books) book.dawn();
  }

  tellAll(request: Request, day: number): void {
    for (const { seat } of this.books) this.tell(seat, request, day);
  }
  /** Those who are gone are sent nothing. */
  tell(seat: SeatId, request: Request, day: number): void {
    const contestant = this.world.contestants[seat];
    if (!contestant || contestant.isGone) return;
    const packet = this.packet(seat, request, day);
    const at = this.world.clock.now();
    contestant.tell(packet.text);
    this.world.exchanged({ seat, packet, sentAt: at, answeredAt: at });
  }
  async ask(seat: SeatId, request: Request, day: number): Promise<Asked> {
    const { clock, contestants, exchanged } = this.world;
    const contestant = contestants[seat] as Contestant;
    const conduct = this.conduct[seat] as Post['conduct'][number];
    const packet = this.packet(seat, request, day);
    const sentAt = clock.now();
    conduct.asked++;
    const asked = await contestant.ask(packet.text);
    const answeredAt = clock.now();
    if (asked.kind === 'answer') {
      exchanged({ seat, packet, sentAt, answeredAt, response: asked.text });
      return asked;
    }
    conduct.failed++;
    const { probedAt } = asked;
    exchanged({ seat, packet, sentAt, answeredAt: probedAt ?? answeredAt, error: 'no answer' });
    const probed = asked.kind === 'failed' ? { response: contestant.name } : { error: 'no name' };
    if (probedAt !== undefined) exchanged({ seat, packet: NAME, sentAt: probedAt, answeredAt, ...probed });
    return asked;
  }

  private packet(seat: SeatId, request: Request, day: number): Worded {
    return packetOf(request, this.books[seat] as SeatBook, day, this.world.packets);
  }
}
