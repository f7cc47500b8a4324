import { expect, test } from 'vitest';
import { ruleset, rulesets } from './index.ts';

test.each(rulesets.map(({ id }) => id))('%s tells a model its rules, and every side and role what it needs', (id) => {
  const built = ruleset(id);
  if (!built.ok) throw new Error(built.message);
  const { briefing, roles, players, cards } = built.rules;
  const numbers = Array.from({ length: players[1] - players[0] + 1 }, (_, i) => players[0] + i);
  const decks = numbers.map(cards).flatMap((deck) => (deck.ok ? [deck.deck] : []));
  const dealt = roles.filter((role) => decks.some((deck) => (deck[role.id] ?? 0) > 0));
  expect(briefing?.rules.length).toBeGreaterThan(8);
  expect(Object.keys(briefing?.advice ?? {}).sort()).toEqual([...new Set(dealt.map(({ team }) => team))].sort());
  for (const role of dealt) expect(role.briefing, role.id).toMatch(/\.$/);
});
