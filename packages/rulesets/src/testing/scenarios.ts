import type { Json, Ruleset } from '@moonrise/engine';
import type { OptionSpec, OptionSpecs, RulesetEntry } from '@moonrise/engine/kit';
import { Chance, type Scenario } from '@moonrise/engine/testing';
import type { SecrecyProfile } from './profiles/secrecy-profile.ts';

/** A scenario by number: each number of players in turn, random options, sometimes a random deck. */
export function scenarioOf(entry: RulesetEntry, profile: SecrecyProfile, seed: number, fixed: object = {}): Scenario {
  const chance = new Chance(seed * 7919 + 17);
  for (let i = 0; i < 20; i++) {
    const options = { ...(chance.percent(40) ? {} : someOptions(chance, entry.options)), ...fixed };
    const rules = (chance.percent(25) && withOwnDeck(chance, entry, options)) || entry.build(options);
    if (!rules.ok) continue;
    const all = sizes(rules.rules);
    const players = all[seed % all.length] as number;
    return { rules: rules.rules, players, seed, bound: profile.bound(rules.rules, players) };
  }
  throw new Error(`${entry.id}: no options can be played`);
}
function withOwnDeck(
  chance: Chance,
  entry: RulesetEntry,
  options: object,
): ReturnType<RulesetEntry['build']> | undefined {
  const plain = entry.build(options);
  if (!plain.ok || plain.rules.options.roles) return undefined;
  const [min, max] = plain.rules.players;
  for (let i = 0; i < 5; i++) {
    const players = min + chance.below(max - min + 1);
    const own = entry.build({ ...options, roles: someDeck(chance, plain.rules, players) });
    if (own.ok && own.rules.cards(players).ok) return own;
  }
  return undefined;
}

/** The numbers of players for which there is a deck. */
export function sizes(rules: Ruleset): number[] {
  const [min, max] = rules.players;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((players) => rules.cards(players).ok);
}

function someDeck(chance: Chance, rules: Ruleset, players: number): Record<string, number> {
  const deck: Record<string, number> = {};
  for (let i = 0; i < players + (rules.centre ?? 0); i++) {
    const { id } = chance.pick(rules.roles);
    deck[id] = (deck[id] ?? 0) + 1;
  }
  return deck;
}

function someOptions(chance: Chance, specs: OptionSpecs): { [key: string]: Json } {
  const options: { [key: string]: Json } = {};
  for (const [key, spec] of Object.entries(specs)) {
    const value = key === 'roles' || chance.percent(50) ? undefined : someValue(chance, spec);
    if (value !== undefined) options[key] = value;
  }
  return options;
}
function someValue(chance: Chance, spec: OptionSpec): Json | undefined {
  switch (spec.kind) {
    case 'bool':
      return chance.percent(50);
    case 'choice':
      return chance.pick(spec.of);
    case 'number':
      if (spec.fraction) return chance.pick([spec.min, spec.default, spec.max]);
      return spec.min + chance.below(Math.min(spec.max, 2 * spec.default + 2) - spec.min + 1);
    case 'counts':
      return Object.fromEntries(spec.of.map((key) => [key, spec.min + chance.below(60)]));
    case 'group':
      return someOptions(chance, spec.of);
  }
}
