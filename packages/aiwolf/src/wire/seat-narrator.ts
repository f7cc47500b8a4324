import type { Request } from '@moonrise/agent-kit';
import type { Event, EventOf, Id, SeatId } from '@moonrise/engine';
import type { Calendar } from './calendar.ts';
import type { PacketText } from './json-text.ts';
import { type PacketWorld, packetOf } from './packets.ts';
import { SeatBook } from './seat-book.ts';
import { requestIn } from './vocabulary.ts';

/** A phase of free speech: everyone in it speaks at any time. */
export interface FreeSpeech {
  readonly frame: string;
  readonly request: Extract<Request, 'TALK' | 'WHISPER'>;
}
const nothing: readonly PacketText[] = [];

/**
 * Decides which packets one seat is sent besides questions, and in which order. Pure: events in, packets out. The contest and the seats
 * of programs at other tables both use it.
 */
export class SeatNarrator {
  private readonly seat: SeatId;
  private readonly book: SeatBook;
  private readonly world: PacketWorld;
  private opened: EventOf<'opened'> | null = null; // the last phase that the seat saw begin
  private isClosed = false;
  private isIntroduced = false;
  private section = -1;
  private speech: FreeSpeech | null = null; // that the seat was told of

  constructor(game: string, seat: SeatId, world: PacketWorld) {
    this.seat = seat;
    this.book = new SeatBook(game, seat);
    this.world = world;
  }
  /** The free speech that the seat takes part in now. */
  get freeSpeech(): FreeSpeech | null {
    return this.speech;
  }

  /** Takes an event that the seat sees. What was said in free speech is passed on at once. */
  see(event: Event, { day }: Calendar, at: number): PacketText | undefined {
    if (event.type === 'opened') {
      this.opened = event;
      this.isClosed = false;
    } else if (event.type === 'closed') this.isClosed = true;
    this.book.see(event, { day, at });
    return event.type === 'spoke' && this.speech ? this.packet(`${this.speech.request}_BROADCAST`, day) : undefined;
  }
  /** What the seat is told when everything that belongs to a decision has been seen. */
  settle(calendar: Calendar): readonly PacketText[] {
    const { day } = calendar;
    const open = this.openSpeech();
    const isSettled = this.isIntroduced && !calendar.isOver && this.section >= calendar.section;
    if (isSettled && open?.frame === this.speech?.frame) return nothing;
    const packets: PacketText[] = [];
    if (!this.isIntroduced) packets.push(this.packet('INITIALIZE', calendar.firstDay));
    this.isIntroduced = true;
    if (this.speech && open?.frame !== this.speech.frame) {
      packets.push(this.packet(`${this.speech.request}_PHASE_END`, day));
      this.speech = null;
    }
    if (calendar.isOver) return [...packets, this.packet('FINISH', day + 1)];
    while (this.section < calendar.section) packets.push(this.nextSection());
    if (open && !this.speech) packets.push(this.packet(`${open.request}_PHASE_START`, day));
    this.speech = open;
    return packets;
  }
  /** The question of a phase. */
  question(phase: Id, { day }: Calendar): PacketText {
    return this.packet(requestIn(phase), day);
  }

  /** Every day and every night begins with a packet, also if the seat has nothing to do in it. */
  private nextSection(): PacketText {
    this.section++;
    const day = Math.floor(this.section / 2);
    if (this.section % 2 === 1) return this.packet('DAILY_FINISH', day);
    this.book.dawn();
    return this.packet('DAILY_INITIALIZE', day);
  }
  private openSpeech(): FreeSpeech | null {
    const { opened, isClosed, seat } = this;
    if (!opened?.floor || isClosed || opened.floor.speaker !== null || !opened.floor.order.includes(seat)) return null;
    if (this.speech?.frame === opened.frame) return this.speech;
    return { frame: opened.frame, request: requestIn(opened.phase) as FreeSpeech['request'] };
  }
  private packet(request: Request, day: number): PacketText {
    return packetOf(request, this.book, day, this.world);
  }
}
