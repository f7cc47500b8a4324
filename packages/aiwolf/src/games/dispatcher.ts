import type { Clock } from '@moonrise/bots';
import { type Event, type Id, type SeatId, sees } from '@moonrise/engine';
import type { AgentAnswer, Contestant } from '../agents/agent.ts';
import { Calendar } from '../wire/calendar.ts';
import { JsonPiece, PacketText } from '../wire/json-text.ts';
import type { PacketWorld } from '../wire/packets.ts';
import { SeatNarrator } from '../wire/seat-narrator.ts';
import type { Exchange } from './reporter.ts';

interface DispatchWorld {
  readonly id: string; // of the game
  readonly contestants: readonly Contestant[]; // by seat
  readonly packets: PacketWorld;
  readonly firstDay: number;
  readonly dayPhases: number;
  readonly clock: Clock;
  readonly exchanged: (exchange: Exchange) => void;
}
const NAME = new PacketText('NAME', [new JsonPiece('{"request":"NAME"}')]);

/** Sends the seats of one game their packets and questions. */
export class Dispatcher {
  readonly calendar: Calendar;
  readonly conduct: { asked: number; failed: number }[]; // by seat
  private readonly world: DispatchWorld;
  private readonly narrators: readonly SeatNarrator[]; // by seat

  constructor(world: DispatchWorld) {
    this.world = world;
    this.calendar = new Calendar(world.firstDay, world.dayPhases);
    this.narrators = world.contestants.map((_, seat) => new SeatNarrator(world.id, seat, world.packets));
    this.conduct = world.contestants.map(() => ({ asked: 0, failed: 0 }));
  }
  see(event: Event, at: number): void {
    this.calendar.see(event);
    for (const [seat, narrator] of this.narrators.entries()) {
      const packet = sees(event, seat) ? narrator.see(event, this.calendar, at) : undefined;
      if (packet) this.tell(seat, packet);
    }
  }
  /** Sends every seat the packets that follow from the events since the last call, one round after the other. */
  settle(): void {
    const told = this.narrators.map((narrator) => narrator.settle(this.calendar));
    const most = Math.max(...told.map(({ length }) => length));
    for (let i = 0; i < most; i++)
      for (const [seat, packets] of told.entries()) {
        const packet = packets[i];
        if (packet) this.tell(seat, packet);
      }
  }

  async ask(seat: SeatId, phase: Id): Promise<AgentAnswer> {
    const { clock, contestants, exchanged } = this.world;
    const contestant = contestants[seat] as Contestant;
    const conduct = this.conduct[seat] as Dispatcher['conduct'][number];
    const packet = (this.narrators[seat] as SeatNarrator).question(phase, this.calendar);
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
  /** Nothing is sent to a contestant that is gone. */
  private tell(seat: SeatId, packet: PacketText): void {
    const contestant = this.world.contestants[seat];
    if (!contestant || contestant.isGone) return;
    const at = this.world.clock.now();
    contestant.tell(packet.text);
    this.world.exchanged({ seat, packet, sentAt: at, answeredAt: at });
  }
}
