import { type Command, clock, type Decided, type Event, type Game } from '@moonrise/engine';
import { type Answered, refused } from '../rooms/refused.ts';
import { deadlineAfter } from './deadlines.ts';
import { type GameCommand, type GameRow, type HostCommand, isDone, type StartCommand, streamOf } from './rows.ts';

const done: Answered = { ok: true };

/** A row that was decided, and the game after it. */
export interface DecidedRow {
  readonly row: GameRow;
  readonly game: Game;
}
/** A game as far as it is stored. */
interface Stored {
  readonly id: string;
  readonly rows: readonly GameRow[];
  readonly game: Game; // from the first row on
  readonly deadline: number | null;
}

/** What is decided on a game in one turn: each row on the game that the one before has left. Nothing of it has happened until it is stored. */
export class DecisionBatch {
  readonly decided: DecidedRow[] = [];
  game: Game;
  deadline: number | null;
  private readonly stored: Stored;
  private readonly at: number;

  constructor(stored: Stored, at: number) {
    this.stored = stored;
    this.game = stored.game;
    this.deadline = stored.deadline;
    this.at = at;
  }
  /** Whether the log is empty. */
  get isFirst(): boolean {
    return this.stored.rows.length + this.decided.length === 0;
  }
  /** What the engine says to a command. */
  settle(command: Command | StartCommand, decided: Decided, commandId: string | null): Answered {
    if (!decided.ok) return refused(decided.code, decided.message);
    return this.add(command, decided.events, decided.game, commandId);
  }
  /** What happens to the game from outside its rules, unless it has happened already. */
  host(command: HostCommand): Answered {
    if (!this.isFirst && this.game.state.outcome) return done; // nothing happens to a game that is over
    return isDone(this.commands, command) ? done : this.add(command, [], this.game, null);
  }
  add(command: GameCommand, events: readonly Event[], game: Game, commandId: string | null): Answered {
    const { id, rows } = this.stored;
    const before = this.isFirst ? null : clock(this.game);
    const { deadline, at } = this;
    const row: GameRow = {
      stream: streamOf(id),
      seq: rows.length + this.decided.length + 1,
      at,
      command,
      commandId,
      events,
      reply: { ok: true },
      deadline: deadlineAfter({ command, before, deadline, after: game, at }),
    };
    this.decided.push({ row, game });
    this.game = game;
    this.deadline = row.deadline;
    return done;
  }
  /** What was answered in this turn to a command that was sent twice in it. */
  answerTo(commandId: string | null): Answered | undefined {
    if (commandId === null) return undefined;
    return this.decided.find(({ row }) => row.commandId === commandId)?.row.reply as Answered | undefined;
  }
  /** Everything that was asked of the game, this turn included. */
  private get commands(): readonly GameCommand[] {
    return [...this.stored.rows, ...this.decided.map(({ row }) => row)].map(({ command }) => command);
  }
}
