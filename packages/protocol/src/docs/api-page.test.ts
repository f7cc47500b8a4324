import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientEvents } from '../client/client-events.ts';
import { errors } from '../errors.ts';
import { serverEvents } from '../server/server-events.ts';
import { apiPage } from './api-page.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = apiPage(read('../../examples/classic-client.mjs'));

test('docs/api.md is fresh (npm run build && node scripts/generate-api-docs.mjs)', () => {
  expect(read('../../../../docs/api.md')).toBe(page);
});

test('the page has every event and error, and no undefined values', () => {
  for (const name of [...Object.keys(clientEvents), ...Object.keys(serverEvents)])
    expect(page).toContain(`### \`${name}\``);
  for (const code of Object.keys(errors)) expect(page).toContain(`| \`${code}\` |`);
  expect(page).not.toMatch(/undefined|\[object|NaN/);
});
