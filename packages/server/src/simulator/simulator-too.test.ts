import { expect, test } from 'vitest';
import { RARITIES } from '../chaos/rarities.ts';
import { seedsOf, weatherAll } from './storms.ts';

const seeds = seedsOf(1); // the other half, for the other core

test.skipIf(seeds.length === 0)(`${seeds.length} storms more`, { timeout: 3_600_000 }, async () => {
  const met = await weatherAll(seeds);
  expect(RARITIES.filter((rarity) => !met.has(rarity))).toEqual([]);
});
