import type { Id } from '@moonrise/engine';
import { type ContestRecord, type ContestRecordSeat, isDecided } from './played-game.ts';

/** How often somebody has played, and won. */
export interface Score {
  games: number;
  wins: number;
}
export interface TeamTally {
  readonly roles: Map<Id, Score>; // games that somebody won
  undecided: number;
  asked: number;
  failed: number;
  dropped: number;
}

/** What is counted of all games; it does not grow with their number. */
export class ScoreTally {
  readonly teams = new Map<string, TeamTally>();
  games = 0;
  undecided = 0;

  add(game: ContestRecord): void {
    const isWon = isDecided(game);
    this.games++;
    if (!isWon) this.undecided++;
    for (const seat of game.agents) this.count(seat, isWon);
  }
  /** Every seat counts for its team: one that plays against itself has played as often as it has seats. */
  private count({ team, role, won, asked, failed, dropped }: ContestRecordSeat, isWon: boolean): void {
    const tally = this.teams.get(team) ?? { roles: new Map(), undecided: 0, asked: 0, failed: 0, dropped: 0 };
    this.teams.set(team, tally);
    tally.asked += asked;
    tally.failed += failed;
    tally.dropped += Number(dropped);
    if (!isWon) {
      tally.undecided++;
      return;
    }
    const score = tally.roles.get(role) ?? { games: 0, wins: 0 };
    tally.roles.set(role, { games: score.games + 1, wins: score.wins + Number(won) });
  }
}
