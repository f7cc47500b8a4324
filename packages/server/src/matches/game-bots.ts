import { BotSeats } from './bot-seats.ts';
import type { Match } from './match.ts';
import { PlayOut } from './play-out.ts';
import type { BotWorld } from './seat-answers.ts';

/** The bots of a game: those of its AI seats and of people who are away, or, once the game is played out, those of all seats. */
export class GameBots {
  private readonly world: BotWorld;
  private readonly match: Match;
  private playing: { close(): void };
  private readonly stop: () => void;

  constructor(world: BotWorld, match: Match) {
    this.world = world;
    this.match = match;
    this.playing = match.attendance.isPlayedOut ? new PlayOut(world, match) : new BotSeats(world, match);
    this.stop = match.listen(({ command }) => void (command.type === 'play_out' && this.playOut()));
  }
  close(): void {
    this.stop();
    this.playing.close();
  }
  private playOut(): void {
    this.playing.close();
    this.playing = new PlayOut(this.world, this.match);
  }
}
