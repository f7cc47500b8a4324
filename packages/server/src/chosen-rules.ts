import type { Json } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';

type Built = ReturnType<typeof ruleset>;
const MOST = 500; // kept; rooms mostly play by the same few
const LONGEST = 2_000; // characters of options that are worth keeping
const kept = new Map<string, Built>(); // the longest-unused first

/** A rule set with its options chosen, or why there is none. Rooms and games with the same choice share it. */
export function chosenRules(id: string, options: Json): Built {
  const key = JSON.stringify([id, options]);
  const known = kept.get(key);
  const built = known ?? ruleset(id, options);
  if (known) kept.delete(key);
  if (key.length <= LONGEST) kept.set(key, built);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return built;
}

/** Whether bots play the seats of people who are away or have left. */
export const hasBotsForAway = (options: unknown): boolean =>
  (options as { readonly bots_for_away?: boolean } | null)?.bots_for_away !== false;
