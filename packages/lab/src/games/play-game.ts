import type { Answer, Player } from '@moonrise/bots';
import {
  type Command,
  clock,
  commitmentOf,
  decide,
  type Event,
  fold,
  Game,
  type Id,
  type Json,
  promptsOf,
  type Role,
  type Ruleset,
  type SeatId,
  start,
} from '@moonrise/engine';
import { SeatView } from './seat-view.ts';

export interface GameToPlay {
  readonly rules: Ruleset;
  readonly names: readonly string[];
  readonly seed: string; // 64 hexadecimal digits
  readonly playerFor: (dealt: Role) => Player;
  readonly cards?: readonly Id[];
}
export interface PlayedGame {
  readonly game: Game;
  readonly log: readonly Event[];
  readonly commands: number;
}

/**
 * Plays one game to its end. Every choice is made from prompts and goes through `decide`, as in live play. The player
 * who has the floor is asked first, then the others in seat order; when no one has anything to do the clock expires.
 */
export function playGame({ rules, names, seed, playerFor, cards }: GameToPlay): PlayedGame {
  const started = start(rules, { names, seed, ...(cards && { cards }) });
  if (!started.ok) throw new Error(started.message);
  return new GameRun(started.game, started.events, seed, playerFor).played();
}

/** Plays a game on from a log, with another seed. */
export const playOn = (
  rules: Ruleset,
  log: readonly Event[],
  seed: string,
  playerFor: GameToPlay['playerFor'],
): PlayedGame => new GameRun(new Game(rules, fold(log)), log, seed, playerFor).played();

const PATIENCE = 100; // rounds of questions before the clock expires for players who never stop
const ENDLESS = 1_000_000; // commands: no rule set allows such a long game

interface Chair {
  readonly seat: SeatId;
  readonly player: Player;
  readonly seatView: SeatView;
  memory: Json;
}

class GameRun implements PlayedGame {
  game: Game;
  commands = 0;
  readonly log: Event[];
  private readonly seed: string;
  private readonly botSeed: string;
  private readonly chairs: readonly Chair[];

  constructor(game: Game, log: readonly Event[], seed: string, playerFor: GameToPlay['playerFor']) {
    const { rules, seats, state } = game;
    this.game = game;
    this.log = [...log];
    this.seed = seed;
    this.botSeed = commitmentOf(seed).slice(0, 32); // differs between games and tells nothing about the deal
    this.chairs = seats.map(({ id }) => ({
      seat: id,
      player: playerFor(rules.roleOf.get(state.dealt[id] ?? null) as Role),
      seatView: new SeatView(rules, this.log, id),
      memory: null,
    }));
  }
  played(): this {
    while (this.game.state.outcome === null) this.turn();
    return this;
  }

  /** Asks all players until the speaker or the phase changes. */
  private turn(): void {
    const { id, turn, floor } = this.game.frame;
    const isOver = () => this.game.frame.id !== id || this.game.frame.turn !== turn || !this.game.isOpen;
    const speaker = this.chairs[floor?.speaker ?? -1];
    for (let asked = 0, before = -1; asked < PATIENCE && before < this.commands; asked++) {
      before = this.commands;
      if (speaker && this.ask(speaker, isOver)) return;
      for (const chair of this.chairs) if (chair !== speaker && this.ask(chair, isOver)) return;
    }
    this.send({ type: 'expire', clock: clock(this.game)?.key ?? 'no clock is running' });
  }

  private ask(chair: Chair, isOver: () => boolean): boolean {
    const { seat, player, seatView, memory } = chair;
    const prompts = promptsOf(this.game, seat);
    if (prompts.length === 0) return false;
    const { view, fellows, news } = seatView;
    const reply = player.answer({ seat, prompts, view, fellows, news, memory, seed: this.botSeed });
    chair.memory = reply.memory;
    seatView.wasAsked();
    for (const answer of reply.answers) {
      this.act(seat, prompts[0]?.frame, answer);
      if (isOver()) return true;
    }
    return false;
  }
  private act(seat: SeatId, frame: string | undefined, { act, slot, targets, text }: Answer): void {
    this.send({ type: 'act', seat, frame, slot, act, targets, text });
  }
  private send(command: Command): void {
    const decided = decide(this.game, command, this.seed);
    if (!decided.ok) throw new Error(`${decided.message} (${JSON.stringify(command)})`);
    if (++this.commands > ENDLESS) throw new Error('The game does not end.');
    this.game = decided.game;
    for (const event of decided.events) this.log.push(event);
  }
}
