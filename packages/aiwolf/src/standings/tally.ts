import type { Id } from '@moonrise/engine';
import { addFigure, type FigureCounts, type FigureName } from '../figures/figures.ts';
import { type ContestRecord, type ContestRecordSeat, isDecided } from './contest-record.ts';

/** Games and wins. */
export interface Score {
  games: number;
  wins: number;
}
export interface TeamTally {
  readonly roles: Map<Id, Score>; // games with a winner
  undecided: number;
  asked: number;
  failed: number;
  dropped: number;
  readonly figures: FigureCounts; // of games with a winner
}

/** Counts over all games, in constant memory. */
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
  /** Every seat counts for its team, also when a team plays against itself. */
  private count({ team, role, won, asked, failed, dropped, figures }: ContestRecordSeat, isWon: boolean): void {
    const tally = this.teams.get(team) ?? newTally();
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
    for (const [name, [count, of]] of Object.entries(figures ?? {}))
      addFigure(tally.figures, name as FigureName, count, of);
  }
}
const newTally = (): TeamTally => ({ roles: new Map(), undecided: 0, asked: 0, failed: 0, dropped: 0, figures: {} });
