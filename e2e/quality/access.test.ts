import { expect, test } from 'vitest';
import {
  accessibilityViolations,
  overflowingElements,
  smallTargets,
  untranslatedTexts,
} from '../harness/page-checks.ts';
import { useTestWorld } from '../harness/test-world.ts';
import { parts, visitScreens } from '../screens/visit-screens.ts';

const world = useTestWorld();
const PART = Object.keys(parts) as (keyof typeof parts)[];

test.each(PART)('every screen is accessible and fits a phone: %s', async (part) => {
  const found: string[] = [];
  await visitScreens(world, part, {}, async (stop, page) => {
    const size = page.viewportSize();
    found.push(...(await accessibilityViolations(page)).map((text) => `${stop}: ${text}`));
    found.push(...(await smallTargets(page)).map((text) => `${stop}: touch target too small: ${text}`));
    found.push(...(await untranslatedTexts(page)).map((text) => `${stop}: not translated: ${text}`));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      found.push(...(await overflowingElements(page)).map((text) => `${stop}: at ${width} px: ${text}`));
    }
    if (size) await page.setViewportSize(size);
  });
  expect(found).toEqual([]);
});
