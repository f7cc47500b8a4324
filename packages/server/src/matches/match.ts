import type { Ruleset } from '@moonrise/engine';
import { type Command, clock, type Decided, decide, type Event, fold, Game, seedOf, start } from '@moonrise/engine';
import type { Clock } from '../clock.ts';
import { Mailbox } from '../mailbox.ts';
import { type Answered, refused } from '../rooms/refused.ts';
import type { Also, Store } from '../store/store.ts';
import { deadlineAfter, lostTime } from './deadlines.ts';
import {
  type GameCommand,
  type GameRow,
  gameRow,
  type HostCommand,
  type StartCommand,
  storedRow,
  streamOf,
} from './rows.ts';

/** The time without a server before this one. */
export interface Outage {
  readonly since: number; // when the one before was last seen alive, epoch ms; 0: never
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
/** Somebody else has continued the log: read on, and decide again. */
const BEHIND = Symbol('behind');
type Settled = Answered | typeof BEHIND;

const RETRY = 1_000; // ms until a clock that could not be stored strikes again
const broken = refused('quarantined', 'This game met an error and was stopped; its log is kept.');
const unavailable = refused(
  'unavailable',
  'The game could not store that, so it did not happen: try again in a moment.',
);
const stale = refused('stale_phase', 'That phase is over: what you chose for it does not count in this one.');

/**
 * A live game: a value (the fold of its log) and a mailbox. Each command is decided, appended, and only then
 * acknowledged and told to the listeners.
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
  private readonly answers = new Map<string, Answered>();
  private readonly mailbox = new Mailbox();
  private disarm: () => void = () => {};
  private isBehind = false;
  private isBroken = false;
  private isClosed = false;

  constructor(world: MatchWorld, id: string, begin: StartCommand, rules: Ruleset, seed: string) {
    this.world = world;
    this.id = id;
    this.begin = begin;
    this.rules = rules;
    this.seed = seed;
    this.botSeed = seedOf(`${seed}/bots`);
  }

  /** Deals, or goes on from where the log ends. A phase into which an outage has cut gets the lost time back. */
  open(rows: readonly GameRow[]): Promise<Answered> {
    return this.post(async () => {
      for (const row of rows) this.take(row, new Game(this.rules, fold(row.events, this.game?.state)));
      const last = rows.at(-1);
      if (last) return this.giveBack(last.at);
      const names = this.begin.sitters.map(({ name }) => name);
      return this.settle(this.begin, start(this.rules, { names, seed: this.seed }), null);
    });
  }
  /** A player's or a host's command to the engine. `phase` is the phase it was meant for. */
  submit(command: Command, commandId: string | null = null, phase?: string): Promise<Answered> {
    return this.post(async () => {
      const before = this.answerTo(commandId);
      if (before) return before;
      if (phase !== undefined && clock(this.game)?.key !== phase) return stale;
      return this.settle(command, decide(this.game, command, this.seed), commandId);
    });
  }
  /** Something that happens to the game from outside its rules. */
  host(command: HostCommand): Promise<Answered> {
    return this.post(() => this.append(command, [], this.game, null));
  }

  /** What was answered to a command that has been carried out before. */
  answerTo(commandId: string | null): Answered | undefined {
    return commandId === null ? undefined : this.answers.get(commandId);
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  get isOver(): boolean {
    return this.isBroken || this.game.state.outcome !== null;
  }
  /** A game that cannot be shown is stopped like one that cannot be played. */
  quarantine(error: unknown): void {
    this.failed(error);
  }
  /** Stops the clock; the log keeps everything. */
  close(): Promise<unknown> {
    this.isClosed = true;
    this.disarm();
    this.listeners.clear();
    return this.mailbox.empty();
  }

  private post(work: () => Promise<Settled>): Promise<Answered> {
    return this.mailbox.post(async () => {
      if (this.isBroken) return broken;
      if (this.isClosed) return unavailable; // a bot that had more to say
      try {
        return await this.settled(work);
      } catch (error) {
        return this.failed(error);
      }
    });
  }
  /** Does the work on the newest state: who is refused might be right, and this node behind. */
  private async settled(work: () => Promise<Settled>): Promise<Answered> {
    if (this.isBehind) await this.catchUp();
    for (;;) {
      const answer = await work();
      const hasNews = (answer === BEHIND || !answer.ok) && (await this.catchUp());
      this.arm();
      if (answer !== BEHIND && !hasNews) return answer;
    }
  }
  private failed(error: unknown): Answered {
    if (error instanceof StoreFailure) {
      this.isBehind = true; // nobody knows what the log holds now
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

  private async giveBack(lastRow: number): Promise<Settled> {
    const { outage, clock: time } = this.world;
    const ms = lostTime(this.deadline, Math.max(outage.since, lastRow), time.now(), outage.mostGivenBack);
    return ms > 0 ? this.append({ type: 'extend', ms }, [], this.game, null) : { ok: true };
  }
  private async settle(command: Command | StartCommand, decided: Decided, commandId: string | null): Promise<Settled> {
    if (!decided.ok) return refused(decided.code, decided.message);
    return this.append(command, decided.events, decided.game, commandId);
  }
  private async append(
    command: GameCommand,
    events: readonly Event[],
    game: Game,
    commandId: string | null,
  ): Promise<Settled> {
    const at = this.world.clock.now();
    const before = this.rows.length === 0 ? null : clock(this.game);
    const row: GameRow = {
      stream: streamOf(this.id),
      seq: this.rows.length + 1,
      at,
      command,
      commandId,
      events,
      reply: { ok: true },
      deadline: deadlineAfter({ command, before, deadline: this.deadline, after: clock(game), at }),
    };
    const appended = await stored(this.world.store.append(storedRow(row), this.also(game)));
    if (appended.kind === 'repeated') return appended.row.reply as unknown as Answered;
    if (appended.kind === 'conflict') return BEHIND;
    this.take(row, game);
    this.tell(row);
    return { ok: true };
  }
  private also(game: Game): Also | undefined {
    const { outcome } = game.state;
    if (!outcome) return undefined;
    const { rules, sitters } = this.begin;
    return {
      done: streamOf(this.id),
      finished: { game: this.id, rules, players: sitters.map(({ name }) => name), outcome },
    };
  }
  private take(row: GameRow, game: Game): void {
    this.game = game;
    this.rows.push(row);
    if (row.commandId !== null) this.answers.set(row.commandId, row.reply as unknown as Answered);
    this.deadline = row.deadline;
  }
  private tell(row: GameRow): void {
    for (const listener of this.listeners) listener(row);
  }

  private arm(): void {
    this.disarm();
    if (this.isClosed || this.isBroken || this.deadline === null) return;
    const running = clock(this.game);
    if (!running) return;
    const strikes = this.isBehind ? Math.max(this.deadline, this.world.clock.now() + RETRY) : this.deadline;
    const cancelExpiry = this.world.clock.at(strikes, () => void this.expire(running.key));
    const cancelNudge = this.armNudge(running.key, running.nudge);
    this.disarm = () => {
      cancelExpiry();
      cancelNudge();
    };
  }
  /** The clock has struck; unless the deadline has moved in the meantime. */
  private expire(key: string): Promise<Answered> {
    return this.post(async () => {
      if (this.deadline === null || this.world.clock.now() < this.deadline) return { ok: true };
      const command: Command = { type: 'expire', clock: key };
      return this.settle(command, decide(this.game, command, this.seed), null);
    });
  }
  private armNudge(key: string, seconds: number | undefined): () => void {
    const isNudged = () => this.rows.some(({ command }) => command.type === 'nudge' && command.clock === key);
    if (seconds === undefined || this.deadline === null || isNudged()) return () => {};
    return this.world.clock.at(this.deadline - seconds * 1000, () => {
      void this.post(async () => {
        if (clock(this.game)?.key !== key) return { ok: true };
        return this.append({ type: 'nudge', clock: key, seconds }, [], this.game, null);
      });
    });
  }
}

class StoreFailure extends Error {}
const stored = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    throw new StoreFailure('the store has failed', { cause });
  });
