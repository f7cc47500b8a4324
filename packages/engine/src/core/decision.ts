import { evolve } from './evolve.ts';
import { type Game, Table } from './game.ts';
import type { Audience, Event, EventType, SeatId, State } from './model.ts';
import type { Hooks, Ruleset } from './rules.ts';

const ASIDE: ReadonlySet<EventType> = new Set(['chose', 'withdrew', 'cast', 'said', 'spoke']);

/** One decision in the making: it emits events and lets the roles answer them. */
export class Decision {
  readonly rules: Ruleset;
  readonly seed: string;
  readonly events: Event[] = [];
  hasMoved = false; // whether it did more than record ballots and messages: only then can the game be decided
  state: State;
  private current: Table; // renewed on demand: most events are followed by another at once

  constructor(game: Game, seed: string) {
    this.rules = game.rules;
    this.state = game.state;
    this.seed = seed;
    this.current = Table.of(game, game.state, seed);
  }
  get table(): Table {
    if (this.current.state !== this.state) this.current = Table.of(this.current, this.state, this.seed);
    return this.current;
  }
  emitAll(events: readonly Event[]): void {
    for (const event of events) this.emit(event);
  }
  /** The first `instead` that returns events replaces the event; otherwise it happens, and then all `on` hooks run. */
  emit(event: Event): void {
    const hooks = this.rules.hooks[event.type];
    const instead = hooks && this.instead(hooks, event);
    if (instead) return this.emitAll(instead);
    this.state = evolve(this.state, event);
    this.events.push(event);
    this.hasMoved ||= !ASIDE.has(event.type);
    if (hooks) this.follow(hooks, event);
    if (event.type === 'turned') this.introduceNewcomer(event.seat, event.to);
  }
  private instead({ instead }: Hooks, event: Event): readonly Event[] | undefined {
    for (const { role, run } of instead) {
      if (!this.state.cards.includes(role)) continue;
      for (const me of this.table.seats) {
        const events = this.table.has(me.id, role) ? run(this.table, me, event) : undefined;
        if (events) return events;
      }
    }
    return undefined;
  }
  private follow({ ruleset, on, table }: Hooks, event: Event): void {
    for (const run of ruleset) this.emitAll(run(this.table, event));
    for (const { role, run } of on) {
      if (!this.state.cards.includes(role)) continue;
      for (const { id } of this.state.seats)
        if (this.state.cards[id] === role) this.emitAll(run(this.table, this.table.seat(id), event));
    }
    for (const run of table) this.emitAll(run(this.table, event));
  }

  /** Shows every card to the seats whose own card knows it. */
  introduceAll(): void {
    for (const { id } of this.table.seats) this.reveal(id, this.knowers(id));
  }
  private introduceNewcomer(newcomer: SeatId, told: Audience): void {
    const knowers = told === 'all' ? [] : this.knowers(newcomer).filter((id) => !told.includes(id));
    if (knowers.length > 0) this.reveal(newcomer, knowers);
    for (const { id } of this.table.seats)
      if (id !== newcomer && this.knowers(id).includes(newcomer)) this.reveal(id, [newcomer]);
  }
  private knowers(place: SeatId): SeatId[] {
    const { table } = this;
    const role = table.role(place);
    const knowers: SeatId[] = [];
    if (role) for (const { id } of table.seats) if (id !== place && table.role(id)?.knows?.(role)) knowers.push(id);
    return knowers;
  }
  /** One event per viewer: a shared audience would reveal who else knows the card. */
  private reveal(place: SeatId, to: readonly SeatId[]): void {
    const role = this.state.cards[place];
    if (role) for (const knower of to) this.emit({ type: 'revealed', place, role, to: [knower] });
  }
}
