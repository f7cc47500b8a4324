import { chancesOf, contenders, type SideChance, type Tally } from '@moonrise/lab/figures';
import type { RulesEntry } from '../rules/rules.ts';
import { roleOf } from '../rules/sentences.ts';
import type { Translate } from '../words/words.ts';

export interface Side extends SideChance {
  readonly name: string;
  readonly look: number; // index of its colour and pattern
}

/** The sides with their chances; with "no one" if a game ended without a winner. */
export function sidesIn(rules: RulesEntry, tally: Tally, t: Translate): Side[] {
  const playing = contendersIn(rules, tally);
  return chancesOf(tally)
    .filter(({ team, hits }) => hits > 0 || playing.includes(team))
    .map((chance) => {
      const at = rules.teams.findIndex(({ id }) => id === chance.team);
      return { ...chance, name: rules.teams[at]?.name ?? t('fairness.nobody'), look: at < 0 ? rules.teams.length : at };
    });
}

export const contendersIn = (rules: RulesEntry, tally: Tally): string[] =>
  contenders(tally, (role) => roleOf(rules, role)?.team ?? '');

const percent = (share: number): number => Math.round(share * 100);
/** Rounded up: never narrower than it is. */
export const marginPoints = (margin: number): number => Math.ceil(margin * 100);

/** "Werewolves 54 % ± 3" */
export const sideWords = ({ name, middle, margin }: Side, t: Translate): string =>
  t('fairness.side', { side: name, n: percent(middle), margin: marginPoints(margin) });
