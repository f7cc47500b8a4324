import { useRulesList } from '../../shared/rules/use-rules.ts';
import { useWords } from '../../shared/words/use-words.tsx';

interface ContestNames {
  readonly roleOf: (id: string) => { readonly name: string; readonly picture: string | null };
  readonly wonBy: (side: string) => string;
}

/** The rule set's names for the ids of the contest. */
export function useContestNames(rules: string): ContestNames {
  const t = useWords();
  const entry = useRulesList()?.rulesets.find(({ id }) => id === rules);
  return {
    roleOf: (id) => entry?.roles.find((role) => role.id === id) ?? { name: id, picture: null },
    wonBy: (side) => {
      const team = entry?.teams.find(({ id }) => id === side);
      return side === NOBODY || side === ''
        ? t('contest.nobodyWon')
        : t('contest.winner', { team: team?.name ?? side });
    },
  };
}
const NOBODY = 'NONE';
