import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { useTestWorld } from '../harness/test-world.ts';
import { parts, visitScreens } from './visit-screens.ts';

const world = useTestWorld();
const language = process.env.SCREENS_LANGUAGE;
const folder = join(root, 'screens', language ?? ''); // not in the repository
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
mkdirSync(folder, { recursive: true });

async function photograph(stop: string, page: Page): Promise<void> {
  for (const [name, size] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    await page.setViewportSize(size);
    await page.waitForTimeout(150); // until the layout has adapted
    await page.screenshot({ path: join(folder, `${stop}-${name}.png`) });
  }
  await page.setViewportSize(PHONE);
}

test.each(Object.keys(parts) as (keyof typeof parts)[])('pictures of %s', (part) =>
  visitScreens(world, part, language ? { language } : {}, photograph),
);
