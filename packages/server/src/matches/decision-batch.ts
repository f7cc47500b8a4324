import { type Command, clock, type Decided, type Event, type Game } from '@moonrise/engine';
import { type Answered, refused } from '../rooms/refused.ts';
import type { Attendance } from './attendance.ts';
import { deadlineAfter } from './deadlines.ts';
import { type GameCommand, type GameRow, type HostCommand, isDone, type StartCommand, streamOf } from './rows.ts';
import { dealHold, holdLeft, shownTime } from './staging.ts';

const done: Answered = { ok: true };

/** A decided row, and the game after it. */
export interface DecidedRow {
  readonly row: GameRow;
  readonly game: Game;
}
/** The stored part of a game. */
interface Stored {
  readonly id: string;
  readonly begin: StartCommand;
  readonly rows: readonly GameRow[];
  readonly game: Game; // from the first row on
  readonly deadline: number | null;
  readonly attendance: Attendance;
}

/** Decisions that are stored together. Each builds on the one before; none counts until all are stored. */
export class DecisionBatch {
  readonly decided: DecidedRow[] = [];
  game: Game;
  deadline: number | null;
  private readonly stored: Stored;
  readonly at: number;

  constructor(stored: Stored, at: number) {
    this.stored = stored;
    this.game = stored.game;
    this.deadline = stored.deadline;
    this.at = at;
  }
  /** True while the log is empty. */
  get isFirst(): boolean {
    return this.stored.rows.length + this.decided.length === 0;
  }
  /** Adds the engine's answer to a command. */
  settle(command: Command | StartCommand, decided: Decided, commandId: string | null): Answered {
    if (!decided.ok) return refused(decided.code, decided.message);
    return this.add(command, decided.events, decided.game, commandId);
  }
  /** Adds a command from outside the rules, unless it was done already. */
  host(command: HostCommand): Answered {
    if (!this.isFirst && this.game.state.outcome) return done; // a finished game takes no commands
    return isDone(this.commands, command) ? done : this.add(command, [], this.game, null);
  }
  add(command: GameCommand, events: readonly Event[], game: Game, commandId: string | null): Answered {
    const { id, rows } = this.stored;
    const before = this.isFirst ? null : clock(this.game);
    const { deadline, at, isFirst } = this;
    const row: GameRow = {
      stream: streamOf(id),
      seq: rows.length + this.decided.length + 1,
      at,
      command,
      commandId,
      events,
      reply: { ok: true },
      deadline: null,
    };
    const isNew = clock(game)?.key !== before?.key;
    const later = isNew ? this.shownTime(game, events) + (isFirst ? this.hold(game) : 0) : 0;
    const earlier = command.type === 'close_card' && command.isLast ? holdLeft(this.dealt?.at ?? at, at) : 0;
    const isTalkOver = this.isTalkOver(game);
    const ends = deadlineAfter({ command, before, deadline, after: game, at, isTalkOver, later, earlier });
    this.decided.push({ row: { ...row, deadline: ends }, game });
    this.game = game;
    this.deadline = ends;
    return done;
  }
  /** The row of the deal; undefined: it is not stored yet. */
  get dealt(): GameRow | undefined {
    return this.stored.rows[0];
  }
  private shownTime({ rules }: Game, events: readonly Event[]): number {
    const { staging = 0 } = this.stored.begin.table ?? {};
    const before = [...this.stored.rows, ...this.decided.map(({ row }) => row)];
    return staging > 0 ? shownTime(rules, staging, before, events) : 0;
  }
  private hold(game: Game): number {
    return this.stored.begin.table?.staging ? dealHold(game) : 0;
  }
  /** Where players speak in turn, the end of talk passes every turn that is left. */
  private isTalkOver({ frame }: Game): boolean {
    const isLast = (one: GameCommand) => one.type === 'end_talk' && one.isLast && one.frame === frame.id;
    return frame.floor !== null && (this.stored.attendance.talkEndedIn === frame.id || this.waiting.some(isLast));
  }
  /** The reply to a command that is already in this batch. */
  answerTo(commandId: string | null): Answered | undefined {
    if (commandId === null) return undefined;
    return this.decided.find(({ row }) => row.commandId === commandId)?.row.reply as Answered | undefined;
  }
  /** The commands of this batch so far. */
  get waiting(): readonly GameCommand[] {
    return this.decided.map(({ row }) => row.command);
  }
  /** All commands of the game, this batch included. */
  get commands(): readonly GameCommand[] {
    return [...this.stored.rows.map(({ command }) => command), ...this.waiting];
  }
}

/** Decides on the game as the batch has left it so far, and may add a row to the batch. */
export type Work = (batch: DecisionBatch) => Answered;
/** Decides one command after the other, up to the first error. */
export function decideAll(
  works: readonly Work[],
  batch: DecisionBatch,
): { answers: readonly Answered[]; error?: unknown } {
  const answers: Answered[] = [];
  try {
    for (const work of works) answers.push(work(batch));
    return { answers };
  } catch (error) {
    return { answers, error };
  }
}
