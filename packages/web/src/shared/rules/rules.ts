import type { AnswerOf } from '@moonrise/protocol';
import { at } from '../install/base.ts';

export type RulesList = AnswerOf<'/api/rulesets'>;
export type RulesEntry = RulesList['rulesets'][number];
export type RoleEntry = RulesEntry['roles'][number];
export type PhaseEntry = RulesEntry['phases'][number];
export type PresetEntry = RulesList['presets'][number];

const loads = new Map<string, Promise<unknown>>();

/** Each URL is fetched once; failures are not cached. */
function load<T>(address: string): Promise<T> {
  const known = loads.get(address);
  if (known) return known as Promise<T>;
  const asked = fetch(at(address)).then((answer) => {
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return answer.json() as Promise<T>;
  });
  loads.set(address, asked);
  asked.catch(() => loads.delete(address));
  return asked;
}

export const loadRulesList = (language: string): Promise<RulesList> => load(`/api/rulesets?lang=${language}`);

/** A rule set with these options: words, decks and times fit a game with them. */
export const loadRules = (id: string, options: object, language: string): Promise<RulesEntry> =>
  load(`/api/rulesets/${id}?lang=${language}&options=${encodeURIComponent(JSON.stringify(options))}`);
