import { type Player, playerOf, read, type SpeechAct, say, type TalkContext } from '@moonrise/bots';
import {
  type Command,
  clock,
  decide,
  type Event,
  type Game,
  type Json,
  promptsOf,
  type Ruleset,
  seedOf,
  start,
} from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { namesFor } from '../games/names.ts';
import { SeatView } from '../games/seat-view.ts';

interface TableSetup {
  readonly rules: string;
  readonly cards: readonly string[];
  readonly options?: object;
  readonly kind?: string;
  readonly language?: string;
}
/** A table of scripted people, with a bot in any seat that is asked. */
export class TestTable {
  game: Game;
  readonly rules: Ruleset;
  private readonly language: string;
  private readonly player: Player;
  private readonly seed: string;
  private readonly log: Event[];
  private readonly memories = new Map<number, Json>();
  private readonly seatViews = new Map<number, SeatView>();

  constructor(seed: string, { rules, cards, options = {}, kind = 'standard', language = 'en' }: TableSetup) {
    this.language = language;
    this.player = playerOf(kind) as Player;
    const built = ruleset(rules, options);
    if (!built.ok) throw new Error(built.message);
    this.rules = built.rules;
    this.seed = seedOf(seed);
    const started = start(this.rules, { names: namesFor(cards.length), seed: this.seed, cards });
    if (!started.ok) throw new Error(started.message);
    this.game = started.game;
    this.log = [...started.events];
  }
  send(command: Command): void {
    const decided = decide(this.game, command, this.seed);
    if (!decided.ok) throw new Error(decided.message);
    this.game = decided.game;
    this.log.push(...decided.events);
  }
  /** The clock expires. */
  pass(): this {
    this.send({ type: 'expire', clock: clock(this.game)?.key ?? '' });
    return this;
  }
  toTheSecondDay(night: (table: this) => unknown = () => {}): this {
    this.pass().pass();
    night(this);
    return this.game.frame.phase === 'day' ? this : this.pass();
  }
  act(seat: number, act: string, target: number): this {
    this.send({ type: 'act', seat, act, targets: [target] });
    return this;
  }
  says(seat: number, ...acts: readonly SpeechAct[]): this {
    return this.writes(seat, say(acts, this.context(seat)));
  }
  /** A player writes free text. */
  writes(seat: number, text: string): this {
    this.send({ type: 'act', seat, act: 'say', targets: [], text });
    return this;
  }
  /** What a bot in this seat does now. */
  asks(
    seat: number,
    prompts = promptsOf(this.game, seat),
  ): { readonly said: readonly SpeechAct[]; readonly did: readonly number[] } {
    const seatView = this.seatViews.get(seat) ?? new SeatView(this.rules, this.log, seat);
    this.seatViews.set(seat, seatView);
    const { view, fellows, news } = seatView;
    const memory = this.memories.get(seat) ?? null;
    const { seed, language } = this;
    const reply = this.player.answer({ seat, prompts, view, fellows, news, memory, seed, language });
    this.memories.set(seat, reply.memory);
    seatView.wasAsked();
    for (const { act, slot, targets, text } of reply.answers)
      this.send({ type: 'act', seat, act, slot, targets, text });
    return {
      said: reply.answers.flatMap(({ text }) => (text === undefined ? [] : read(text, this.context(seat)))),
      did: reply.answers.flatMap(({ targets }) => targets),
    };
  }
  /** Lets a bot speak until it has nothing more to say. */
  listensTo(seat: number): readonly SpeechAct[] {
    const said: SpeechAct[] = [];
    for (let more = this.asks(seat).said; more.length > 0; more = this.asks(seat).said) said.push(...more);
    return said;
  }
  lines(seat: number): readonly string[] {
    return this.log.flatMap((event) => (event.type === 'said' && event.seat === seat ? [event.text] : []));
  }
  context(me: number): TalkContext {
    return {
      rules: this.rules,
      language: this.language,
      seats: this.game.seats,
      me,
      seed: `${this.log.length}`,
      recent: [],
    };
  }
}
