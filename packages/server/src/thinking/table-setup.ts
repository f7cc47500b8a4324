import type { SeatId } from '@moonrise/engine';
import type { StartCommand } from '../matches/rows.ts';
import type { ThinkingSetup } from './thinking.ts';

interface SetUpGame {
  readonly begin: StartCommand;
  readonly botSeed: string;
}
/** The seats that want to be spoken of in the feminine. */
const feminineIn = ({ sitters }: Pick<StartCommand, 'sitters'>): readonly SeatId[] =>
  sitters.flatMap(({ feminine }, seat) => (feminine ? [seat] : []));
/** What the bots of a game need to know of it. */
export const setupOf = ({ begin, botSeed: seed }: SetUpGame): ThinkingSetup => {
  const { rules, options, version, language = 'en' } = begin;
  const feminine = feminineIn(begin);
  const built = { rules, options, ...(version !== undefined && { version }) };
  return { rules: built, seed, language, ...(feminine.length > 0 && { feminine }) };
};
