import { afterEach, expect, test } from 'vitest';
import { unpatch } from '../patch.ts';
import { type DealPair, dealPairs } from './deal-pairs.ts';
import { checkPair } from './pair.ts';
import { pairLeaks, watchTheTable } from './pair-leaks.ts';

const PHASES = 3; // enough for every leak
const dealPair = dealPairs.find(({ rules }) => rules === 'launch') as DealPair;

afterEach(unpatch);

test.each(pairLeaks)('paired deals show a planted leak: $name', async ({ plant, found }) => {
  watchTheTable();
  plant();
  const { findings } = await checkPair(dealPair, PHASES);
  expect(findings).toContainEqual(expect.stringMatching(found));
});

test('paired deals show nothing without a leak', async () => {
  watchTheTable();
  expect((await checkPair(dealPair, PHASES)).findings).toEqual([]);
});
