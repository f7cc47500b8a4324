import type { Answer } from '@moonrise/bots';
import type { Game } from '@moonrise/engine';
import type { MoveCost, MoveSource } from '../games/rows.ts';

/** What a seat answers to its open questions. */
export interface SeatAnswer {
  readonly frame: string;
  readonly answers: readonly Answer[];
  readonly source: MoveSource;
  readonly why: string | null;
  readonly cost?: MoveCost;
  readonly failures?: number;
  readonly ms?: number; // measured
}
/** A player in one seat of one game. */
export interface ArenaSeat {
  /** Undefined: it has nothing to answer, or does not want to. */
  ask(game: Game): SeatAnswer | undefined | Promise<SeatAnswer | undefined>;
  /** The answer of a bot instead, after the rules have refused one. Missing: that is an error of the program. */
  instead?(game: Game, why: string): SeatAnswer | undefined;
  /** The game is over. */
  end?(game: Game): void;
}

/** A player who cannot go on: its games are marked, and the arena goes on with the others. */
export class PlayerFailed extends Error {
  readonly player: string;
  readonly why: string;
  constructor(player: string, why: string) {
    super(`${player}: ${why}`);
    this.player = player;
    this.why = why;
  }
}

/** No more money: games that are not finished stay for another run. */
export class ArenaStopped extends Error {}
