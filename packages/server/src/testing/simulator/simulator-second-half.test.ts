import { test } from 'vitest';
import { runStorms, seedsOf } from './storms.ts';

const seeds = seedsOf(1); // the other half, for the other core

test.skipIf(seeds.length === 0)(`${seeds.length} storms more`, { timeout: 3_600_000 }, async () => {
  await runStorms(seeds); // what is rare has been met in the first half
});
