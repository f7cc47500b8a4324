import type { Json, Role } from '@moonrise/engine';
import { type BuiltRules, FIRST_VERSION, RULES_VERSION, ruleset } from '@moonrise/rulesets';

const MOST = 500; // cached; most rooms use the same few
const LONGEST = 2_000; // characters of a cache key; larger options are not cached
const cache = new Map<string, BuiltRules>(); // the least recently used first

/** A rule set with these options, or the error. Rooms and games with the same options share it. */
export function chosenRules(id: string, options: Json, version = RULES_VERSION): BuiltRules {
  const key = JSON.stringify([id, version, options]);
  const known = cache.get(key);
  const built = known ?? ruleset(id, options, version);
  if (known) cache.delete(key);
  if (key.length <= LONGEST) cache.set(key, built);
  const [oldest] = cache.keys();
  if (cache.size > MOST && oldest !== undefined) cache.delete(oldest);
  return built;
}

/** The rules that a game began with. */
export const chosenRulesOf = ({ rules, options, version = FIRST_VERSION }: StoredStart): BuiltRules =>
  chosenRules(rules, options, version);
interface StoredStart {
  readonly rules: string;
  readonly options: Json;
  readonly version?: number;
}

/** True if this card brings the dead back. */
export const isReviver = (role: Role | undefined): boolean => role?.acts?.some(({ aim }) => aim === 'revive') === true;

/** True if bots play the seats of people who are away or have left. */
export const hasBotsForAway = (options: unknown): boolean =>
  (options as { readonly bots_for_away?: boolean } | null)?.bots_for_away !== false;
