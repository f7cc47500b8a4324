import {
  type Event,
  type EventType,
  evolve,
  Game,
  nothing,
  type Ruleset,
  received,
  type SeatId,
  type State,
  sees,
  share,
} from '@moonrise/engine';

const aboutCards: ReadonlySet<EventType> = new Set(['started', 'dealt', 'revealed', 'turned', 'swapped'] as const);

/** One seat's knowledge of a running game, computed on demand. */
export class SeatView {
  private readonly rules: Ruleset;
  private readonly log: readonly Event[]; // grows
  private readonly seat: SeatId;
  private known: Fold = { state: nothing, read: 0 };
  private seen: Game | undefined;
  private fresh: News = { from: 0, to: 0, events: [] };
  private cards: Fold = { state: nothing, read: 0 };
  private reported = 0; // events the seat has already been given

  constructor(rules: Ruleset, log: readonly Event[], seat: SeatId) {
    this.rules = rules;
    this.log = log;
    this.seat = seat;
  }
  readonly view = (): Game => {
    if (this.seen && this.known.read === this.log.length) return this.seen;
    this.known = this.goOn(this.known, () => true);
    this.seen = new Game(this.rules, this.known.state);
    return this.seen;
  };
  readonly fellows = (): readonly SeatId[] => {
    this.cards = this.goOn(this.cards, ({ type }) => aboutCards.has(type));
    const game = new Game(this.rules, this.cards.state);
    return game.members(game.team(this.seat) ?? '').filter((id) => id !== this.seat);
  };
  readonly news = (): readonly Event[] => {
    const { reported: from, log } = this;
    if (this.fresh.from !== from || this.fresh.to !== log.length)
      this.fresh = { from, to: log.length, events: share(log.slice(from), this.seat) };
    return this.fresh.events;
  };

  /** Marks all events so far as seen. */
  wasAsked(): void {
    this.reported = this.log.length;
  }
  /** Folds the events since the last call. */
  private goOn({ state: from, read }: Fold, isWanted: (event: Event) => boolean): Fold {
    let state = from;
    for (let i = read; i < this.log.length; i++) {
      const event = this.log[i] as Event;
      if (isWanted(event) && sees(event, this.seat)) state = evolve(state, received(event, this.seat));
    }
    return { state, read: this.log.length };
  }
}
interface News {
  readonly from: number;
  readonly to: number;
  readonly events: readonly Event[];
}
interface Fold {
  readonly state: State;
  readonly read: number; // number of events included
}
