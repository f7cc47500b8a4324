import type { Game } from '@moonrise/engine';
import type { Also } from '../store/store.ts';
import type { StartCommand } from './rows.ts';

interface Played {
  readonly id: string;
  readonly begin: StartCommand;
  readonly game: Game; // as far as it is stored; from the first row on
}
/** What becomes true with the row that ends a game. Undefined: it is not over, or has long been. */
export function endOf({ id, begin, game: before }: Played, game: Game | undefined): Also | undefined {
  const outcome = game?.state.outcome;
  if (!outcome || before?.state.outcome) return undefined;
  const players = begin.sitters.map(({ name }) => name);
  return { finished: { game: id, rules: begin.rules, players, outcome } };
}
