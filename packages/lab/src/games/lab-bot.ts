import type { Answer, Player } from '@moonrise/bots';
import { commitmentOf, type Event, type Game, type Json, promptsOf, type Ruleset, type SeatId } from '@moonrise/engine';
import { SeatView } from './seat-view.ts';

/** A bot in a seat of a running game: what the seat has seen, and what the bot remembers. */
export class LabBot {
  readonly seat: SeatId;
  private readonly player: Player;
  private readonly seatView: SeatView;
  private readonly seed: string; // `botSeedOf` the game's seed
  private memory: Json = null;

  constructor(rules: Ruleset, log: readonly Event[], seat: SeatId, player: Player, seed: string) {
    this.seat = seat;
    this.player = player;
    this.seatView = new SeatView(rules, log, seat);
    this.seed = seed;
  }
  /** The bot's answers to its open prompts; undefined if it has none. */
  ask(game: Game): { readonly frame: string; readonly answers: readonly Answer[] } | undefined {
    const { seat, memory, seed } = this;
    const prompts = promptsOf(game, seat);
    const [first] = prompts;
    if (!first) return undefined;
    const { view, fellows, news } = this.seatView;
    const reply = this.player.answer({ seat, prompts, view, fellows, news, memory, seed });
    this.memory = reply.memory;
    this.seatView.wasAsked();
    return { frame: first.frame, answers: reply.answers };
  }
}

/** Differs between games and tells nothing about the deal. */
export const botSeedOf = (seed: string): string => commitmentOf(seed).slice(0, 32);
