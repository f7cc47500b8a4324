import { type Player, playerOf } from '@moonrise/bots';
import { fold, type Id, seedOf } from '@moonrise/engine';
import { type KeptGame, rulesIn, startOf } from '../games/kept-game.ts';
import { playOn } from '../games/play-game.ts';

/** Games to play on from one row, numbered `from` to before `to`. */
export interface ForecastTask {
  readonly game: KeptGame;
  readonly row: number;
  readonly from: number;
  readonly to: number;
}
/** Games won by each side; `none`: no winner. */
export type ForecastWins = Readonly<Record<Id, number>>;

const KIND = 'standard';

/** Each side's wins if bots play on from one row, every time with another seed. */
export function foresee({ game, row, from, to }: ForecastTask): ForecastWins {
  const rules = rulesIn(game);
  const log = game.rows.slice(0, row + 1).flat();
  const { outcome } = fold(log);
  const player = playerOf(KIND) as Player;
  const { commitment } = startOf(game);
  const wins: Record<Id, number> = {};
  for (let i = from; i < to; i++) {
    const won = outcome ?? playOn(rules, log, seedOf(`${commitment}/${i}`), () => player).game.state.outcome;
    const team = won?.team ?? 'none';
    wins[team] = (wins[team] ?? 0) + 1;
  }
  return wins;
}
