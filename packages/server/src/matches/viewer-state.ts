import {
  type Event,
  evolve,
  Game,
  isOnlyWords,
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

/** What one viewer has seen of a game, folded into a state. `seat` is null for a spectator. */
export class ViewerState {
  readonly seat: SeatId | null;
  readonly seesAll: boolean; // a dead player who may
  game: Game;
  private asked: { readonly of: State; readonly prompts: readonly Prompt[] } = { of: nothing, prompts: [] };
  constructor(rules: Ruleset, seat: SeatId | null, seesAll = false) {
    this.seat = seat;
    this.seesAll = seesAll;
    this.game = new Game(rules, nothing);
  }
  copy(): ViewerState {
    const copy = new ViewerState(this.game.rules, this.seat, this.seesAll);
    copy.game = this.game;
    copy.asked = this.asked;
    return copy;
  }
  /** The events that this viewer may see, as the viewer is sent them. */
  seen(events: readonly Event[]): readonly Event[] {
    return this.seesAll || events.every(isPublic) ? events : share(events, this.seat);
  }
  watch(event: Event): void {
    if (isOnlyWords(event)) return; // chat lines change nothing but the event count, which is not used here; skipping them saves a fold per viewer
    this.game = new Game(this.game.rules, evolve(this.game.state, event));
  }
  /** The viewer's prompts; the identical list as long as nothing in it changes. */
  prompts(): readonly Prompt[] {
    const { game, seat, asked } = this;
    if (seat === null || isSame(asked.of, game.state)) return asked.prompts;
    const prompts = promptsOf(game, seat);
    this.asked = { of: game.state, prompts: isEqual(prompts, asked.prompts) ? asked.prompts : prompts };
    return this.asked.prompts;
  }
  /** The viewer's locks; `open` are the prompts. */
  locks(open: readonly Prompt[]): readonly Lock[] {
    return this.seat === null ? [] : locksOf(this.game, this.seat, open);
  }
  owesAnAnswer(): boolean {
    return this.prompts().some(({ required, chosen }) => required && !chosen);
  }
}

const isPublic = ({ to }: Event): boolean => to === 'all';

/** True if two states differ only in the event count, which no rule may depend on. */
function isSame(a: State, b: State): boolean {
  if (a === b) return true;
  for (const key in b) if (key !== 'seq' && a[key as keyof State] !== b[key as keyof State]) return false;
  return true;
}

/** True if two values have the same JSON. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, i) => isEqual(one, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  for (const key in a) if (!isEqual(a[key], b[key])) return false;
  for (const key in b) if (!Object.hasOwn(a, key)) return false;
  return true;
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
