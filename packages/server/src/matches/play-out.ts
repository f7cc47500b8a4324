import { waitUntil } from '@moonrise/bots';
import { clock, type Event, isOnlyWords, openFrame, type Prompt } from '@moonrise/engine';
import { tablePlayer, USUAL } from '../thinking/table-players.ts';
import { setupOf } from '../thinking/table-setup.ts';
import type { ThinkingTable } from '../thinking/thinking.ts';
import type { Match } from './match.ts';
import type { GameRow } from './rows.ts';
import { type BotWorld, type Doing, SeatAnswers } from './seat-answers.ts';

const MOST_PHASES = 5_000; // and turns of speakers; then the clocks of the game run as usual
const MOST_QUESTIONS = 5; // in a row to one seat
const STEP = 100; // rows read at once
const RETRY = 1_000; // ms until the store is tried again

/** Lets other games run: one answer takes some milliseconds. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Plays a game to its end without waiting: built-in bots answer for all seats, then the phase ends. They neither talk nor read what
 * was said. Every node that has the game open does the same; a command counts once.
 */
export class PlayOut {
  private readonly world: BotWorld;
  private readonly match: Match;
  private readonly seats: SeatAnswers[] = [];
  private readonly ending = new AbortController();
  private readonly table: ThinkingTable;
  private stop: () => void = () => {};

  constructor(world: BotWorld, match: Match) {
    this.world = { ...world, playerOf: (_, table) => tablePlayer(table, USUAL) };
    this.match = match;
    this.table = world.thinking.open(setupOf(match), (from) => match.rows.slice(from).map(quietEvents));
    void this.run().catch(world.failed); // the clocks of the game still run
  }
  close(): void {
    this.ending.abort();
    this.stop();
    this.table.close();
  }

  private async run(): Promise<void> {
    const { match } = this;
    await this.sitDown();
    for (let phases = 0; phases < MOST_PHASES && this.isRunning; phases++) {
      const running = clock(match.game);
      const frame = openFrame(match.game);
      if (!running || frame === null) return;
      for (const seat of this.seats) await this.answer(seat, frame);
      if (openFrame(match.game) !== frame || !this.isRunning) continue;
      const answer = await match.endPhase(running.key);
      if (!answer.ok && openFrame(match.game) === frame) await this.pause();
      await nextTurn();
    }
  }
  private get isRunning(): boolean {
    return !this.ending.signal.aborted && !this.match.isOver;
  }
  private pause(): Promise<void> {
    const { clock } = this.world;
    return waitUntil(clock, { until: clock.now() + RETRY, signal: this.ending.signal });
  }
  private async sitDown(): Promise<void> {
    const { match, world, table } = this;
    const since = match.rows.findIndex(({ command }) => command.type === 'play_out') + 1;
    for (const seat of match.begin.sitters.keys()) this.seats.push(new SeatAnswers(world, match, seat, since, table));
    for (let read = 0; read < match.rows.length; ) {
      const rows = match.rows.slice(read, read + STEP);
      for (const row of rows) this.see(row);
      read += rows.length;
      await nextTurn();
    }
    this.stop = match.listen((row) => this.see(row));
  }
  private see(row: GameRow): void {
    const quiet = { ...row, events: quietEvents(row) };
    for (const seat of this.seats) seat.see(quiet);
  }
  private async answer(seat: SeatAnswers, frame: string): Promise<void> {
    const doing: Doing = { what: 'play out', frame, instant: 0, signal: this.ending.signal };
    for (let count = 0; count < MOST_QUESTIONS; count++) {
      const prompts = seat.viewer.prompts().filter(isOpenChoice);
      if (prompts.length === 0 || seat.isOver(doing)) return;
      const thought = await seat.ask(prompts, doing);
      const isTaken = await seat.submit(thought, doing, count);
      await nextTurn();
      if (!isTaken) return;
    }
  }
}

const isOpenChoice = ({ required, chosen, offers }: Prompt): boolean =>
  required && !chosen && offers.every(({ text }) => text === undefined);

/** Understanding long talk takes a bot seconds, and no one is there to be answered. */
const quietEvents = ({ events }: GameRow): readonly Event[] =>
  events.filter((event) => !isOnlyWords(event)).map(silent);
const silent = (event: Event): Event => (event.type === 'spoke' ? { ...event, text: '' } : event);
