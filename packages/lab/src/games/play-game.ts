import type { Answer, Player } from '@moonrise/bots';
import {
  type Command,
  clock,
  decide,
  type Event,
  fold,
  Game,
  type Id,
  type Role,
  type Ruleset,
  type SeatId,
  start,
} from '@moonrise/engine';
import { botSeedOf, LabBot } from './lab-bot.ts';

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

class GameRun implements PlayedGame {
  game: Game;
  commands = 0;
  readonly log: Event[];
  private readonly seed: string;
  private readonly chairs: readonly LabBot[];

  constructor(game: Game, log: readonly Event[], seed: string, playerFor: GameToPlay['playerFor']) {
    const { rules, seats, state } = game;
    this.game = game;
    this.log = [...log];
    this.seed = seed;
    const botSeed = botSeedOf(seed);
    this.chairs = seats.map(({ id }) => {
      const player = playerFor(rules.roleOf.get(state.dealt[id] ?? null) as Role);
      return new LabBot(rules, this.log, id, player, botSeed);
    });
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

  private ask(chair: LabBot, isOver: () => boolean): boolean {
    const { seat } = chair;
    const asked = chair.ask(this.game);
    if (!asked) return false;
    for (const answer of asked.answers) {
      this.act(seat, asked.frame, answer);
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
