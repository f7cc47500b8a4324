import { test } from 'vitest';
import { runAll, seedsOf } from './run-seeds.ts';

const seeds = seedsOf(1); // the other half, in parallel

test.skipIf(seeds.length === 0)(`${seeds.length} more runs`, { timeout: 3_600_000 }, async () => {
  await runAll(seeds); // the first half checks the rare events
});
