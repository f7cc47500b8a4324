import type { Reply, Turn } from '@moonrise/bots';
import { type Command, clock, type Event, type Json, openFrame, type Prompt, type SeatId } from '@moonrise/engine';
import { type KeptMotive, newMotives } from '../ai/motives.ts';
import type { SeatPlayer } from '../ai/seat-players.ts';
import type { Clock } from '../clock.ts';
import type { Match } from './match.ts';
import { answerTime, type Beat, MARGIN, PAUSE, typingTime } from './moments.ts';
import { fellows } from './named-summaries.ts';
import type { GameRow } from './rows.ts';
import { type Look, type Pause, SeatLooks } from './seat-looks.ts';
import { Witness } from './witness.ts';

export interface BotWorld {
  readonly clock: Clock;
  readonly playerOf: (seat: SeatId) => SeatPlayer;
  readonly thought: (seat: SeatId, kind: string, motives: readonly KeptMotive[]) => Promise<void>;
  readonly failed: (error: unknown) => void;
}
/** A phase as a bot plays it. */
export interface Plan {
  readonly beat: Beat;
  readonly isTalk: boolean; // everybody may speak, whenever they like
  readonly acts: number; // when to be seen to act
  readonly looks: number | null; // when to look up first; null: only if told something
  readonly until: number; // the last moment for a look
}
/** Something that a bot is about to do, and how it learns that it is too late. */
interface Doing {
  readonly what: string; // the same on every node
  readonly key: string; // of the clock
  readonly instant: number; // when it should be seen
  readonly signal: AbortSignal;
}
const MOST_REFUSALS = 2; // answers in a row that came too late to be right
const MOST_ROUNDS = 20; // of answers at one moment
const LOOKS = { most: 6, mostIfAsked: 9 }; // in a phase
const THOUGHTS = { most: 2, mostIfAsked: 2 }; // of whoever thinks for money

/** One seat that a program plays. It knows what the seat has seen, and nothing else. */
export class BotSeat {
  private readonly world: BotWorld;
  private readonly player: SeatPlayer;
  private readonly match: Match;
  private readonly seat: SeatId;
  private readonly since: number; // the row that gave it the seat
  private readonly pause: Pause;
  private readonly witness: Witness;
  private readonly looks: SeatLooks;
  private news: Event[] = [];
  private memory: Json = null;
  private plan: Plan | null = null;
  private open: string | null = null; // what it left unanswered when it acted in this phase; null: it has not acted yet
  private answers = 0; // that it has given in this phase, apart from looks
  private acting: AbortController | null = null;
  private looking: AbortController | null = null;
  private looked: Promise<void> = Promise.resolve(); // the last look is over
  private cancelTimer: () => void = () => {};

  constructor(world: BotWorld, match: Match, seat: SeatId, since: number, pause: Pause) {
    this.world = world;
    this.player = world.playerOf(seat);
    this.match = match;
    this.seat = seat;
    this.since = since;
    this.pause = pause;
    this.witness = new Witness(match.rules, seat);
    const most = 'think' in this.player ? THOUGHTS : LOOKS;
    const look = (one: Look) => {
      this.looked = this.look(one);
      return this.looked;
    };
    this.looks = new SeatLooks({ clock: world.clock, pause, ...most, headStart: this.headStart, look });
    for (const row of match.rows) this.see(row);
  }
  see(row: GameRow): void {
    const seen = this.witness.seen(row.events);
    for (const event of seen) {
      this.witness.watch(event);
      this.news.push(event);
    }
    if (seen.length > 0) this.show(seen, row.at);
  }
  /** What a program makes of it is its own affair. */
  private show(seen: readonly Event[], at: number): void {
    try {
      if ('see' in this.player) this.player.see(seen, at);
    } catch (error) {
      this.world.failed(error);
    }
  }
  /** Acts at its moment: once for each clock, and again when a new question has come up meanwhile. */
  follow(plan: Plan): void {
    const isNew = this.plan?.beat.key !== plan.beat.key;
    if (isNew) this.cancel();
    this.plan = plan;
    this.looks.during(plan.beat, plan.looks, plan.until);
    if (isNew) {
      this.open = null;
      this.answers = 0;
    } else if (this.acting || !this.witness.owesAnAnswer() || this.open === this.questions()) return;
    this.cancelTimer();
    const time = this.world.clock;
    this.cancelTimer = time.at(Math.max(plan.acts - this.headStart, time.now()), () => void this.act(plan));
  }
  /** Somebody has said or done something that this seat has seen. */
  notice(isAsked: boolean): void {
    this.looks.notice(isAsked);
  }
  cancel(): void {
    this.cancelTimer();
    this.looks.stop();
    this.looking?.abort();
    this.acting?.abort();
    this.acting = null;
    this.plan = null;
  }

  /** Nobody plays this seat any more. */
  rise(): void {
    this.cancel();
    if ('rise' in this.player) this.player.rise();
  }

  private get headStart(): number {
    return 'think' in this.player ? this.player.headStart : 0;
  }
  private async act({ beat: { key }, acts, isTalk }: Plan): Promise<void> {
    const acting = new AbortController();
    this.acting = acting;
    try {
      // Everybody hears who is typing come to an end; that somebody whispers must not be seen in when they act.
      if (isTalk) await this.looked;
      else this.looking?.abort();
      await this.answerAll({ what: 'act', key, instant: acts, signal: acting.signal });
    } catch (error) {
      this.world.failed(error); // a bot that fails passes
    }
    if (this.acting === acting) this.acting = null;
    if (this.plan?.beat.key === key) this.open = this.questions();
  }
  /** Answers, and answers again as long as that leads to another question in the same phase. */
  private async answerAll(doing: Doing): Promise<void> {
    for (let refusals = 0, rounds = 0; refusals < MOST_REFUSALS && rounds < MOST_ROUNDS; rounds++) {
      const prompts = this.toDo();
      if (prompts.length === 0 || this.isOver(doing)) return;
      const turn = this.turn(prompts);
      const reply = await this.reply(turn, doing);
      const isTaken = await this.carryOut(turn, reply, doing, this.answers);
      this.answers += reply.answers.length;
      if (isTaken === null || !this.hasMoreToDo()) return;
      refusals = isTaken ? 0 : refusals + 1;
    }
  }

  /** A program from outside speaks as often as it may; our own say all they want at once. */
  private hasMoreToDo(): boolean {
    return 'see' in this.player ? this.toDo().some(({ chosen }) => !chosen) : this.witness.owesAnAnswer();
  }

  /** Says something, if there is something to say: after the time it takes to type it. */
  private async look({ beat, count, instant }: Look): Promise<void> {
    const prompts = this.toSay();
    if (prompts.length === 0) return;
    const looking = new AbortController();
    this.looking = looking;
    const doing = { what: `look/${count}`, key: beat.key, instant, signal: looking.signal };
    try {
      const began = this.world.clock.now();
      const turn = this.turn(prompts);
      const reply = await this.reply(turn, doing);
      const letters = reply.answers.reduce((sum, { text = '' }) => sum + text.length, 0);
      if (letters > 0) await this.type(typingTime(beat, count, letters), began, doing);
      await this.carryOut(turn, reply, doing, 0);
    } catch (error) {
      this.world.failed(error);
    }
  }
  private async type(ms: number, began: number, { signal }: Doing): Promise<void> {
    const time = this.world.clock;
    while ('think' in this.player && time.now() < this.pause.until && !signal.aborted)
      await this.moment(this.pause.until, signal);
    const latest = (this.match.deadline ?? time.now()) - MARGIN / 2;
    const done = Math.max(time.now(), Math.min(began + ms, latest));
    this.pause.until = Math.max(this.pause.until, done + PAUSE);
    await this.moment(done, signal);
  }

  /** Where everybody may speak, what has to be done is done apart from that. */
  private toDo(): readonly Prompt[] {
    const prompts = this.witness.prompts();
    return this.plan?.isTalk ? prompts.filter((prompt) => !isTalk(prompt)) : prompts;
  }
  /** Before it has acted a look is for words only, so that it is never early; afterwards it may change its mind. */
  private toSay(): readonly Prompt[] {
    const prompts = this.acting || !this.witness.game.isAlive(this.seat) ? [] : this.witness.prompts();
    if (this.witness.game.frame.floor || !prompts.some(isTalk)) return [];
    return this.open === null ? prompts.filter(isTalk) : prompts;
  }
  private questions(): string {
    return JSON.stringify(this.witness.prompts().filter(({ required, chosen }) => required && !chosen));
  }
  private isOver({ key, signal }: Doing): boolean {
    return signal.aborted || openFrame(this.match.game) !== key;
  }
  private turn(prompts: readonly Prompt[]): Turn {
    const { seat, memory } = this;
    const news = [...this.news];
    const { game } = this.witness;
    const { language = 'en' } = this.match.begin;
    return {
      seat,
      prompts,
      view: () => game,
      fellows: () => fellows(game, seat),
      news: () => news,
      memory,
      seed: this.match.botSeed,
      language,
    };
  }
  /** Keeps the answers and gives them, numbered from `first` on. Whether one of them was taken; null if there was none to give. */
  private async carryOut(turn: Turn, reply: Reply, doing: Doing, first: number): Promise<boolean | null> {
    if (this.isOver(doing)) return null; // what was thought meanwhile is for a phase that is past
    const { seat } = this;
    const motives = newMotives(turn, reply);
    this.memory = reply.memory;
    this.news = this.news.slice(turn.news().length);
    const isSecond = this.match.answerTo(this.commandId(doing, first)) !== undefined; // another node has answered already
    if (motives.length > 0 && !isSecond) await this.world.thought(seat, this.player.kind, motives);
    let isTaken = reply.answers.length === 0 ? null : false;
    for (const [i, { act, slot, targets, text }] of reply.answers.entries()) {
      const id = this.commandId(doing, first + i);
      const command: Command = { type: 'act', seat, act, slot, targets, text, frame: doing.key };
      const answered = await this.match.submit(command, id);
      isTaken ||= answered.ok;
    }
    return isTaken;
  }
  /** A bot of the same seat thinks on every node that has the game open: what one of them has done the others do not do again. */
  private commandId({ what, key }: Doing, count: number): string {
    return `bot/${this.seat}/${this.since}/${key}/${what}/${count}`;
  }
  /** Whoever thinks starts early, and is seen to act at the moment that was drawn, unless it needs longer. */
  private async reply(turn: Turn, { instant, signal }: Doing): Promise<Reply> {
    if (!('think' in this.player)) return this.player.answer(turn);
    const { deadline, game } = this.match;
    const phase = (clock(game)?.seconds ?? 0) * 1000;
    const until = (deadline ?? this.world.clock.now()) - phase + answerTime(phase);
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

const isTalk = ({ offers }: Prompt): boolean => offers.some(({ text }) => text !== undefined);
