import { type Refusal, type Ruleset, refuse } from '@moonrise/engine';
import type { RulesetEntry } from '@moonrise/engine/kit';
import { aiwolf } from './aiwolf/index.ts';
import { classic } from './classic/index.ts';
import { launch } from './launch/index.ts';
import { moonrise } from './moonrise/index.ts';
import { oneNight } from './one-night/index.ts';
import { FIRST_VERSION, RULES_VERSION } from './version.ts';

export { fairDecks } from './fair-decks.ts';
export { LANGUAGES, type RulesLanguage } from './languages/catalogue.ts';
export { presetsIn, translated } from './languages/translate.ts';
export { isOneRound, minutesOf, tableOf } from './minutes.ts';
export { doersOf, eventLine, eventText } from './story/event-text.ts';
export { FIRST_VERSION, RULES_VERSION } from './version.ts';

export const rulesets: readonly RulesetEntry[] = [moonrise, launch, classic, aiwolf, oneNight];

export type BuiltRules = { readonly ok: true; readonly rules: Ruleset } | Refusal;

/** A rule set with its options chosen, or the reason why there is none. */
export function ruleset(id: string, options?: unknown, version: number = RULES_VERSION): BuiltRules {
  const entry = rulesets.find((one) => one.id === id);
  if (!entry) {
    const ids = rulesets.map((one) => one.id).join(', ');
    return refuse('unknown_rules', `There is no rule set "${id}"; there are: ${ids}.`);
  }
  if (Number.isInteger(version) && version >= FIRST_VERSION && version <= RULES_VERSION)
    return entry.build(options, version);
  return refuse(
    'unknown_rules',
    `The game has version ${version} of the rules, and this program knows versions up to ${RULES_VERSION}: update it.`,
  );
}

/** How a game began, as its start command and its first event store it. */
export interface StartedRules {
  readonly rules: string;
  readonly options: unknown;
  readonly version?: number; // missing: 1
}
/** The rules that a game began with. */
export const rulesOfGame = ({ rules, options, version = FIRST_VERSION }: StartedRules): BuiltRules =>
  ruleset(rules, options, version);
