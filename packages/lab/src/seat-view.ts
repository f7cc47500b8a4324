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

/** One seat's knowledge of a game that is under way. Nothing is folded before somebody looks. */
export class SeatView {
  private readonly rules: Ruleset;
  private readonly log: readonly Event[]; // grows
  private readonly seat: SeatId;
  private known: Fold = { state: nothing, read: 0 };
  private cards: Fold = { state: nothing, read: 0 };
  private reported = 0; // events of the log that are no news any more

  constructor(rules: Ruleset, log: readonly Event[], seat: SeatId) {
    this.rules = rules;
    this.log = log;
    this.seat = seat;
  }
  readonly view = (): Game => {
    this.known = this.goOn(this.known, () => true);
    return new Game(this.rules, this.known.state);
  };
  readonly fellows = (): readonly SeatId[] => {
    this.cards = this.goOn(this.cards, ({ type }) => aboutCards.has(type));
    const game = new Game(this.rules, this.cards.state);
    return game.members(game.team(this.seat) ?? '').filter((id) => id !== this.seat);
  };
  readonly news = (): readonly Event[] => share(this.log.slice(this.reported), this.seat);

  /** The seat has had its turn. */
  wasAsked(): void {
    this.reported = this.log.length;
  }
  /** Folds what the seat has seen since. */
  private goOn({ state: from, read }: Fold, isWanted: (event: Event) => boolean): Fold {
    let state = from;
    for (let i = read; i < this.log.length; i++) {
      const event = this.log[i] as Event;
      if (isWanted(event) && sees(event, this.seat)) state = evolve(state, received(event, this.seat));
    }
    return { state, read: this.log.length };
  }
}
interface Fold {
  readonly state: State;
  readonly read: number; // how much of the log is in it
}
