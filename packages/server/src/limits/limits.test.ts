import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storageVariables } from '../storage/storage-settings.ts';
import type { Limit } from './limit.ts';
import { limitNames, limitTable, variableOf } from './limits.ts';
import { limitsPage } from './limits-page.ts';

const page = limitsPage();

test('docs/limits.md is fresh (npm run build && node scripts/generate-api-docs.mjs)', () => {
  expect(readFileSync(new URL('../../../../docs/limits.md', import.meta.url), 'utf8')).toBe(page);
});

test.each(limitNames)('%s has a default, a reason, and a line on the page', (name) => {
  const { default: most, why, whole }: Limit = limitTable[name];
  expect(most).toBeGreaterThan(0);
  expect(Number.isInteger(most)).toBe(whole !== false);
  expect(why).toMatch(/^[A-Z].*\.$/);
  expect(page).toContain(`| \`${variableOf(name)}\` |`);
});

test.each(storageVariables)('%s has a line on the page', (name) => {
  expect(page).toContain(`| \`${name}\` |`);
});
