import { loadRules } from '../../rules/rules.ts';
import { askEarly } from './early-answer.ts';
import type { FinishedGameAnswer } from './use-finished-game.ts';

/** Asks for a finished game, and for its rules as soon as it names them, while the code of the replay is still loading. */
export function askForGame(id: string, language: string): void {
  askEarly(`/api/games/${id}`)
    .then((answer) => answer.json() as Promise<FinishedGameAnswer | undefined>)
    .then((game) => game && loadRules(game.rules, game.options, language))
    .catch(() => {}); // the page asks again
}
