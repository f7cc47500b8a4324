import type { Answer } from '@moonrise/bots';
import { type Command, clock, decide, type Event, type Game, type Ruleset, type SeatId, start } from '@moonrise/engine';
import type { ArenaSeat, SeatAnswer } from '../seats/arena-seat.ts';
import type { LogRow } from './game-log.ts';
import type { ArenaMove } from './rows.ts';
import { ViewHashes } from './view-hash.ts';

export interface ArenaSetting {
  readonly rules: Ruleset;
  readonly names: readonly string[];
  readonly seed: string;
  /** Takes a seat of the game; the log grows. */
  readonly seatAt: (seat: SeatId, game: Game, log: readonly Event[]) => ArenaSeat;
}
/** What is recorded of a move while it is made. */
export type Recorded = Pick<
  ArenaMove,
  'row' | 'seat' | 'day' | 'phase' | 'slot' | 'act' | 'targets' | 'text' | 'view'
> & {
  readonly asked: SeatAnswer;
  readonly isFirst: boolean; // of its question
};

const PATIENCE = 100; // rounds of questions before the clock expires for players who never stop
const ENDLESS = 1_000_000; // commands: no rule set allows such a long game

/**
 * One game between players that may take time. Bots are asked in the same order as by the lab's `playGame`, so the same seed
 * gives the same game.
 */
export class ArenaGame {
  game: Game;
  readonly log: Event[];
  readonly rows: LogRow[];
  readonly moves: Recorded[] = [];
  private readonly seed: string;
  private readonly seats: readonly ArenaSeat[];
  private readonly views: ViewHashes;

  constructor({ rules, names, seed, seatAt }: ArenaSetting) {
    const started = start(rules, { names, seed });
    if (!started.ok) throw new Error(started.message);
    const { version, options } = rules;
    const command = { type: 'start', rules: rules.id, version, options, names };
    this.game = started.game;
    this.log = [...started.events];
    this.rows = [{ command, events: started.events }];
    this.seed = seed;
    this.views = new ViewHashes(names.length);
    this.seats = this.game.seats.map(({ id }) => seatAt(id, this.game, this.log));
  }
  async play(): Promise<void> {
    try {
      while (this.game.state.outcome === null) await this.turn();
    } finally {
      for (const seat of this.seats) seat.end?.(this.game);
    }
  }

  /** Asks all players until the speaker or the phase changes. */
  private async turn(): Promise<void> {
    const { id, turn, floor } = this.game.frame;
    const isOver = () => this.game.frame.id !== id || this.game.frame.turn !== turn || !this.game.isOpen;
    const order = [...this.seats.keys()].sort((a, b) => Number(b === floor?.speaker) - Number(a === floor?.speaker));
    for (let asked = 0, before = -1; asked < PATIENCE && before < this.rows.length; asked++) {
      before = this.rows.length;
      for (const seat of order) if (await this.ask(seat, isOver)) return;
    }
    this.send({ type: 'expire', clock: clock(this.game)?.key ?? 'no clock is running' });
  }

  /** True if the turn is over. */
  private async ask(seat: SeatId, isOver: () => boolean): Promise<boolean> {
    const player = this.seats[seat] as ArenaSeat;
    const given = player.ask(this.game);
    const asked = given instanceof Promise ? await given : given;
    if (!asked) return false;
    const refused = this.answer(seat, asked, isOver);
    if (refused === undefined) return isOver();
    if (!player.instead) throw new Error(`A bot made an illegal move: ${refused}`);
    const other = player.instead(this.game, 'refused');
    const again = other && this.answer(seat, other, isOver);
    if (again !== undefined) throw new Error(`The bot instead made an illegal move: ${again}`);
    return isOver();
  }
  /** Makes the moves of an answer; returns why one is refused. */
  private answer(seat: SeatId, asked: SeatAnswer, isOver: () => boolean): string | undefined {
    if (asked.answers.length === 0 && asked.source !== 'bot') this.record(seat, asked, null);
    for (const [i, answer] of asked.answers.entries()) {
      const view = this.views.at(seat, this.log);
      const before = this.game;
      const { slot, act, targets, text } = answer;
      const refused = this.send({ type: 'act', seat, frame: asked.frame, slot, act, targets, text });
      if (refused !== undefined) return refused;
      this.record(seat, asked, answer, { game: before, view, isFirst: i === 0 });
      if (isOver()) return undefined;
    }
    return undefined;
  }
  private record(
    seat: SeatId,
    asked: SeatAnswer,
    answer: Answer | null,
    { game = this.game, view = this.views.at(seat, this.log), isFirst = true } = {},
  ): void {
    this.moves.push({
      row: answer && this.rows.length,
      seat,
      day: game.day,
      phase: game.frame.phase,
      slot: answer?.slot ?? null,
      act: answer?.act ?? null,
      targets: answer?.targets ?? [],
      text: answer?.text ?? null,
      view,
      asked,
      isFirst,
    });
  }
  /** Returns the reason of a refusal. */
  private send(command: Command): string | undefined {
    const decided = decide(this.game, command, this.seed);
    if (!decided.ok) {
      if (command.type !== 'act') throw new Error(decided.message);
      return `${decided.message} (${JSON.stringify(command)})`;
    }
    if (this.rows.length > ENDLESS) throw new Error('The game does not end.');
    this.game = decided.game;
    this.rows.push({ command, events: decided.events });
    for (const event of decided.events) this.log.push(event);
    return undefined;
  }
}
