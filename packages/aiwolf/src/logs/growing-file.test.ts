import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GrowingFile } from './growing-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-contest-'));
afterAll(() => rmSync(folder, { recursive: true }));
let made = 0;
function opened(tail = '') {
  const path = join(folder, String(made++));
  const troubles: unknown[] = [];
  const file = new GrowingFile(path, tail, (error) => troubles.push(error));
  return { file, troubles, text: () => readFileSync(path, 'utf8') };
}

test('nothing is written after the end, even if a flush runs while the file closes', async () => {
  const { file, troubles, text } = opened(']');
  file.append('[1');
  const closed = file.close(',"end"]');
  const looked = file.flush(); // before the first byte is written
  await Promise.all([closed, looked]);
  await file.flush();
  expect(troubles).toEqual([]);
  expect(text()).toBe('[1,"end"]');
});

test('the tail may change during a write', async () => {
  const { file, text } = opened(']');
  file.append('[1');
  const written = file.flush();
  await new Promise((resolve) => process.nextTick(resolve));
  file.append(',2');
  await Promise.all([written, file.close(',"the end"]')]);
  expect(text()).toBe('[1,2,"the end"]');
});

test('pieces of any size and script are written unchanged', async () => {
  const { file, text } = opened('!');
  const pieces = ['a', '日本語'.repeat(9_000), 'ö'.repeat(40_000), '', 'x'.repeat(32 * 1024), '🐺', 'end'];
  for (const [i, piece] of pieces.entries()) {
    file.append(piece);
    if (i % 3 === 0) void file.flush();
  }
  await file.close();
  expect(text()).toBe(`${pieces.join('')}!`);
});

test('a file that cannot be written is reported once and closed', async () => {
  const file = new GrowingFile(join(folder, 'no', 'such', 'folder'), '', (error) => troubles.push(error));
  const troubles: unknown[] = [];
  file.append('lost');
  await file.flush();
  file.append('lost too');
  await file.close();
  expect(troubles).toHaveLength(1);
});
