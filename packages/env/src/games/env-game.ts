import { kinds, playerOf } from '@moonrise/bots';
import {
  type Command,
  clock,
  decide,
  type Event,
  type Game,
  listed,
  openFrame,
  promptsOf,
  type Refusal,
  type Ruleset,
  refuse,
  type SeatId,
  seedOf,
  start,
} from '@moonrise/engine';
import { botSeedOf, LabBot, namesFor } from '@moonrise/lab';
import { type BuiltRules, ruleset } from '@moonrise/rulesets';
import type { EnvTurn, GameAnswer, GameRequest, Move } from '../wire/schemas.ts';
import { ShownEvents } from './shown-events.ts';
import { turnsOf } from './turns.ts';

const ME = 'me';
const PATIENCE = 100; // rounds of questions to bots that never stop talking

type RulesFor = (id: string, options: unknown) => BuiltRules;
const MOST_KEPT = 100;

/** Builds rule sets, and keeps those in use: many games have the same rules. */
export function rulesCache(): RulesFor {
  const kept = new Map<string, BuiltRules>();
  return (id, options) => {
    const key = JSON.stringify([id, options]);
    const built = kept.get(key) ?? ruleset(id, options);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, built);
    return built;
  };
}

export interface MoveFault {
  readonly code: string;
  readonly message: string;
}

/** A game in which a program plays some seats and bots play the others. */
export class EnvGame {
  private game: Game;
  private readonly log: Event[];
  private readonly seed: string;
  private readonly mine: readonly SeatId[];
  private readonly chairs: readonly LabBot[]; // of the bots
  private readonly shown: ShownEvents;
  private turns: EnvTurn[] = []; // as last listed
  private frame: string | undefined; // that was open then

  private constructor(rules: Ruleset, game: Game, events: readonly Event[], seed: string, request: GameRequest) {
    this.game = game;
    this.log = [...events];
    this.seed = seed;
    const kindOf = (seat: SeatId) => request.seats?.[seat] ?? ME;
    this.mine = game.seats.map(({ id }) => id).filter((seat) => kindOf(seat) === ME);
    this.shown = new ShownEvents(rules, this.mine, request.text === true);
    this.chairs = game.seats.flatMap(({ id }) => {
      const player = playerOf(kindOf(id));
      return player ? [new LabBot(rules, this.log, id, player, botSeedOf(seed))] : [];
    });
    this.goOn();
  }
  static start(request: GameRequest, rulesFor: RulesFor = ruleset): EnvGame | Refusal {
    const built = rulesFor(request.rules, request.options);
    if (!built.ok) return built;
    const [, most] = built.rules.players;
    const seed = seedOf(request.seed);
    const names = namesFor(Math.max(0, Math.min(request.players, most + 1)));
    const begun = start(built.rules, { names, seed });
    if (!begun.ok) return begun;
    const { seats = [] } = request;
    if (seats.length > names.length)
      return refuse('bad_players', `There are ${names.length} seats, and "seats" lists ${seats.length}.`);
    const unknown = seats.find((kind) => kind !== ME && !playerOf(kind));
    if (unknown !== undefined)
      return refuse('bad_option', `A seat is played by ${listed([ME, ...kinds])}, not by ${JSON.stringify(unknown)}.`);
    return new EnvGame(built.rules, begun.game, begun.events, seed, request);
  }

  /** Makes a move, or says why it is refused. */
  move({ seat, slot, action, text }: Move): MoveFault | undefined {
    if (this.game.state.outcome) return { code: 'ended', message: 'The game is over: begin another with reset.' };
    if (!this.mine.includes(seat))
      return { code: 'unknown_seat', message: `Your seats are ${listed(this.mine.map(String), 'and')}.` };
    const mine = this.turns.filter((turn) => turn.seat === seat);
    const turn = mine.find((one) => slot === undefined || one.slot === slot);
    if (!turn || (slot === undefined && mine.length > 1)) return wrongSlot(seat, mine);
    const chosen = turn.actions[action];
    if (!chosen)
      return {
        code: 'unknown_action',
        message: `The actions of seat ${seat} in "${turn.slot}" are numbered 0 to ${turn.actions.length - 1}.`,
      };
    const { act, targets } = chosen;
    return this.send({ type: 'act', seat, frame: this.frame, slot: turn.slot, act, targets, text });
  }
  /** Ends the open phase, or says why it is refused. */
  expire(): MoveFault | undefined {
    return this.send({ type: 'expire', clock: clock(this.game)?.key ?? 'none' });
  }
  private send(command: Command): MoveFault | undefined {
    const decided = decide(this.game, command, this.seed);
    if (!decided.ok) return { code: decided.code, message: decided.message };
    this.game = decided.game;
    for (const event of decided.events) this.log.push(event);
    return undefined;
  }

  /** Lets the bots answer, and time pass, until one of my seats has a turn. */
  goOn(): void {
    while (this.game.state.outcome === null) {
      this.askBots();
      if (this.game.state.outcome !== null || this.mine.some((seat) => promptsOf(this.game, seat).length > 0)) return;
      if (this.expire()) return;
    }
  }
  /** Asks the bots until none of them has anything more to do. */
  private askBots(): void {
    for (let asked = 0; asked < PATIENCE; asked++) {
      const open = openFrame(this.game);
      if (!this.askOnce()) return;
      if (openFrame(this.game) !== open) asked = 0;
    }
  }
  private askOnce(): boolean {
    const open = openFrame(this.game);
    const speaker = this.game.state.frames.at(-1)?.floor?.speaker;
    const inOrder = [...this.chairs].sort((a, b) => Number(b.seat === speaker) - Number(a.seat === speaker));
    let hasActed = false;
    for (const chair of inOrder) {
      const asked = chair.ask(this.game);
      for (const { slot, act, targets, text } of asked?.answers ?? []) {
        const fault = this.send({ type: 'act', seat: chair.seat, frame: asked?.frame, slot, act, targets, text });
        if (fault) throw new Error(`A bot made an illegal move: ${fault.message}`);
        hasActed = true;
        if (openFrame(this.game) !== open) return true;
      }
    }
    return hasActed;
  }

  /** What has changed for my seats since the last answer. */
  answer(game: number): GameAnswer {
    this.turns = turnsOf(this.game, this.mine);
    this.frame = openFrame(this.game) ?? undefined;
    const { outcome } = this.game.state;
    const answer: GameAnswer = { game, turns: this.turns, events: this.shown.next(this.log), done: outcome !== null };
    if (!outcome) return answer;
    const rewards = this.game.seats.map(({ id }) => Number(outcome.winners.includes(id)));
    return { ...answer, winner: outcome.team, rewards, seed: this.seed };
  }
}

function wrongSlot(seat: SeatId, turns: readonly EnvTurn[]): MoveFault {
  if (turns.length === 0) return { code: 'not_offered', message: `Seat ${seat} has no turn now.` };
  const slots = listed(turns.map(({ slot }) => slot));
  return { code: 'unknown_slot', message: `Give the slot: seat ${seat} has turns in ${slots}.` };
}
