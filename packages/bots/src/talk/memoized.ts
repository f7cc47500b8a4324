import type { Ruleset } from '@moonrise/engine';

type ForTable<T> = (rules: Ruleset, language: string) => T;

/** Caches per rule set and language. */
export function memoized<T>(make: ForTable<T>): ForTable<T> {
  const made = new WeakMap<Ruleset, Map<string, T>>();
  return (rules, language) => {
    const known = made.get(rules) ?? new Map<string, T>();
    made.set(rules, known);
    const found = known.get(language) ?? make(rules, language);
    known.set(language, found);
    return found;
  };
}
