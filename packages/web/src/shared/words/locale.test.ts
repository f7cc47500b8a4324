import { expect, test } from 'vitest';
import { localeOf } from './locale.ts';

const evening = Date.UTC(2026, 0, 1, 20, 5);
const told = (locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(evening);

test('times follow the reader’s region', () => {
  expect(told(localeOf('en', ['en-GB', 'en']))).toBe('20:05');
  expect(told(localeOf('en', ['en-US']))).toMatch(/^08:05/);
  expect(localeOf('de', ['en-GB', 'de-AT'])).toBe('de-AT');
});

test('without a region of that language, English is read as in Britain', () => {
  expect(told(localeOf('en', ['de-AT']))).toBe('20:05');
  expect(localeOf('ja', ['en-GB'])).toBe('ja');
});

test('a region that no one knows is not asked for: Chromium sends it where the system has none', () => {
  expect(localeOf('en', ['en-US@posix'])).toBe('en-GB');
  expect(localeOf('de', ['de-CH@posix', 'de-AT'])).toBe('de-AT');
});
