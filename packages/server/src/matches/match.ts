import type { Ruleset, SeatId } from '@moonrise/engine';
import { type Command, clock, decide, fold, Game, seedOf, start } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import { type RowMoment, rowMoment } from '../operations/deliveries.ts';
import { type Answered, refused } from '../rooms/refused.ts';
import { isDiskFull } from '../storage/disk-full.ts';
import type { Store } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { CommandQueue } from './command-queue.ts';
import { lostTime } from './deadlines.ts';
import { DecisionBatch, decideAll, type Work } from './decision-batch.ts';
import { endOf } from './ending.ts';
import { GameBytes } from './game-bytes.ts';
import { MatchTimers } from './match-timers.ts';
import { type GameRow, gameRow, type HostCommand, type StartCommand, storedRow, streamOf } from './rows.ts';
import { StoreFailure, stored } from './store-failure.ts';
import { TalkBytes, type TalkLimits } from './talk-bytes.ts';

/** The time before this process during which no server ran. */
export interface Outage {
  readonly since: number; // last heartbeat of the previous process, epoch ms; 0: never
  until?: number; // when this process was ready; undefined during the start
  readonly mostGivenBack: number; // ms
}
export interface MatchWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly outage: Outage;
  readonly limits: TalkLimits;
  readonly mostBytes?: number | null; // in the log of a game; null or undefined: no quota
  readonly quarantine: (error: unknown) => void;
  readonly trouble: (error: unknown) => void; // the store failed; the game waits and retries
  readonly late?: (ms: number) => void; // a phase was ended so long after its deadline
}
/** What a bot in this seat says instead; null: it is muted. */
type Speech = (seat: SeatId, text: string) => string | null;
type Listener = (row: GameRow, moment: RowMoment) => void;
/** Why nothing can be stored. */
export type PauseReason = 'disk_full' | 'store_away';
type PauseListener = (isPaused: boolean, at: number, reason: PauseReason) => void;

const broken = refused('quarantined', 'An internal error stopped this game. Its log is kept.');
const unavailable = refused(
  'unavailable',
  'The server could not save that, so nothing happened: try again in a moment.',
);
const over = refused('stale_phase', 'That phase is over, and so is the game.');
const done: Answered = { ok: true };

/** A phase id names the turn too. The engine would take a frame's id alone for any turn of it. */
const withTurn = (phase: string): string => (phase.includes('/') ? phase : `${phase}/`);

/**
 * A live game: the fold of its log, and a queue of commands. Waiting commands are decided in one batch and appended together; only then
 * are they acknowledged and the listeners told.
 */
export class Match {
  readonly id: string;
  readonly begin: StartCommand;
  readonly rules: Ruleset;
  readonly botSeed: string; // as secret as the deal: it predicts what bots do
  readonly rows: GameRow[] = [];
  game!: Game; // from the first row on
  deadline: number | null = null;
  speech: Speech = (_, text) => text; // set by the room
  isAway: (seat: SeatId) => boolean = () => false; // set by the room: the person of this seat is not here
  readonly attendance = new Attendance();
  private readonly seed: string;
  private readonly world: MatchWorld;
  private readonly listeners = new Set<Listener>();
  private readonly pauseListeners = new Set<PauseListener>();
  private readonly answers = new Map<string, Answered>();
  private readonly queue = new CommandQueue<Work, Answered>((works) => this.answersTo(works));
  private readonly timers: MatchTimers;
  private readonly talk: TalkBytes;
  private readonly size: GameBytes;
  private isBehind = false;
  private lostSince: number | null = null; // since when the store fails; null: it works
  private lostTo: PauseReason = 'store_away';
  private isBroken = false;
  private isClosed = false;

  constructor(world: MatchWorld, id: string, begin: StartCommand, rules: Ruleset, seed: string) {
    this.world = world;
    this.id = id;
    this.begin = begin;
    this.rules = rules;
    this.seed = seed;
    this.botSeed = seedOf(`${seed}/bots`);
    this.talk = new TalkBytes(world.limits);
    this.size = new GameBytes(world.mostBytes ?? null);
    this.timers = new MatchTimers(world.clock, {
      expired: (key) => void this.expire(key),
      remind: (key, seconds) => void this.remind(key, seconds),
    });
  }

  /** Deals, or continues where the log ends. A phase that lost time to an outage gets it back. */
  async open(rows: readonly GameRow[]): Promise<Answered> {
    try {
      for (const row of rows) this.take(row, new Game(this.rules, fold(row.events, this.game?.state)));
    } catch (error) {
      return this.failed(error);
    }
    const names = this.begin.sitters.map(({ name }) => name);
    return this.queue.post((batch) =>
      batch.isFirst
        ? batch.settle(this.begin, start(this.rules, { names, seed: this.seed }), null)
        : this.giveBack(batch, this.world.outage.since, this.world.outage.until),
    );
  }
  /** A player's or a host's command to the engine. `phase` is the phase it is meant for; it is checked and not stored. */
  submit(command: Command, commandId: string | null = null, phase?: string): Promise<Answered> {
    return this.queue.post((batch) => {
      const before = this.answerTo(commandId) ?? batch.answerTo(commandId);
      if (before) return before;
      if (phase !== undefined && batch.game.state.outcome) return over;
      const tooMuch = this.talk.refusalOf(command, batch.waiting) ?? this.size.refusalOf(command, batch.game);
      if (tooMuch) return tooMuch;
      const meant = phase === undefined ? command : { ...command, frame: withTurn(phase) };
      return batch.settle(command, decide(batch.game, meant, this.seed), commandId);
    });
  }
  /** A command from outside the rules, unless it was done already. */
  host(command: HostCommand): Promise<Answered> {
    return this.queue.post((batch) => batch.host(command));
  }
  /** What a player does beside the rules. */
  beside(decided: (batch: DecisionBatch, begin: StartCommand) => Answered): Promise<Answered> {
    return this.queue.post((batch) => decided(batch, this.begin));
  }
  /** Ends the running phase before its time, in a game that is played out. */
  endPhase(key: string): Promise<Answered> {
    return this.expire(key);
  }
  /** Reads new rows: another node may have continued the log. */
  readNewRows(): Promise<Answered> {
    this.isBehind = true;
    return this.queue.post(() => done);
  }

  /** The stored reply to a command that was carried out before. */
  answerTo(commandId: string | null): Answered | undefined {
    return commandId === null ? undefined : this.answers.get(commandId);
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  /** Called when the game pauses because nothing can be stored, and when it continues. */
  onPause(listener: PauseListener): () => void {
    this.pauseListeners.add(listener);
    return () => this.pauseListeners.delete(listener);
  }
  get head(): number {
    return this.rows.length;
  }
  get pausedSince(): number | null {
    return this.lostSince;
  }
  get pauseReason(): PauseReason {
    return this.lostTo;
  }
  get isOver(): boolean {
    return this.isBroken || this.game.state.outcome !== null;
  }
  /** Stops a game that cannot be shown, like one that cannot be decided. */
  quarantine(error: unknown): void {
    this.failed(error);
  }
  /** Stops the timers. Listeners are still told of rows that were being stored: one may be the end. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.timers.stop();
    await this.queue.idle();
    this.listeners.clear();
    this.pauseListeners.clear();
  }

  private async answersTo(works: readonly Work[]): Promise<readonly Answered[]> {
    if (this.isBroken) return works.map(() => broken);
    if (this.isClosed) return works.map(() => unavailable); // for example late answers of bots
    try {
      const answers = await this.settled(works);
      return works.map((_, i) => answers[i] ?? broken);
    } catch (error) {
      const failed = this.failed(error);
      return works.map(() => failed);
    }
  }
  /** Decides on the newest state. A refusal may be due to this node being behind, so it reads the log and decides again. */
  private async settled(works: readonly Work[]): Promise<readonly Answered[]> {
    if (this.isBehind) await this.catchUp();
    while (!this.isBroken) {
      const batch = new DecisionBatch(this, this.world.clock.now());
      if (this.lostSince !== null) this.giveBack(batch, this.lostSince);
      const { answers, error } = decideAll(works, batch);
      const isStored = batch.decided.length > 0 && (await this.append(batch));
      if (isStored || batch.decided.length === 0) this.pauseSince(null);
      const isDoubtful = !isStored && (batch.decided.length > 0 || answers.some(({ ok }) => !ok));
      const hasNews = isDoubtful && (await this.catchUp());
      this.arm();
      if (hasNews || (batch.decided.length > 0 && !isStored)) continue;
      if (error !== undefined) this.failed(error);
      return answers;
    }
    return [];
  }
  private failed(error: unknown): Answered {
    if (error instanceof StoreFailure) {
      this.isBehind = true; // the append may or may not have happened
      this.lostTo = isDiskFull(error.cause) ? 'disk_full' : 'store_away';
      this.pauseSince(this.lostSince ?? this.world.clock.now());
      this.arm();
      this.world.trouble(error.cause);
      return unavailable;
    }
    this.isBroken = true;
    this.timers.stop();
    this.world.quarantine(error);
    return broken;
  }
  /** Reads new rows of the log. True if there were any. */
  private async catchUp(): Promise<boolean> {
    const missed = await stored(this.world.store.read(streamOf(this.id), this.rows.length));
    for (const row of missed.map(gameRow)) {
      this.take(row, new Game(this.rules, fold(row.events, this.game?.state)));
      this.tell(row, rowMoment('other', Math.max(0, this.world.clock.now() - row.at)));
    }
    this.isBehind = false;
    return missed.length > 0;
  }

  private pauseSince(instant: number | null): void {
    const isChange = (this.lostSince === null) !== (instant === null);
    this.lostSince = instant;
    if (isChange)
      for (const listener of this.pauseListeners) listener(instant !== null, this.world.clock.now(), this.lostTo);
  }
  /** Gives lost time back to the open phase. Time after the last stored row was lost; before it other nodes played. */
  private giveBack(batch: DecisionBatch, since: number, until = this.world.clock.now()): Answered {
    if (batch.deadline === null || !clock(batch.game)) return done; // no clock is running
    const lastAlive = Math.max(since, this.rows.at(-1)?.at ?? 0);
    const ms = lostTime(batch.deadline, lastAlive, until, this.world.outage.mostGivenBack);
    return ms > 0 ? batch.add({ type: 'extend', ms }, [], batch.game, null) : done;
  }
  /** False if another node has continued the log. */
  private async append({ decided }: DecisionBatch): Promise<boolean> {
    const rows = decided.map(({ row }) => storedRow(row));
    const appended = await stored(this.world.store.append(rows, endOf(this, decided.at(-1)?.game)));
    if (appended.kind !== 'appended') return false;
    const moment = rowMoment('this');
    for (const { row, game } of decided) {
      const isDue = row.command.type === 'expire' && this.deadline !== null && row.at >= this.deadline;
      if (isDue) this.world.late?.(row.at - (this.deadline ?? 0));
      this.take(row, game);
      this.tell(row, moment);
    }
    return true;
  }
  private take(row: GameRow, game: Game): void {
    this.size.add(row.command, this.game);
    this.game = game;
    this.rows.push(row);
    if (row.commandId !== null) this.answers.set(row.commandId, row.reply as unknown as Answered);
    this.deadline = row.deadline;
    this.talk.add(row.command);
    this.attendance.note(row);
    if (row.command.type === 'nudge') this.timers.noteReminder(row.command.clock);
  }
  /** A game that cannot be shown stops. What is stored of it stays stored and acknowledged. */
  private tell(row: GameRow, moment: RowMoment): void {
    if (this.isBroken) return;
    try {
      for (const listener of this.listeners) listener(row, moment);
    } catch (error) {
      this.failed(error);
    }
  }

  private arm(): void {
    if (this.isClosed || this.isBroken || this.deadline === null) return this.timers.stop();
    this.timers.set({ deadline: this.deadline, running: clock(this.game), isBehind: this.isBehind });
  }
  /** The deadline has passed, unless it was moved in the meantime. */
  private expire(key: string): Promise<Answered> {
    return this.queue.post((batch) => {
      const isEarly = batch.deadline === null || this.world.clock.now() < batch.deadline;
      if (isEarly && !this.attendance.isPlayedOut) return done;
      const command: Command = { type: 'expire', clock: key };
      return batch.settle(command, decide(batch.game, command, this.seed), null);
    });
  }
  private remind(key: string, seconds: number): Promise<Answered> {
    const isStill = (batch: DecisionBatch) => clock(batch.game)?.key === key;
    return this.queue.post((batch) => (isStill(batch) ? batch.host({ type: 'nudge', clock: key, seconds }) : done));
  }
}
