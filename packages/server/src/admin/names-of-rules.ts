import { type RulesLanguage, rulesets, translated } from '@moonrise/rulesets';

interface RulesNames {
  readonly name: string;
  readonly phases: Readonly<Record<string, string>>;
}
const known = new Map<string, RulesNames>(); // by language and rule set

/** The names of a rule set and of its phases. */
export function namesOfRules(id: string, language: RulesLanguage): RulesNames {
  const key = `${language} ${id}`;
  const names = known.get(key) ?? translatedNames(id, language);
  known.set(key, names);
  return names;
}

function translatedNames(id: string, language: RulesLanguage): RulesNames {
  const entry = rulesets.find((one) => one.id === id);
  const built = entry?.build();
  return entry && built?.ok ? translated(language, entry, built.rules).words : { name: id, phases: {} };
}
