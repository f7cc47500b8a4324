import type { Player } from '@moonrise/bots';
import { clock, type Event, type Json, type SeatId } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import type { Match } from './match.ts';
import { fellows } from './named-summaries.ts';
import type { GameRow } from './rows.ts';
import { Witness } from './witness.ts';

export interface BotWorld {
  readonly clock: Clock;
  readonly player: Player;
  readonly failed: (error: unknown) => void;
}

/** One seat that a program plays. It knows what the seat has seen, and nothing else. */
export class BotSeat {
  private readonly world: BotWorld;
  private readonly match: Match;
  private readonly seat: SeatId;
  private readonly witness: Witness;
  private news: Event[] = [];
  private memory: Json = null;
  private key = ''; // of the clock for which a moment to act is set
  private isActing = false;
  private cancelTimer: () => void = () => {};

  constructor(world: BotWorld, match: Match, seat: SeatId) {
    this.world = world;
    this.match = match;
    this.seat = seat;
    this.witness = new Witness(match.rules, seat);
    for (const row of match.rows) this.see(row);
  }
  see(row: GameRow): void {
    for (const event of this.witness.seen(row.events)) {
      this.witness.watch(event);
      this.news.push(event);
    }
  }
  /** Acts at that moment: once for each clock, and again when a new question has come up meanwhile. */
  actAt(instant: number, key: string): void {
    if (this.isActing || (this.key === key && !this.witness.owesAnAnswer())) return;
    this.cancel();
    this.key = key;
    this.cancelTimer = this.world.clock.at(Math.max(instant, this.world.clock.now()), () => void this.act(key));
  }
  cancel(): void {
    this.cancelTimer();
  }

  private async act(key: string): Promise<void> {
    if (this.isActing) return;
    this.isActing = true;
    try {
      while (await this.answer(key));
    } catch (error) {
      this.world.failed(error); // a bot that fails passes
    }
    this.isActing = false;
  }
  /** Gives one set of answers. True if they led to another question in the same phase. */
  private async answer(key: string): Promise<boolean> {
    const prompts = this.witness.prompts();
    if (prompts.length === 0 || clock(this.match.game)?.key !== key) return false;
    const { seat, memory, news } = this;
    this.news = [];
    const { game } = this.witness;
    const turn = {
      seat,
      prompts,
      view: () => game,
      fellows: () => fellows(game, seat),
      news: () => news,
      memory,
      seed: this.match.botSeed,
    };
    const reply = this.world.player.answer(turn);
    this.memory = reply.memory;
    let isTaken = false;
    for (const { act, slot, targets, text } of reply.answers) {
      const answered = await this.match.submit({ type: 'act', seat, act, slot, targets, text }, null, key);
      isTaken ||= answered.ok;
    }
    return isTaken && this.witness.owesAnAnswer();
  }
}
