import { expect, test } from 'vitest';
import { barriers, gaps, overhang, tooSmall } from './harness/checks.ts';
import { useWorld } from './harness/world.ts';
import { parts, walk } from './tour/tour.ts';

const world = useWorld();
const PART = Object.keys(parts) as (keyof typeof parts)[];

test.each(PART)('nobody is shut out of any screen, and none is wider than a phone: %s', async (part) => {
  const found: string[] = [];
  await walk(world, part, {}, async (stop, page) => {
    const size = page.viewportSize();
    found.push(...(await barriers(page)).map((text) => `${stop}: ${text}`));
    found.push(...(await tooSmall(page)).map((text) => `${stop}: too small for a thumb: ${text}`));
    found.push(...(await gaps(page)).map((text) => `${stop}: left as a key: ${text}`));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      found.push(...(await overhang(page)).map((text) => `${stop}: at ${width} px: ${text}`));
    }
    if (size) await page.setViewportSize(size);
  });
  expect(found).toEqual([]);
});
