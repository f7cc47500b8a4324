import { expect, test } from 'vitest';
import { rulesets } from './index.ts';
import { bugs } from './testing/plants/bugs.ts';
import { guestBugs, guestLeaks } from './testing/plants/guests.ts';
import { hunt } from './testing/plants/hunt.ts';
import { leaks } from './testing/plants/leaks.ts';

const plants = [...leaks, ...bugs, ...guestLeaks, ...guestBugs];
const SEEDS = 600;

// A check that finds nothing proves nothing until it has found what was put there.
test.each(plants)(
  '$rules: $name is found by: $foundBy',
  (plant) => {
    const { finding, seeds } = hunt(plant, true, SEEDS);
    expect(finding?.check).toBe(plant.foundBy);
    expect(
      hunt(plant, false, Math.max(seeds, 10)).finding,
      'the same check finds nothing in the rules as they are',
    ).toBe(undefined);
  },
  120_000,
);

test('there are plants of both kinds in every rule set', () => {
  expect(new Set(plants.map(({ name }) => name)).size).toBe(plants.length);
  for (const { id } of rulesets) {
    expect(leaks.filter(({ rules }) => rules === id).length, `leaks in ${id}`).toBeGreaterThan(2);
    expect(bugs.filter(({ rules }) => rules === id).length, `bugs in ${id}`).toBeGreaterThan(2);
  }
});
