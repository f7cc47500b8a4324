import { clock, type Event, promptsOf, type SeatId, sees } from '@moonrise/engine';
import { setupOf } from '../thinking/table-setup.ts';
import type { ThinkingTable } from '../thinking/thinking.ts';
import { BotSeat, type SeatPlan } from './bot-seat.ts';
import type { Match } from './match.ts';
import { actingMoment, firstLook, lastLook } from './moments.ts';
import type { GameRow } from './rows.ts';
import type { BotWorld } from './seat-answers.ts';
import { SeatConsents } from './seat-consents.ts';
import type { Pause } from './seat-looks.ts';
import { lastCall } from './talk-end.ts';

/** The seats played by bots: AI seats, and those of people who are away. */
export class BotSeats {
  private readonly world: BotWorld;
  private readonly match: Match;
  private readonly seats = new Map<SeatId, BotSeat>();
  private readonly pause: Pause = { until: 0 };
  private readonly consents: SeatConsents;
  private readonly table: ThinkingTable;
  private readonly stop: () => void;
  private isClosed = false;
  private talk = { frame: '', isTalk: false }; // of the open frame

  constructor(world: BotWorld, match: Match) {
    this.world = world;
    this.match = match;
    this.consents = new SeatConsents(world.clock, match);
    this.table = world.thinking.open(setupOf(match), (from) => match.rows.slice(from).map(({ events }) => events));
    for (const row of match.rows) this.seat(row);
    this.stop = match.listen((row) => this.see(row));
    this.consents.closeCards((seat) => this.seats.has(seat));
    this.schedule();
  }
  close(): void {
    this.isClosed = true;
    this.stop();
    this.consents.close();
    for (const seat of this.seats.values()) seat.leave();
    this.table.close();
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
    if (this.seats.has(seat)) return;
    const { table, pause } = this;
    this.seats.set(seat, new BotSeat(this.world, this.match, { seat, since, table, pause }));
  }
  private standUp(seat: SeatId): void {
    this.seats.get(seat)?.leave();
    this.consents.leave(seat);
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
    const length = this.isTalkOver ? lastCall(this.match.game) : Math.round(running.seconds * 1000);
    const time = { begin: deadline - length, length };
    this.consents.follow(frame, time, [...this.seats.keys()]);
    for (const [id, seat] of this.seats) {
      const phase = { seed, frame, seat: id };
      const looks = isTalk ? firstLook(phase, time) : null;
      const plan: SeatPlan = { phase, isTalk, acts: actingMoment(phase, time, isTalk), looks, until: lastLook(time) };
      seat.follow(plan);
    }
  }
  private get isTalkOver(): boolean {
    const { attendance, game } = this.match;
    return attendance.talkEndedIn === game.frame.id;
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
    void this.wake(event, asked);
  }
  private async wake(event: Event, asking: readonly SeatId[] | Promise<readonly SeatId[]>): Promise<void> {
    const { frame } = this.talk;
    const asked = await asking;
    if (this.talk.frame !== frame) return;
    const doer = doerOf(event);
    for (const [id, seat] of this.seats) if (id !== doer && sees(event, id)) seat.notice(asked.includes(id));
  }
  private async askedIn(text: string, speaker: SeatId): Promise<readonly SeatId[]> {
    if (![...this.seats.values()].some(({ isOurs }) => isOurs)) return []; // another node reads the talk
    try {
      return await this.table.think({ type: 'asked', text, speaker, until: this.world.clock.now() });
    } catch (error) {
      if (!this.isClosed) this.world.failed(error); // no chat text may stop the game
      return [];
    }
  }
}

const STIRRING: readonly Event['type'][] = ['said', 'chose', 'withdrew', 'did', 'died', 'revived', 'revealed'];
const doerOf = (event: Event): SeatId | undefined => {
  if (event.type === 'said' || event.type === 'withdrew') return event.seat;
  return event.type === 'chose' || event.type === 'did' ? event.deed.seat : undefined;
};
