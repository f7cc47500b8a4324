import type { Ruleset } from '../core/rules.ts';
import type { RulesetEntry } from '../kit/options.ts';

/** The rules of a rule set with these options; if they are refused, the test fails with the reason. */
export function rulesOf(entry: RulesetEntry, options: unknown = {}): Ruleset {
  const built = entry.build(options);
  if (!built.ok) throw new Error(built.message);
  return built.rules;
}
