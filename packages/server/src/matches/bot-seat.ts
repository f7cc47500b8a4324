import { waitUntil } from '@moonrise/bots';
import type { Prompt, SeatId } from '@moonrise/engine';
import type { ThinkingTable } from '../thinking/thinking.ts';
import type { Match } from './match.ts';
import { MARGIN, PAUSE, type SeatPhase, typingTime } from './moments.ts';
import type { GameRow } from './rows.ts';
import { type BotWorld, type Doing, SeatAnswers } from './seat-answers.ts';
import { type Pause, SeatLooks, type TableLook } from './seat-looks.ts';

/** What one bot does in one phase, and when. */
export interface SeatPlan {
  readonly phase: SeatPhase;
  readonly isTalk: boolean; // everyone may speak at any time
  readonly acts: number; // when its choice is made public
  readonly looks: number | null; // when it first considers speaking; null: only after something happened
  readonly until: number; // the last moment to consider speaking
}
/** A seat, and what its bot shares with the others of the table. */
export interface BotChair {
  readonly seat: SeatId;
  readonly since: number; // the row that gave the bot its seat
  readonly table: ThinkingTable;
  readonly pause: Pause;
}
const MOST_REFUSALS = 2; // answers in a row that were no longer right
const MOST_ROUNDS = 20; // questions in a row at one moment

/** Decides when the player of one seat acts and speaks. */
export class BotSeat {
  private readonly world: BotWorld;
  private readonly match: Match;
  private readonly seat: SeatId;
  private readonly pause: Pause;
  private readonly answers: SeatAnswers;
  private readonly looks: SeatLooks;
  private plan: SeatPlan | null = null;
  private open: string | null = null; // what it left unanswered when it acted in this phase; null: it has not acted yet
  private given = 0; // answers in this phase, apart from talk
  private acting: AbortController | null = null;
  private looking: AbortController | null = null;
  private looked: Promise<void> = Promise.resolve(); // the end of the last look
  private cancelTimer: () => void = () => {};

  constructor(world: BotWorld, match: Match, { seat, since, table, pause }: BotChair) {
    this.world = world;
    this.match = match;
    this.seat = seat;
    this.pause = pause;
    this.answers = new SeatAnswers(world, match, seat, since, table);
    const look = (one: TableLook) => {
      this.looked = this.look(one);
      return this.looked;
    };
    this.looks = new SeatLooks({ clock: world.clock, pause, habits: this.habits, look });
    for (const row of match.rows) this.see(row);
  }
  see(row: GameRow): void {
    this.answers.see(row);
  }
  /** Acts at its moment: once per phase, and again when a new question has come up meanwhile. */
  follow(plan: SeatPlan): void {
    const isNew = this.plan?.phase.frame !== plan.phase.frame;
    if (isNew) this.cancel();
    this.plan = plan;
    this.looks.during(plan.phase, plan.looks, plan.until);
    if (isNew) {
      this.open = null;
      this.given = 0;
    } else if (this.acting || !this.viewer.owesAnAnswer() || this.open === this.questions()) return;
    this.cancelTimer();
    const time = this.world.clock;
    this.cancelTimer = time.at(Math.max(plan.acts - this.habits.headStart, time.now()), () => void this.act(plan));
  }
  /** Another player has said or done something that this seat has seen. */
  notice(isAsked: boolean): void {
    this.looks.notice(isAsked);
  }
  /** False if another node thinks for it. */
  get isOurs(): boolean {
    return this.answers.isOurs;
  }
  cancel(): void {
    this.cancelTimer();
    this.looks.stop();
    this.looking?.abort();
    this.acting?.abort();
    this.acting = null;
    this.plan = null;
  }
  /** The player leaves its seat. */
  leave(): void {
    this.cancel();
    this.answers.player.leave?.();
  }

  private get habits() {
    return this.answers.player.habits;
  }
  private get viewer() {
    return this.answers.viewer;
  }
  private async act({ phase: { frame }, acts, isTalk }: SeatPlan): Promise<void> {
    const acting = new AbortController();
    this.acting = acting;
    try {
      // In public talk it finishes typing first. A whisper must not delay the choice: the delay would be seen.
      if (isTalk) await this.looked;
      else this.looking?.abort();
      const doing = { what: 'act', frame, instant: acts, signal: acting.signal };
      const isOurs = this.answers.isOurs;
      await this.answers.ours(doing);
      if (isOurs || this.viewer.owesAnAnswer()) await this.answerAll(doing);
    } catch (error) {
      if (!acting.signal.aborted) this.world.failed(error); // a bot that fails passes
    }
    if (this.acting === acting) this.acting = null;
    if (this.plan?.phase.frame === frame) this.open = this.questions();
  }
  /** Answers, and answers again as long as that leads to another question in the same phase. */
  private async answerAll(doing: Doing): Promise<void> {
    for (let refusals = 0, rounds = 0; refusals < MOST_REFUSALS && rounds < MOST_ROUNDS; rounds++) {
      const prompts = this.toDo();
      if (prompts.length === 0 || this.answers.isOver(doing)) return;
      const thought = await this.answers.ask(prompts, doing);
      const isTaken = await this.answers.submit(thought, doing, this.given);
      this.given += thought.reply.answers.length;
      if (isTaken === null || !this.hasMoreToDo()) return;
      refusals = isTaken ? 0 : refusals + 1;
    }
  }
  private hasMoreToDo(): boolean {
    return this.habits.speaksOften ? this.toDo().some(({ chosen }) => !chosen) : this.viewer.owesAnAnswer();
  }

  /** Asks whether the player wants to say something, and lets it type for as long as a person would. */
  private async look({ phase, count, instant }: TableLook): Promise<void> {
    const prompts = this.toSay();
    if (prompts.length === 0 || !this.answers.isOurs) return;
    const looking = new AbortController();
    this.looking = looking;
    const doing = { what: `look/${count}`, frame: phase.frame, instant, signal: looking.signal };
    try {
      const began = this.world.clock.now();
      const thought = await this.answers.ask(prompts, doing);
      const letters = thought.reply.answers.reduce((sum, { text = '' }) => sum + text.length, 0);
      if (letters > 0) await this.type(typingTime(phase, count, letters), began, doing);
      await this.answers.submit(thought, doing, 0);
    } catch (error) {
      if (!looking.signal.aborted) this.world.failed(error);
    }
  }
  private async type(ms: number, began: number, { signal }: Doing): Promise<void> {
    const { clock } = this.world;
    const waits = this.habits.waitsBefore === 'typing';
    while (waits && clock.now() < this.pause.until && !signal.aborted)
      await waitUntil(clock, { until: this.pause.until, signal });
    const latest = (this.match.deadline ?? clock.now()) - MARGIN / 2;
    const done = Math.max(clock.now(), Math.min(began + ms, latest));
    this.pause.until = Math.max(this.pause.until, done + PAUSE);
    await waitUntil(clock, { until: done, signal });
  }

  /** Where everyone may speak, choices are made apart from talk. */
  private toDo(): readonly Prompt[] {
    const prompts = this.viewer.prompts();
    return this.plan?.isTalk ? prompts.filter((prompt) => !isTalk(prompt)) : prompts;
  }
  /** Before it has acted, a look is for talk only, so that it never acts early; afterwards it may change its choice. */
  private toSay(): readonly Prompt[] {
    const prompts = this.acting || !this.viewer.game.isAlive(this.seat) ? [] : this.viewer.prompts();
    if (this.viewer.game.frame.floor || !prompts.some(isTalk)) return [];
    return this.open === null ? prompts.filter(isTalk) : prompts;
  }
  private questions(): string {
    return JSON.stringify(this.viewer.prompts().filter(({ required, chosen }) => required && !chosen));
  }
}

const isTalk = ({ offers }: Prompt): boolean => offers.some(({ text }) => text !== undefined);
