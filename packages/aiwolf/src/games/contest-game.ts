import {
  type Command,
  clock,
  type Decided,
  DROPPED,
  decide,
  type Event,
  type Frame,
  type Game,
  promptsOf,
  type Ruleset,
  type SeatId,
  sees,
  start,
} from '@moonrise/engine';
import type { Clock } from '@moonrise/server';
import type { Contestant } from '../agents/agent.ts';
import type { PacketWorld } from '../wire/packets.ts';
import { commandOf, silenceOf } from './answers.ts';
import { Dispatcher } from './dispatcher.ts';
import type { Conduct, ContestResult, ContestStart, Reporter, SeatedAgent } from './reporter.ts';

/** A game that is set up: its seats and rules. */
export interface ContestTable {
  readonly id: string; // a ULID: clients check it
  readonly rules: Ruleset;
  readonly begin: ContestStart;
  readonly seed: string;
  readonly contestants: readonly Contestant[]; // by seat
  readonly sitterOf: (seat: SeatId, game: Game) => SeatedAgent;
  readonly packets: PacketWorld;
  readonly dayPhases: number; // entries of the schedule that belong to the day
  readonly watch?: (seat: SeatId, event: Event) => void; // shows events to built-in players
}
export interface GameWorld {
  readonly clock: Clock;
  readonly reporters: readonly Reporter[];
  readonly held?: () => Promise<void>; // resolves when the game may go on
}
/** One game: asks one agent after the other and applies the answers to the rules. */
export class ContestGame {
  readonly table: ContestTable;
  game!: Game; // from the deal on
  sitters: readonly SeatedAgent[] = [];
  private readonly world: GameWorld;
  private readonly dispatcher: Dispatcher;
  private rows = 0;
  private nextDay = 0; // the first day that was not reported yet

  constructor(table: ContestTable, world: GameWorld) {
    this.table = table;
    this.world = world;
    const { firstDay } = table.rules;
    const exchanged: NonNullable<Reporter['exchanged']> = (exchange) => this.report('exchanged', exchange);
    this.dispatcher = new Dispatcher({ ...table, ...world, firstDay, exchanged });
  }

  async run(): Promise<ContestResult> {
    const { id, rules, begin, seed, sitterOf, contestants } = this.table;
    const { names, cards } = begin;
    const started = start(rules, { names, seed, ...(cards && { cards }) });
    if (!started.ok) throw new Error(started.message);
    this.sitters = contestants.map((_, seat) => sitterOf(seat, started.game));
    this.report('begun', id, this.sitters, this.world.clock.now());
    this.take(begin, started);
    while (!this.game.state.outcome) {
      await this.step();
      if (this.world.held) await this.world.held();
    }
    this.dispatcher.settle();
    const result = this.result();
    this.report('ended', result, this.game, this.world.clock.now());
    for (const contestant of contestants) contestant.hangUp(1000);
    return result;
  }

  private async step(): Promise<void> {
    this.tellDays();
    if (this.dropTheGone()) return;
    const { frame } = this.game;
    if (frame.step === null) throw new Error(`${frame.phase} interrupts a contest game`);
    if (frame.floor && frame.floor.speaker === null) return this.converse(frame, frame.floor.order);
    const seat = frame.floor?.speaker ?? this.game.seats.find(({ id }) => promptsOf(this.game, id).length > 0)?.id;
    if (seat === undefined) throw new Error(`no seat is asked in ${frame.id}`);
    const asked = await this.dispatcher.ask(seat, frame.phase);
    if (asked.kind === 'gone') return;
    const command = asked.kind === 'answer' ? commandOf(this.game, seat, asked.text) : silenceOf(this.game, seat);
    if (!command) throw new Error(`no command for the answer of seat ${seat} in ${frame.id}`);
    this.decide(command);
  }

  private tellDays(): void {
    this.dispatcher.settle();
    while (this.nextDay * 2 <= this.dispatcher.calendar.section)
      this.report('dawned', this.nextDay++, this.game, this.sitters);
  }
  /** Drops the seats of disconnected agents. True if there were any. */
  private dropTheGone(): boolean {
    const { contestants } = this.table;
    if (!contestants.some(({ isGone }) => isGone)) return false;
    let hasDropped = false;
    for (const [seat, { isGone }] of contestants.entries()) {
      if (this.game.state.outcome || !isGone || this.hasDropped(seat)) continue;
      this.decide({ type: 'drop', seat });
      hasDropped = true;
    }
    return hasDropped;
  }
  private hasDropped(seat: SeatId): boolean {
    return this.game.seats[seat]?.marks.includes(DROPPED) ?? false;
  }

  /** Free speech: agents speak at any time, until all have finished or the time is up. */
  private async converse(frame: Frame, seats: readonly SeatId[]): Promise<void> {
    const stops: (() => void)[] = [];
    try {
      await new Promise<void>((resolve, reject) => this.attend(frame, seats, stops, { resolve, reject }));
    } finally {
      for (const stop of stops) stop();
    }
  }
  private attend(frame: Frame, seats: readonly SeatId[], stops: (() => void)[], phase: Ending): void {
    const isOver = () => this.game.state.outcome !== null || this.game.frame.id !== frame.id;
    const then = (run: () => void) => () => {
      try {
        if (!isOver()) run();
        if (isOver()) phase.resolve();
      } catch (error) {
        phase.reject(error);
      }
    };
    for (const seat of seats) {
      const contestant = this.table.contestants[seat] as Contestant;
      stops.push(contestant.attend((text) => then(() => this.hear(seat, text.trim()))()));
      stops.push(contestant.onLeave(then(() => this.dropTheGone())));
    }
    const { clock: time } = this.world;
    const key = clock(this.game)?.key ?? '';
    const ending = then(() => this.decide({ type: 'expire', clock: key }));
    stops.push(time.at(time.now() + (frame.seconds ?? 0) * 1000, ending));
    then(() => this.dropTheGone())();
  }
  private hear(seat: SeatId, text: string): void {
    const command = text === '' ? undefined : commandOf(this.game, seat, text);
    if (command) this.decide(command);
  }

  private decide(command: Command): void {
    this.take(command, decide(this.game, command, this.table.seed));
  }
  private take(command: Command | ContestStart, decided: Decided): void {
    if (!decided.ok) throw new Error(decided.message);
    const { events, game } = decided;
    const at = this.world.clock.now();
    this.game = game;
    for (const event of events) this.show(event, at);
    this.report('decided', { seq: ++this.rows, at, command, events, game }, this.sitters);
  }
  private show(event: Event, at: number): void {
    this.dispatcher.see(event, at);
    const { watch, contestants } = this.table;
    if (watch) for (const seat of contestants.keys()) if (sees(event, seat)) watch(seat, event);
  }

  private result(): ContestResult {
    const { outcome } = this.game.state;
    if (!outcome) throw new Error('The game is not over.');
    const { calendar, conduct: counts } = this.dispatcher;
    const conduct = counts.map((one, seat): Conduct => ({ ...one, hasDropped: this.hasDropped(seat) }));
    return { id: this.table.id, outcome, day: calendar.day, sitters: this.sitters, conduct };
  }
  private report<K extends keyof Reporter>(kind: K, ...args: Parameters<NonNullable<Reporter[K]>>): void {
    for (const reporter of this.world.reporters)
      (reporter[kind] as ((...args: unknown[]) => void) | undefined)?.call(reporter, ...args);
  }
}
interface Ending {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}
