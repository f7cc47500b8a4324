import type { Game } from '../core/game.ts';
import type { Command, Event, Offer, Place, Prompt, SeatId } from '../core/model.ts';
import { DROPPED } from '../core/prompts.ts';
import { Chance } from './chance.ts';
import type { Engine } from './engine.ts';
import { begin, type Scenario, secretOf } from './scenario.ts';

/** One decision of a game: the command and what came of it. The first has no command. */
export interface Moment {
  readonly command: Command | null;
  readonly before: Game | null;
  readonly events: readonly Event[];
  readonly game: Game;
}

const LONGEST = 20_000; // commands

/** Plays a game by any commands the rules allow. It stops when the game has ended, or is refused what was offered. */
export function* randomGame(engine: Engine, scenario: Scenario): Generator<Moment> {
  const started = begin(engine, scenario);
  if (!started.ok)
    throw new Error(`no game of ${scenario.rules.id} begins by seed ${scenario.seed}: ${started.message}`);
  let { game } = started;
  yield { command: null, before: null, events: started.events, game };
  const table = new RandomTable(engine, scenario);
  const seed = secretOf(scenario);
  for (let i = 0; i < LONGEST && !game.state.outcome; i++) {
    const command = table.next(game);
    const decided = command && engine.decide(game, command, seed);
    if (!decided?.ok) return;
    yield { command, before: game, events: decided.events, game: decided.game };
    game = decided.game;
  }
}

/** The people at the table: each plays on for a while or to the end, then idles. */
class RandomTable {
  private readonly engine: Engine;
  private readonly chance: Chance;
  private readonly idleFrom: readonly number[];
  private moves = 0;
  constructor(engine: Engine, { players, seed }: Scenario) {
    this.engine = engine;
    this.chance = new Chance(seed);
    const share = this.chance.pick([0, 0, 20, 100]); // so many in a hundred stop playing at some time
    this.idleFrom = Array.from({ length: players }, () =>
      this.chance.percent(share) ? this.chance.below(20 * players) : Number.POSITIVE_INFINITY,
    );
  }
  next(game: Game): Command | null {
    const { chance } = this;
    this.moves++;
    if (chance.percent(2)) return this.hosts(game) ?? this.expiry(game);
    const active = game.seats.filter((seat) => (this.idleFrom[seat.id] as number) > this.moves);
    const prompts = active.flatMap((seat) => this.engine.promptsOf(game, seat.id));
    if (prompts.length === 0 || chance.percent(4)) return this.expiry(game);
    const open = prompts.filter((prompt) => !prompt.chosen && prompt.offers.some((offer) => offer.text === undefined));
    const waited = open.filter((prompt) => prompt.required);
    if (waited.length === 0 && chance.percent(30)) return this.expiry(game);
    if (waited.length > 0 && chance.percent(60)) return answer(chance, chance.pick(waited));
    if (open.length > 0 && chance.percent(60)) return answer(chance, chance.pick(open));
    const prompt = chance.pick(prompts);
    if (prompt.chosen && chance.percent(30)) return { type: 'withdraw', seat: prompt.seat, slot: prompt.slot };
    return answer(chance, prompt);
  }
  private expiry(game: Game): Command | null {
    const running = this.engine.clock(game);
    return running && { type: 'expire', clock: running.key };
  }
  private hosts(game: Game): Command | null {
    if (game.isOpen && game.phase.hostMayEnd) return { type: 'hasten' };
    const seats =
      game.rules.mayDrop && this.chance.percent(5) ? game.seats.filter((seat) => !seat.marks.includes(DROPPED)) : [];
    return seats.length > 0 ? { type: 'drop', seat: this.chance.pick(seats).id } : null;
  }
}

/** One of the answers to a prompt. */
export function answer(chance: Chance, prompt: Prompt): Command {
  const offer = chance.pick(prompt.offers);
  return actOf(prompt.seat, prompt, offer, targetsFor(chance, offer), wordsFor(chance, offer));
}

export function actOf(
  seat: SeatId,
  { frame, slot }: Prompt,
  { act }: Offer,
  targets: readonly Place[],
  text: string,
): Command {
  return { type: 'act', seat, act, frame, slot, targets, ...(text !== '' && { text }) };
}
export function targetsFor(chance: Chance, { from, pick, mayPass }: Offer): readonly Place[] {
  if (pick === 0 || from.length < pick || (mayPass && chance.percent(15))) return [];
  return chance.some(from, pick);
}
const WORDS = ['hello', 'I am a villager', 'wolf!', 'trust me', '@Ann why?', 'x'.repeat(40)];
export const wordsFor = (chance: Chance, { text }: Offer): string =>
  text === undefined ? '' : chance.pick(WORDS).slice(0, text);
