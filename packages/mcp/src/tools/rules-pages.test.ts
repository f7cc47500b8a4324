import { expect, test } from 'vitest';
import { rulesPages } from './rules-pages.ts';

test('a page of rules says what each option is for, and what it can be', () => {
  const pages = new Map(rulesPages().map(({ id, text }) => [id, text]));
  expect(pages.get('moonrise')).toContain(
    '- reveal: full, alignment or none; default none. What everyone learns about a player who dies',
  );
  expect(pages.get('moonrise')).toContain(
    '- durations: a number from 1 to 86400 each for night, day, voting, hunter_revenge and prayer. Seconds for each phase.',
  );
  expect(pages.get('moonrise')).toContain('- countdown: a number from 0 to 10; default 6. Seconds between');
  expect(pages.get('moonrise')).toContain('- chaos: true or false; default false.');
  expect(pages.get('aiwolf')).toContain('- talk.max_count.per_agent: a number from -1 to 10000; default');
  for (const text of pages.values()) expect(text).not.toMatch(/undefined|\[object/);
});
