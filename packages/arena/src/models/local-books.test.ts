import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BookEntry } from './answer-book.ts';
import { LocalBooks, lostCalls } from './local-books.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonrise-books-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Status = 'played' | 'failed' | undefined;
/** As another process finds the folder. */
const books = (statusOf: (game: string) => Status = () => undefined) => new LocalBooks(folder, statusOf);
const asked: BookEntry = { call: 'asked', key: 'k', player: 'mo', worst: 700 };
const failed: BookEntry = {
  ...{ call: 'failed', key: 'j', player: 'mo', fault: 'busy', status: 429 },
  ...{ micros: 40, ms: 1 },
};

test('a question that was in flight at a kill counts as spent, before and after its game goes on', async () => {
  await (await books().open('g')).add(asked);
  expect(books().spent()).toBe(700);
  const again = books();
  await again.open('g');
  expect(again.spent()).toBe(700);
  expect(books().spent()).toBe(700);
  again.close('g');
  expect(books().spent()).toBe(700); // listed apart, but it may have been billed
  expect(lostCalls(folder)).toEqual([{ game: 'g', player: 'mo', micros_at_most: 700 }]);
});

test('the answers of a game that is in the journal are gone, also after a kill before they were deleted', async () => {
  await (await books().open('g')).add(failed);
  await (await books().open('h')).add(failed);
  expect(books(() => 'failed').spent()).toBe(80);
  expect(books((game) => (game === 'g' ? 'played' : undefined)).spent()).toBe(40);
  expect(existsSync(join(folder, 'answers/g.jsonl'))).toBe(false);
});

test('what a model was paid on a day is known to the next process', () => {
  books().spend('2030-01-01', 'm', 500);
  const again = books();
  again.spend('2030-01-01', 'm', -300);
  again.spend('2030-01-02', 'm', 7);
  expect([again, books()].map((one) => one.spentOn('2030-01-01', 'm'))).toEqual([200, 200]);
  expect(books().spentOn('2030-01-01', 'other')).toBe(0);
});
