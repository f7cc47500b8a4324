import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requests } from '../wire/schemas.ts';
import { envPage } from './env-page.ts';

const page = envPage();

test('docs/env.md is fresh (npm run build && node scripts/generate-api-docs.mjs)', () => {
  expect(readFileSync(new URL('../../../../docs/env.md', import.meta.url), 'utf8')).toBe(page);
});

test('the page has every request, and no undefined values', () => {
  for (const op of Object.keys(requests)) expect(page).toContain(`### \`${op}\``);
  expect(page).not.toMatch(/undefined|\[object|NaN/);
});
