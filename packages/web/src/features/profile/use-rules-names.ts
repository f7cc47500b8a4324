import { useRulesList } from '../../shared/rules/use-rules.ts';

interface Named {
  readonly name: string;
  readonly picture?: string;
}

/** Names of rule sets and roles; the id for those that the server no longer has. */
export function useRulesNames() {
  const list = useRulesList();
  const entryOf = (rules: string) => list?.rulesets.find(({ id }) => id === rules);
  return {
    rulesName: (rules: string): string => entryOf(rules)?.name ?? rules,
    roleOf: (rules: string, role: string): Named =>
      entryOf(rules)?.roles.find(({ id }) => id === role) ?? { name: role },
  };
}
