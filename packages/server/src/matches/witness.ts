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
  type SeatId,
  type State,
  share,
} from '@moonrise/engine';

/** What one viewer (null: a spectator) has seen of a game, and what follows from it. Nothing else is kept. */
export class Witness {
  readonly viewer: SeatId | null;
  game: Game;
  private asked: { readonly of: State; readonly prompts: readonly Prompt[] } = { of: nothing, prompts: [] };
  constructor(rules: Ruleset, viewer: SeatId | null) {
    this.viewer = viewer;
    this.game = new Game(rules, nothing);
  }
  /** Those of the events that this viewer may see, as they are sent to this viewer. */
  seen(events: readonly Event[]): readonly Event[] {
    return events.every(({ to }) => to === 'all') ? events : share(events, this.viewer);
  }
  watch(event: Event): void {
    this.game = new Game(this.game.rules, evolve(this.game.state, event));
  }
  /** The very same list as before, as long as it would say the same. */
  prompts(): readonly Prompt[] {
    const { game, viewer, asked } = this;
    if (viewer === null || isSame(asked.of, game.state)) return asked.prompts;
    const prompts = promptsOf(game, viewer);
    this.asked = { of: game.state, prompts: isEqual(prompts, asked.prompts) ? asked.prompts : prompts };
    return this.asked.prompts;
  }
  /** What is shut to this viewer; `open` are the prompts. */
  locks(open: readonly Prompt[]): readonly Lock[] {
    return this.viewer === null ? [] : locksOf(this.game, this.viewer, open);
  }
  owesAnAnswer(): boolean {
    return this.prompts().some(({ required, chosen }) => required && !chosen);
  }
}

/** Whether two states differ in nothing but the number of events, which is another for each viewer and so decides nothing. */
function isSame(a: State, b: State): boolean {
  for (const key in b) if (key !== 'seq' && a[key as keyof State] !== b[key as keyof State]) return false;
  return true;
}

/** Whether two values would be the same JSON. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, i) => isEqual(one, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isEqual(a[key], b[key]));
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
