import type { Ruleset } from '@moonrise/engine';
import { type Command, clock, decide, fold, Game, seedOf, start } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import { type Answered, refused } from '../rooms/refused.ts';
import type { Store } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import { lostTime } from './deadlines.ts';
import { endOf } from './ending.ts';
import { type GameRow, gameRow, type HostCommand, type StartCommand, storedRow, streamOf } from './rows.ts';
import { StoreFailure, stored } from './store-failure.ts';
import { Turn } from './turn.ts';

/** The time without a server before this one. */
export interface Outage {
  readonly since: number; // when the one before was last seen alive, epoch ms; 0: never
  until?: number; // when this one was awake; without: it is waking up
  readonly mostGivenBack: number; // ms
}
export interface MatchWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly outage: Outage;
  readonly quarantine: (error: unknown) => void;
  readonly trouble: (error: unknown) => void; // the store has failed; the game waits for it
}
type Listener = (row: GameRow) => void;
type PauseListener = (isPaused: boolean, at: number) => void;
/** Decides something on the game as the turn has left it so far: adds a row to the turn, or none. */
type Work = (turn: Turn) => Answered;
interface Posted {
  readonly work: Work;
  readonly answer: (answered: Answered) => void;
}

const RETRY = 1_000; // ms until the store is tried again
const broken = refused('quarantined', 'An internal error stopped this game. Its log is kept.');
const unavailable = refused(
  'unavailable',
  'The server could not save that, so nothing happened: try again in a moment.',
);
const done: Answered = { ok: true };

/**
 * A live game: a value (the fold of its log) and what is asked of it. All that waits is decided in one turn, each on what the one before
 * has left; it is appended together, and only then acknowledged and told to the listeners.
 */
export class Match {
  readonly id: string;
  readonly begin: StartCommand;
  readonly rules: Ruleset;
  readonly botSeed: string; // as secret as the deal: else anybody could foresee what bots do
  readonly rows: GameRow[] = [];
  game!: Game; // from the first row on
  deadline: number | null = null;
  private readonly seed: string;
  private readonly world: MatchWorld;
  private readonly listeners = new Set<Listener>();
  private readonly pauseListeners = new Set<PauseListener>();
  private readonly answers = new Map<string, Answered>();
  private waiting: Posted[] = [];
  private working: Promise<void> | null = null;
  private readonly expiry: Alarm;
  private readonly reminder: Alarm;
  private reminded: string | null = null; // the clock of which everybody was reminded last
  private isBehind = false;
  private lostSince: number | null = null; // the store has failed, and nothing was stored since
  private isBroken = false;
  private isClosed = false;

  constructor(world: MatchWorld, id: string, begin: StartCommand, rules: Ruleset, seed: string) {
    this.world = world;
    this.id = id;
    this.begin = begin;
    this.rules = rules;
    this.seed = seed;
    this.botSeed = seedOf(`${seed}/bots`);
    this.expiry = new Alarm(world.clock);
    this.reminder = new Alarm(world.clock);
  }

  /** Deals, or goes on from where the log ends. A phase into which an outage has cut gets the lost time back. */
  async open(rows: readonly GameRow[]): Promise<Answered> {
    try {
      for (const row of rows) this.take(row, new Game(this.rules, fold(row.events, this.game?.state)));
    } catch (error) {
      return this.failed(error);
    }
    const names = this.begin.sitters.map(({ name }) => name);
    return this.post((turn) =>
      turn.isFirst
        ? turn.settle(this.begin, start(this.rules, { names, seed: this.seed }), null)
        : this.giveBack(turn, this.world.outage.since, this.world.outage.until),
    );
  }
  /** A player's or a host's command to the engine. */
  submit(command: Command, commandId: string | null = null): Promise<Answered> {
    return this.post((turn) => {
      const before = this.answerTo(commandId) ?? turn.answerTo(commandId);
      if (before) return before;
      return turn.settle(command, decide(turn.game, command, this.seed), commandId);
    });
  }
  /** Something that happens to the game from outside its rules, unless it has happened already. */
  host(command: HostCommand): Promise<Answered> {
    return this.post((turn) => turn.host(command));
  }
  /** Reads on: others may have continued the log. */
  lookAgain(): Promise<Answered> {
    this.isBehind = true;
    return this.post(() => done);
  }

  /** What was answered to a command that has been carried out before. */
  answerTo(commandId: string | null): Answered | undefined {
    return commandId === null ? undefined : this.answers.get(commandId);
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  /** Tells when the game stands still because nothing can be stored, and when it goes on. */
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
  get isOver(): boolean {
    return this.isBroken || this.game.state.outcome !== null;
  }
  /** A game that cannot be shown is stopped like one that cannot be played. */
  quarantine(error: unknown): void {
    this.failed(error);
  }
  /** Stops the clock; the log keeps everything. Whoever listens is still told what was being stored: it may be the end. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.disarm();
    await this.working;
    this.listeners.clear();
    this.pauseListeners.clear();
  }

  private post(work: Work): Promise<Answered> {
    return new Promise((answer) => {
      this.waiting.push({ work, answer });
      this.working ??= this.workOff();
    });
  }
  private async workOff(): Promise<void> {
    while (this.waiting.length > 0) {
      await endOfTurn(); // what comes until then is decided with it
      const posted = this.waiting;
      this.waiting = [];
      const answers = await this.answersTo(posted);
      for (const [i, { answer }] of posted.entries()) answer(answers[i] ?? broken);
    }
    this.working = null;
  }
  private async answersTo(posted: readonly Posted[]): Promise<readonly Answered[]> {
    if (this.isBroken) return [];
    if (this.isClosed) return posted.map(() => unavailable); // a bot that had more to say
    try {
      return await this.settled(posted);
    } catch (error) {
      const failed = this.failed(error);
      return posted.map(() => failed);
    }
  }
  /** Decides on the newest state: who is refused might be right, and this node behind. Whoever is not answered met an error. */
  private async settled(posted: readonly Posted[]): Promise<readonly Answered[]> {
    if (this.isBehind) await this.catchUp();
    while (!this.isBroken) {
      const turn = new Turn(this, this.world.clock.now());
      if (this.lostSince !== null) this.giveBack(turn, this.lostSince);
      const { answers, error } = decideAll(posted, turn);
      const isStored = turn.decided.length > 0 && (await this.append(turn));
      if (isStored || turn.decided.length === 0) this.pauseSince(null);
      const isDoubtful = !isStored && (turn.decided.length > 0 || answers.some(({ ok }) => !ok));
      const hasNews = isDoubtful && (await this.catchUp());
      this.arm();
      if (hasNews || (turn.decided.length > 0 && !isStored)) continue;
      if (error !== undefined) this.failed(error);
      return answers;
    }
    return [];
  }
  private failed(error: unknown): Answered {
    if (error instanceof StoreFailure) {
      this.isBehind = true; // nobody knows what the log holds now
      this.pauseSince(this.lostSince ?? this.world.clock.now());
      this.arm();
      this.world.trouble(error.cause);
      return unavailable;
    }
    this.isBroken = true;
    this.disarm();
    this.world.quarantine(error);
    return broken;
  }
  /** Reads on. Whether there was anything new. */
  private async catchUp(): Promise<boolean> {
    const missed = await stored(this.world.store.read(streamOf(this.id), this.rows.length));
    for (const row of missed.map(gameRow)) {
      this.take(row, new Game(this.rules, fold(row.events, this.game?.state)));
      this.tell(row);
    }
    this.isBehind = false;
    return missed.length > 0;
  }

  private pauseSince(instant: number | null): void {
    const isChange = (this.lostSince === null) !== (instant === null);
    this.lostSince = instant;
    if (isChange) for (const listener of this.pauseListeners) listener(instant !== null, this.world.clock.now());
  }
  /** What was stored meanwhile has been played, by others. */
  private giveBack(turn: Turn, since: number, until = this.world.clock.now()): Answered {
    if (turn.deadline === null || !clock(turn.game)) return done; // nobody's time runs
    const lastAlive = Math.max(since, this.rows.at(-1)?.at ?? 0);
    const ms = lostTime(turn.deadline, lastAlive, until, this.world.outage.mostGivenBack);
    return ms > 0 ? turn.add({ type: 'extend', ms }, [], turn.game, null) : done;
  }
  /** False: somebody else has continued the log. */
  private async append({ decided }: Turn): Promise<boolean> {
    const rows = decided.map(({ row }) => storedRow(row));
    const appended = await stored(this.world.store.append(rows, endOf(this, decided.at(-1)?.game)));
    if (appended.kind !== 'appended') return false;
    for (const { row, game } of decided) {
      this.take(row, game);
      this.tell(row);
    }
    return true;
  }
  private take(row: GameRow, game: Game): void {
    this.game = game;
    this.rows.push(row);
    if (row.commandId !== null) this.answers.set(row.commandId, row.reply as unknown as Answered);
    this.deadline = row.deadline;
    if (row.command.type === 'nudge') this.reminded = row.command.clock;
  }
  /** A game that cannot be shown goes no further; what is stored of it stays, and is answered so. */
  private tell(row: GameRow): void {
    if (this.isBroken) return;
    try {
      for (const listener of this.listeners) listener(row);
    } catch (error) {
      this.failed(error);
    }
  }

  private arm(): void {
    if (this.isClosed || this.isBroken || this.deadline === null) return this.disarm();
    const running = clock(this.game);
    if (!running) return this.disarm();
    const { key, nudge } = running;
    const strikes = this.isBehind ? this.world.clock.now() + RETRY : this.deadline;
    this.expiry.set(key, strikes, () => void this.expire(key));
    if (nudge === undefined || this.reminded === key) return this.reminder.stop();
    this.reminder.set(key, this.deadline - nudge * 1000, () => void this.remind(key, nudge));
  }
  private disarm(): void {
    this.expiry.stop();
    this.reminder.stop();
  }
  /** The clock has struck; unless the deadline has moved in the meantime. */
  private expire(key: string): Promise<Answered> {
    return this.post((turn) => {
      if (turn.deadline === null || this.world.clock.now() < turn.deadline) return done;
      const command: Command = { type: 'expire', clock: key };
      return turn.settle(command, decide(turn.game, command, this.seed), null);
    });
  }
  private remind(key: string, seconds: number): Promise<Answered> {
    const isStill = (turn: Turn) => clock(turn.game)?.key === key;
    return this.post((turn) => (isStill(turn) ? turn.host({ type: 'nudge', clock: key, seconds }) : done));
  }
}

/** Answers one after the other, up to an error. */
function decideAll(posted: readonly Posted[], turn: Turn): { answers: readonly Answered[]; error?: unknown } {
  const answers: Answered[] = [];
  try {
    for (const { work } of posted) answers.push(work(turn));
    return { answers };
  } catch (error) {
    return { answers, error };
  }
}
const endOfTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
