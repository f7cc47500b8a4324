import type { Ruleset } from '../core/rules.ts';
import type { RulesetEntry } from '../kit/options.ts';

/** The rules of a rule set with these options; if they are refused, the test fails with the reason. */
export function rulesOf(entry: RulesetEntry, options: unknown = {}, version?: number): Ruleset {
  const built = entry.build(options, version);
  if (!built.ok) throw new Error(built.message);
  return built.rules;
}
