import {
  type Event,
  evolve,
  Game,
  type Lock,
  locksOf,
  nothing,
  type Prompt,
  promptsOf,
  type Ruleset,
  received,
  type SeatId,
  sees,
} from '@moonrise/engine';

/** What one viewer (null: a spectator) has seen of a game, and what follows from it. Nothing else is kept. */
export class Witness {
  readonly viewer: SeatId | null;
  game: Game;
  constructor(rules: Ruleset, viewer: SeatId | null) {
    this.viewer = viewer;
    this.game = new Game(rules, nothing);
  }
  /** Those of the events that this viewer may see, as they are sent to this viewer. */
  seen(events: readonly Event[]): readonly Event[] {
    return events.filter((event) => sees(event, this.viewer)).map((event) => received(event, this.viewer));
  }
  watch(event: Event): void {
    this.game = new Game(this.game.rules, evolve(this.game.state, event));
  }
  prompts(): readonly Prompt[] {
    return this.viewer === null ? [] : promptsOf(this.game, this.viewer);
  }
  /** What is shut to this viewer; `open` are the prompts. */
  locks(open: readonly Prompt[]): readonly Lock[] {
    return this.viewer === null ? [] : locksOf(this.game, this.viewer, open);
  }
  owesAnAnswer(): boolean {
    return this.prompts().some(({ required, chosen }) => required && !chosen);
  }
}
