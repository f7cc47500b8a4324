import { expect, test } from 'vitest';
import { type PlantedFault, planted, plants } from './planted-faults.ts';
import { simulate } from './simulation.ts';

const ENOUGH = 8; // runs in which something rare should have happened
const MOST = 30; // runs until it has to be noticed

/** The run in which a mistake shows, or undefined. */
const noticed = (plant: PlantedFault): Promise<number | undefined> =>
  planted(plant, async () => {
    const { wishes, missing } = plant;
    let hasHappened = false;
    for (let run = 0; run < MOST; run++) {
      const { faults, met } = await simulate(`planted ${run}`, wishes);
      if (missing === undefined && faults.length > 0) return run;
      if (missing !== undefined && run === ENOUGH) break;
      hasHappened ||= missing !== undefined && met.has(missing);
    }
    return missing === undefined || hasHappened ? undefined : MOST;
  });

for (const [mistake, plant] of Object.entries(plants))
  test(`it is noticed: ${mistake}`, { timeout: 1_200_000 }, async () => expect(await noticed(plant)).toBeDefined());

test('without a mistake the same storms do no harm', { timeout: 1_200_000 }, async () => {
  for (const { wishes } of Object.values(plants))
    for (let run = 0; run < 2; run++)
      expect((await simulate(`planted ${run}`, { rates: wishes.rates ?? {} })).faults).toEqual([]);
});
