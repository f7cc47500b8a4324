import type { Reply, Turn } from '@moonrise/bots';
import { clock, type Event, type Json, type Prompt, type SeatId } from '@moonrise/engine';
import type { SeatPlayer } from '../ai/seat-players.ts';
import type { Clock } from '../clock.ts';
import type { Match } from './match.ts';
import { fellows } from './named-summaries.ts';
import type { GameRow } from './rows.ts';
import { Witness } from './witness.ts';

export interface BotWorld {
  readonly clock: Clock;
  readonly playerOf: (seat: SeatId) => SeatPlayer;
  readonly failed: (error: unknown) => void;
}
/** A phase in which the seat acts, and how it learns that the phase is over. */
interface Acting {
  readonly key: string; // of the clock
  readonly instant: number; // when it should be seen to act
  readonly signal: AbortSignal;
}
const MARGIN = 2_000; // ms before the end of a phase, by which everybody has answered
const MOST_REFUSALS = 2; // answers in a row that came too late to be right

/** One seat that a program plays. It knows what the seat has seen, and nothing else. */
export class BotSeat {
  private readonly world: BotWorld;
  private readonly player: SeatPlayer;
  private readonly match: Match;
  private readonly seat: SeatId;
  private readonly witness: Witness;
  private news: Event[] = [];
  private memory: Json = null;
  private key = ''; // of the clock for which a moment to act is set
  private acting: AbortController | null = null;
  private cancelTimer: () => void = () => {};

  constructor(world: BotWorld, match: Match, seat: SeatId) {
    this.world = world;
    this.player = world.playerOf(seat);
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
    if (this.key === key && (this.acting || !this.witness.owesAnAnswer())) return;
    this.cancel();
    this.key = key;
    const time = this.world.clock;
    const begin = instant - ('think' in this.player ? this.player.headStart : 0);
    this.cancelTimer = time.at(Math.max(begin, time.now()), () => void this.act(key, instant));
  }
  cancel(): void {
    this.cancelTimer();
    this.acting?.abort();
    this.acting = null;
  }

  private async act(key: string, instant: number): Promise<void> {
    const acting = new AbortController();
    this.acting = acting;
    try {
      await this.answerAll({ key, instant, signal: acting.signal });
    } catch (error) {
      this.world.failed(error); // a bot that fails passes
    }
    if (this.acting === acting) this.acting = null;
  }
  /** Answers, and answers again as long as that leads to another question in the same phase. */
  private async answerAll(acting: Acting): Promise<void> {
    for (let refusals = 0; refusals < MOST_REFUSALS; ) {
      const prompts = this.witness.prompts();
      if (prompts.length === 0 || this.isOver(acting)) return;
      const isTaken = await this.answer(prompts, acting);
      if (isTaken === null || !this.witness.owesAnAnswer()) return;
      refusals = isTaken ? 0 : refusals + 1;
    }
  }
  private isOver({ key, signal }: Acting): boolean {
    return signal.aborted || clock(this.match.game)?.key !== key;
  }
  /** Gives one set of answers. Whether one of them was taken; null if there was none to give. */
  private async answer(prompts: readonly Prompt[], acting: Acting): Promise<boolean | null> {
    const { seat, memory } = this;
    const news = [...this.news];
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
    const reply = await this.reply(turn, acting);
    if (this.isOver(acting)) return null; // what was thought meanwhile is for a phase that is past
    this.memory = reply.memory;
    this.news = this.news.slice(news.length);
    let isTaken = reply.answers.length === 0 ? null : false;
    for (const { act, slot, targets, text } of reply.answers) {
      const answered = await this.match.submit({ type: 'act', seat, act, slot, targets, text }, null, acting.key);
      isTaken ||= answered.ok;
    }
    return isTaken;
  }
  /** Whoever thinks starts early, and is seen to act at the moment that was drawn, unless it needs longer. */
  private async reply(turn: Turn, { instant, signal }: Acting): Promise<Reply> {
    if (!('think' in this.player)) return this.player.answer(turn);
    const until = (this.match.deadline ?? this.world.clock.now()) - MARGIN;
    const reply = await this.player.think(turn, { until, signal });
    await this.moment(Math.min(instant, until), signal);
    return reply;
  }
  private moment(instant: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.world.clock.now() >= instant) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = this.world.clock.at(instant, resolve);
      signal.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });
  }
}
