import type { Player } from '@moonrise/bots';
import type { Event, Game, Ruleset, SeatId } from '@moonrise/engine';
import { LabBot } from '@moonrise/lab';
import type { ArenaSeat, SeatAnswer } from './arena-seat.ts';

/** A seat of a built-in bot. */
export class ArenaBot implements ArenaSeat {
  private readonly bot: LabBot;

  constructor(rules: Ruleset, log: readonly Event[], seat: SeatId, player: Player, seed: string) {
    this.bot = new LabBot(rules, log, seat, player, seed);
  }
  ask(game: Game): SeatAnswer | undefined {
    const asked = this.bot.ask(game);
    return asked && { ...asked, source: 'bot', why: null };
  }
}
