import { expect, test } from 'vitest';
import { problemsOn } from '../harness/page-checks.ts';
import { useTestWorld } from '../harness/test-world.ts';
import { parts, visitScreens } from '../screens/visit-screens.ts';

const world = useTestWorld();
const PART = Object.keys(parts) as (keyof typeof parts)[];

test.each(PART)('every screen is accessible and fits a phone: %s', async (part) => {
  const found: string[] = [];
  await visitScreens(world, part, {}, async (stop, page) => {
    found.push(...(await problemsOn(page)).map((text) => `${stop}: ${text}`));
  });
  expect(found).toEqual([]);
});
