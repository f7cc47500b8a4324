import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { useWorld } from '../harness/world.ts';
import { parts, walk } from './tour.ts';

const world = useWorld();
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
    await page.waitForTimeout(150); // what hangs on the size is drawn again
    await page.screenshot({ path: join(folder, `${stop}-${name}.png`), fullPage: true });
  }
  await page.setViewportSize(PHONE);
}

test.each(Object.keys(parts) as (keyof typeof parts)[])('pictures of %s', (part) =>
  walk(world, part, language ? { language } : {}, photograph),
);
