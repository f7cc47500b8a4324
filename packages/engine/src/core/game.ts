import { type Dice, dice } from './dice.ts';
import type { Deed, Done, Frame, Id, Place, Prompt, Seat, SeatId, State } from './model.ts';
import type { Act, Phase, Role, Ruleset } from './rules.ts';

/** Read access to a state, or to what one viewer knows of it, with its rules. */
export class Game {
  // `declare`: otherwise every field would be set twice, and games are made at most events.
  declare readonly rules: Ruleset;
  declare readonly state: State;
  // Computed once per state, on demand.
  declare private alive: readonly SeatId[] | undefined;
  declare private actsBySeat: (readonly Act[] | undefined)[] | undefined;
  declare private asked: (readonly Prompt[] | undefined)[] | undefined;
  declare private firstToWait: SeatId; // the seat to look at first: a hint, which is checked
  constructor(rules: Ruleset, state: State) {
    this.rules = rules;
    this.state = state;
    this.alive = undefined;
    this.actsBySeat = undefined;
    this.asked = undefined;
    this.firstToWait = 0;
  }
  /** Takes over what still holds from the game some events ago. */
  protected inherit(before: Game): this {
    const [from, to] = [before.state, this.state];
    if (from.seats === to.seats) this.alive = before.alive;
    if (from.cards === to.cards && from.dealt === to.dealt && isSamePhase(from, to))
      this.actsBySeat = before.actsBySeat;
    this.firstToWait = before.firstToWait;
    return this;
  }
  /** This game in another state, without dice. */
  at(state: State): Game {
    return new Game(this.rules, state).inherit(this);
  }
  get day(): number {
    return this.state.day;
  }
  get seats(): readonly Seat[] {
    return this.state.seats;
  }
  get frame(): Frame {
    return this.state.frames[this.state.frames.length - 1] as Frame;
  }
  get phase(): Phase {
    return this.rules.phaseOf.get(this.frame.phase) as Phase;
  }
  /** Whether a phase is open to choices. */
  get isOpen(): boolean {
    const { frames, outcome } = this.state;
    return outcome === null && frames.length > 0 && !this.frame.closed;
  }
  seat(id: SeatId): Seat {
    return this.state.seats[id] as Seat;
  }
  isAlive(id: SeatId): boolean {
    return this.state.seats[id]?.alive ?? false;
  }
  living(): readonly SeatId[] {
    if (this.alive === undefined) {
      const ids: SeatId[] = [];
      for (const seat of this.state.seats) if (seat.alive) ids.push(seat.id);
      this.alive = ids;
    }
    return this.alive;
  }
  dead(): readonly SeatId[] {
    return this.seats.filter((seat) => !seat.alive).map((seat) => seat.id);
  }
  others(me: Seat): readonly SeatId[] {
    return this.living().filter((id) => id !== me.id);
  }
  centre(): readonly Place[] {
    const places: Place[] = [];
    for (let place = this.seats.length; place < this.state.cards.length; place++) places.push(place);
    return places;
  }
  role(place: Place): Role | undefined {
    return this.rules.roleOf.get(this.state.cards[place] ?? null);
  }
  team(place: Place): Id | undefined {
    return this.role(place)?.team;
  }
  has(place: Place, role: Id): boolean {
    return this.state.cards[place] === role;
  }
  /** The living of a team. */
  of(team: Id): readonly SeatId[] {
    return this.living().filter((id) => this.team(id) === team);
  }
  /** All of a team, the dead too. */
  members(team: Id): readonly SeatId[] {
    return this.seats.filter((seat) => this.team(seat.id) === team).map((seat) => seat.id);
  }
  acts(me: Seat): readonly Act[] {
    this.actsBySeat ??= [];
    this.actsBySeat[me.id] ??= this.actsOf(me.id);
    return this.actsBySeat[me.id] as readonly Act[];
  }
  private actsOf(seat: SeatId): readonly Act[] {
    const { dealt, cards } = this.state;
    const role = (this.rules.actsBy === 'dealt' ? dealt : cards)[seat] ?? null;
    return this.rules.actsIn.get(this.frame.phase)?.get(role) ?? [];
  }
  /** The prompts of a seat, made once. */
  promptsOnce(seat: SeatId, make: (game: Game, me: Seat) => readonly Prompt[]): readonly Prompt[] {
    this.asked ??= [];
    this.asked[seat] ??= make(this, this.seat(seat));
    return this.asked[seat];
  }
  /** The first seat that is waited for, beginning with the one that was found last. */
  findWaiting(isWaitedFor: (game: Game, me: Seat) => boolean): Seat | undefined {
    const { seats } = this.state;
    for (let i = 0, at = this.firstToWait; i < seats.length; i++, at++) {
      if (at >= seats.length) at = 0;
      const seat = seats[at] as Seat;
      if (!isWaitedFor(this, seat)) continue;
      this.firstToWait = at;
      return seat;
    }
    return undefined;
  }
  last(me: Seat, act: Id): Done | undefined {
    return me.deeds.findLast((deed) => deed.act === act);
  }
  /** The ballots of one act in the open phase, in seat order. */
  ballots(act: Id): readonly Deed[] {
    const found: Deed[] = [];
    for (const slots of this.frame.ballots)
      for (const slot in slots) if (slots[slot]?.act === act) found.push(slots[slot]);
    return found;
  }
  ballot(seat: SeatId, slot: Id): Deed | undefined {
    return this.frame.ballots[seat]?.[slot];
  }
  /** Rounds in a row without a death, this one included. */
  quietRounds(day = this.day): number {
    let last = this.rules.firstDay - 1;
    for (const { diedOn } of this.seats) if (diedOn !== null && diedOn > last) last = diedOn;
    return day - last;
  }
}

const isSamePhase = (a: State, b: State): boolean =>
  a.frames === b.frames || a.frames[a.frames.length - 1]?.phase === b.frames[b.frames.length - 1]?.phase;

/** A game as the referee sees it: only here can dice be rolled. */
export class Table extends Game {
  declare private readonly seed: string;
  declare private readonly position: string | undefined;
  constructor(rules: Ruleset, state: State, seed: string, position?: string) {
    super(rules, state);
    this.seed = seed;
    this.position = position;
  }
  /**
   * Dice for one purpose in this phase. Their position is built from what is known to all, so that unseen events
   * move no die. The same purpose in the same phase rolls the same: name them apart.
   */
  dice(purpose: string): Dice {
    return dice(this.seed, `${this.position ?? this.frame.id}/${purpose}`);
  }
  /** The table of a game that goes on. */
  static of(game: Game, state: State, seed: string): Table {
    return new Table(game.rules, state, seed).inherit(game);
  }
  /** This table at the moment when a phase is about to open. */
  opening(frame: string, day: number): Table {
    return new Table(this.rules, day === this.day ? this.state : { ...this.state, day }, this.seed, frame);
  }
}
