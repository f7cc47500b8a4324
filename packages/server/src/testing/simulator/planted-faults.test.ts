import { expect, test } from 'vitest';
import { type PlantedFault, plantedFaults, withFault } from './planted-faults.ts';
import { simulate } from './simulation.ts';

const ENOUGH = 8; // runs in which the rare event should have happened
const MOST = 30; // runs within which the fault has to be detected

/** The run that detects a fault, or undefined. */
const detected = (plant: PlantedFault): Promise<number | undefined> =>
  withFault(plant, async () => {
    const { options, missing } = plant;
    let hasHappened = false;
    for (let run = 0; run < MOST; run++) {
      const { faults, met } = await simulate(`planted ${run}`, options);
      if (missing === undefined && faults.length > 0) return run;
      if (missing !== undefined && run === ENOUGH) break;
      hasHappened ||= missing !== undefined && met.has(missing);
    }
    return missing === undefined || hasHappened ? undefined : MOST;
  });

for (const [mistake, plant] of Object.entries(plantedFaults))
  test(`it is detected: ${mistake}`, { timeout: 1_200_000 }, async () => expect(await detected(plant)).toBeDefined());

test('without planted faults the same runs succeed', { timeout: 1_200_000 }, async () => {
  for (const { options } of Object.values(plantedFaults))
    for (let run = 0; run < 2; run++)
      expect((await simulate(`planted ${run}`, { faultRates: options.faultRates ?? {} })).faults).toEqual([]);
});
