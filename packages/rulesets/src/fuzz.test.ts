import { Chance, engine, fuzz, fuzzStart, junk, reaction } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { rulesets } from './index.ts';
import { profileOf } from './testing/profiles.ts';
import { scenarioOf, sizes } from './testing/scenarios.ts';

const isLong = process.env.MOONRISE_LONG !== undefined;
const COMMANDS = isLong ? 2_000_000 : 40_000;
const OPTIONS = isLong ? 20_000 : 4_000;
const PER_GAME = 4_000;

test.each(rulesets)(
  '$id: bad commands are refused with a sentence, and change nothing',
  (entry) => {
    const profile = profileOf(entry.id);
    const codes = new Set<string>();
    for (let seed = 1; seed <= COMMANDS / PER_GAME; seed++) {
      const scenario = scenarioOf(entry, profile, seed);
      const report = fuzz(engine, scenario, PER_GAME);
      for (const code of Object.keys(report.codes)) codes.add(code);
      expect([...report.findings, ...fuzzStart(engine, scenario, 40)]).toEqual([]);
    }
    expect([...codes].sort()).toEqual([
      'bad_targets',
      'bad_text',
      'ended',
      'malformed',
      'not_allowed',
      'not_offered',
      'stale_clock',
      'stale_phase',
      'unknown_seat',
    ]);
  },
  600_000,
);

test.each(rulesets)('$id: bad options and decks are refused with a sentence', (entry) => {
  const chance = new Chance(1);
  const { roles } = scenarioOf(entry, profileOf(entry.id), 0).rules;
  const keys = [...Object.keys(entry.options), 'nonsense', '__proto__'];
  for (let i = 0; i < OPTIONS; i++) {
    const value = chance.percent(30) ? { [chance.pick(roles).id]: junk(chance, 0) } : junk(chance);
    const options = chance.percent(5) ? junk(chance) : Object.fromEntries([[chance.pick(keys), value]]);
    const built = reaction(() => entry.build(options));
    if (built.code !== 'accepted') expect([options, built.what]).toEqual([options, undefined]);
  }
  expect(reaction(() => entry.build(null)).code).toBe('bad_option');
});

test.each(rulesets)('$id: a deck of any size is taken or refused', (entry) => {
  const chance = new Chance(2);
  const { rules } = scenarioOf(entry, profileOf(entry.id), 0);
  const players = sizes(rules)[0] as number;
  let refused = 0;
  for (let i = 0; i < 2_000; i++) {
    const deck = Object.fromEntries(rules.roles.map(({ id }) => [id, chance.below(4)]));
    const built = entry.build({ roles: deck });
    const cards = built.ok ? reaction(() => built.rules.cards(players)) : reaction(() => built);
    if (cards.code === 'accepted') continue;
    refused++;
    expect([deck, cards.what]).toEqual([deck, undefined]);
  }
  expect(refused).toBeGreaterThan(1_000);
});
