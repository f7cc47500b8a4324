import { chance } from '@moonrise/bots';
import { clock, type SeatId } from '@moonrise/engine';
import { BotSeat, type BotWorld } from './bot-seat.ts';
import type { Match } from './match.ts';
import type { GameRow } from './rows.ts';

const EARLIEST = 0.1; // of the phase's time
const LATEST = 0.7;
const STEPS = 10_000;

/** The seats that a program plays: AI seats, and those of people who are away. */
export class BotSeats {
  private readonly world: BotWorld;
  private readonly match: Match;
  private readonly seats = new Map<SeatId, BotSeat>();
  private readonly stop: () => void;

  constructor(world: BotWorld, match: Match) {
    this.world = world;
    this.match = match;
    for (const row of match.rows) this.seat(row);
    this.stop = match.listen((row) => {
      for (const seat of this.seats.values()) seat.see(row);
      this.seat(row);
      this.schedule();
    });
    this.schedule();
  }
  isBot(seat: SeatId): boolean {
    return this.seats.has(seat);
  }
  close(): void {
    this.stop();
    for (const seat of this.seats.values()) seat.cancel();
  }

  private seat({ command }: GameRow): void {
    if (command.type === 'start')
      for (const [seat, { player }] of command.sitters.entries()) if (player === null) this.sitDown(seat);
    if (command.type !== 'hand_over') return;
    if (command.to === 'bot') this.sitDown(command.seat);
    else this.standUp(command.seat);
  }
  private sitDown(seat: SeatId): void {
    if (!this.seats.has(seat)) this.seats.set(seat, new BotSeat(this.world, this.match, seat));
  }
  private standUp(seat: SeatId): void {
    this.seats.get(seat)?.cancel();
    this.seats.delete(seat);
  }

  /** Every bot acts at its own moment of the phase, drawn before anybody knows what there is to do. */
  private schedule(): void {
    const running = clock(this.match.game);
    const { deadline } = this.match;
    if (!running || deadline === null) return;
    const length = Math.round(running.seconds * 1000);
    for (const [id, seat] of this.seats) {
      const share = chance(this.match.botSeed, `${running.key}/${id}`)(STEPS) / STEPS;
      const wait = Math.round(length * (EARLIEST + share * (LATEST - EARLIEST)));
      seat.actAt(deadline - length + wait, running.key);
    }
  }
}
