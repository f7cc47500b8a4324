import type { Game } from '@moonrise/engine';
import type { Also } from '../store/store.ts';
import type { StartCommand } from './rows.ts';

interface Played {
  readonly id: string;
  readonly begin: StartCommand;
  readonly game: Game; // as stored; defined from the first row on
}
/** What is stored together with the row that ends a game. Undefined if this row does not end it. */
export function endOf({ id, begin, game: before }: Played, game: Game | undefined): Also | undefined {
  const outcome = game?.state.outcome;
  if (!outcome || before?.state.outcome) return undefined;
  const players = begin.sitters.map(({ name }) => name);
  return { finished: { game: id, rules: begin.rules, players, outcome } };
}
