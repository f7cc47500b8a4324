import { type Refusal, type Ruleset, refuse } from '@moonrise/engine';
import type { RulesetEntry } from '@moonrise/engine/kit';
import { aiwolf } from './aiwolf/index.ts';
import { classic } from './classic/index.ts';
import { launch } from './launch/index.ts';
import { moonrise } from './moonrise/index.ts';
import { oneNight } from './one-night/index.ts';

export { LANGUAGES, type RulesLanguage } from './languages/catalogue.ts';
export { presetsIn, translated } from './languages/translate.ts';
export { minutesOf, tableOf } from './minutes.ts';

export const rulesets: readonly RulesetEntry[] = [moonrise, launch, classic, aiwolf, oneNight];

/** A rule set with its options chosen, or the reason why there is none. */
export function ruleset(id: string, options?: unknown): { readonly ok: true; readonly rules: Ruleset } | Refusal {
  const entry = rulesets.find((one) => one.id === id);
  if (entry) return entry.build(options);
  return refuse(
    'unknown_rules',
    `There is no rule set "${id}"; there are: ${rulesets.map((one) => one.id).join(', ')}.`,
  );
}
