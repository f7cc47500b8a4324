import type { StartCommand } from '../matches/rows.ts';
import type { ThinkingSetup } from './thinking.ts';

interface SetUpGame {
  readonly begin: StartCommand;
  readonly botSeed: string;
}
/** What the bots of a game need to know of it. */
export const setupOf = ({ begin, botSeed: seed }: SetUpGame): ThinkingSetup => {
  const { rules, options, version, language = 'en' } = begin;
  return { rules: { rules, options, ...(version !== undefined && { version }) }, seed, language };
};
