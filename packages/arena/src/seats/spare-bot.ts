import { type Answer, type Player, playerOf } from '@moonrise/bots';
import type { Game } from '@moonrise/engine';
import { botSeedOf, LabBot } from '@moonrise/lab';
import type { SeatToTake } from './seating.ts';

/** The level of the bot that moves where a model or a program does not. */
export const SPARE = playerOf('standard') as Player;

/** The bot that moves for a player who gave no usable answer. It has seen what the seat has seen. */
export class SpareBot {
  private readonly bot: LabBot;

  constructor({ rules, log, seat, seed }: SeatToTake) {
    this.bot = new LabBot(rules, log, seat, SPARE, botSeedOf(seed));
  }
  answers(game: Game): readonly Answer[] {
    return this.bot.ask(game)?.answers ?? [];
  }
}
