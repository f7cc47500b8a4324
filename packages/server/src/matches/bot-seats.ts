import { read } from '@moonrise/bots';
import { clock, type Event, promptsOf, type SeatId, sees } from '@moonrise/engine';
import { BotSeat, type SeatPlan } from './bot-seat.ts';
import type { Match } from './match.ts';
import { actingMoment, firstLook, lastLook } from './moments.ts';
import type { GameRow } from './rows.ts';
import type { BotWorld } from './seat-answers.ts';
import type { Pause } from './seat-looks.ts';

/** The seats played by bots: AI seats, and those of people who are away. */
export class BotSeats {
  private readonly world: BotWorld;
  private readonly match: Match;
  private readonly seats = new Map<SeatId, BotSeat>();
  private readonly pause: Pause = { until: 0 };
  private readonly stop: () => void;
  private talk = { frame: '', isTalk: false }; // of the open frame

  constructor(world: BotWorld, match: Match) {
    this.world = world;
    this.match = match;
    for (const row of match.rows) this.seat(row);
    this.stop = match.listen((row) => this.see(row));
    this.schedule();
  }
  close(): void {
    this.stop();
    for (const seat of this.seats.values()) seat.leave();
  }

  private see(row: GameRow): void {
    for (const seat of this.seats.values()) seat.see(row);
    this.seat(row);
    this.schedule();
    if (this.seats.size > 0) for (const event of row.events) this.notice(event);
  }
  private seat({ command, seq }: GameRow): void {
    if (command.type === 'start')
      for (const [seat, { player }] of command.sitters.entries()) if (player === null) this.sitDown(seat, seq);
    if (command.type !== 'hand_over') return;
    if (command.to === 'bot') this.sitDown(command.seat, seq);
    else this.standUp(command.seat);
  }
  private sitDown(seat: SeatId, since: number): void {
    if (!this.seats.has(seat)) this.seats.set(seat, new BotSeat(this.world, this.match, seat, since, this.pause));
  }
  private standUp(seat: SeatId): void {
    this.seats.get(seat)?.leave();
    this.seats.delete(seat);
  }

  /** Every bot has its own moments in a phase, drawn before it is known what there is to do. */
  private schedule(): void {
    if (this.seats.size === 0) return;
    const running = clock(this.match.game);
    const { deadline, botSeed: seed } = this.match;
    if (!running || deadline === null) return;
    const { key: frame } = running;
    if (this.talk.frame !== frame) {
      this.talk = { frame, isTalk: this.isTalk() };
      this.pause.until = 0; // a whisper at night must not delay talk by day
    }
    const { isTalk } = this.talk;
    const length = Math.round(running.seconds * 1000);
    const time = { begin: deadline - length, length };
    for (const [id, seat] of this.seats) {
      const phase = { seed, frame, seat: id };
      const looks = isTalk ? firstLook(phase, time) : null;
      const plan: SeatPlan = { phase, isTalk, acts: actingMoment(phase, time, isTalk), looks, until: lastLook(time) };
      seat.follow(plan);
    }
  }
  /** True if all players may speak, and not by turns. This is public knowledge. */
  private isTalk(): boolean {
    const { game, rules } = this.match;
    const isForAll = (act: string, slot: string) =>
      rules.everyone.some(({ id, slot: own = id, text }) => id === act && own === slot && text !== undefined);
    const mayTalk = (seat: SeatId) =>
      promptsOf(game, seat).some(({ slot, offers }) => offers.some(({ act }) => isForAll(act, slot)));
    return !game.frame.floor && game.living().some(mayTalk);
  }

  /** Bots react to what they have seen others say or do. By day they react only to public events, so that timing leaks nothing. */
  private notice(event: Event): void {
    const { isTalk } = this.talk;
    const isNews = isTalk ? event.to === 'all' && STIRRING.includes(event.type) : event.type === 'said';
    if (!isNews) return;
    const asked = event.type === 'said' && isTalk ? this.askedIn(event.text, event.seat) : [];
    const doer = doerOf(event);
    for (const [id, seat] of this.seats) if (id !== doer && sees(event, id)) seat.notice(asked.includes(id));
  }
  private askedIn(text: string, me: SeatId): readonly SeatId[] {
    const { rules, game, begin, botSeed: seed } = this.match;
    const context = { rules, language: begin.language ?? 'en', seats: game.seats, me, seed, recent: [] };
    try {
      return read(text, context).flatMap((act) => (act.type === 'ask' ? [act.seat] : []));
    } catch (error) {
      this.world.failed(error); // no chat text may stop the game
      return [];
    }
  }
}

const STIRRING: readonly Event['type'][] = ['said', 'chose', 'withdrew', 'did', 'died', 'revived', 'revealed'];
const doerOf = (event: Event): SeatId | undefined => {
  if (event.type === 'said' || event.type === 'withdrew') return event.seat;
  return event.type === 'chose' || event.type === 'did' ? event.deed.seat : undefined;
};
