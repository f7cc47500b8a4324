import { type Event, evolve, Game, nothing, type Ruleset, type SeatId, type State, sees } from '@moonrise/engine';

/** One seat's knowledge of a game that is under way. Nothing is folded before somebody looks. */
export class Witness {
  private readonly rules: Ruleset;
  private readonly log: readonly Event[]; // grows
  private readonly seat: SeatId;
  private state: State = nothing;
  private folded = 0; // events of the log that are in the state
  private reported = 0; // events of the log that are no news any more

  constructor(rules: Ruleset, log: readonly Event[], seat: SeatId) {
    this.rules = rules;
    this.log = log;
    this.seat = seat;
  }
  readonly view = (): Game => {
    for (; this.folded < this.log.length; this.folded++) {
      const event = this.log[this.folded] as Event;
      if (sees(event, this.seat)) this.state = evolve(this.state, event);
    }
    return new Game(this.rules, this.state);
  };
  readonly news = (): readonly Event[] => this.log.slice(this.reported).filter((event) => sees(event, this.seat));

  /** The seat has had its turn. */
  wasAsked(): void {
    this.reported = this.log.length;
  }
}
