import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import type { ContestRecord } from './contest-record.ts';
import { brokenResults, Ledger } from './ledger.ts';
import { toldGames } from './testing/told-games.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonrise-ledger-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function open(path: string | null = join(folder, 'results.jsonl')) {
  const noted: string[] = [];
  const troubles: string[] = [];
  const clock = new HandClock();
  const ledger = new Ledger(
    path,
    clock,
    ({ id }) => noted.push(id.slice(-1)),
    (error) => troubles.push(String(error)),
  );
  return { ledger, clock, noted, troubles };
}
const [first, second, third] = toldGames(`
  wolves: otters W, bears V
  village: otters V, bears W
  nobody: otters V, bears W
`) as [ContestRecord, ContestRecord, ContestRecord];
async function idsIn(ledger: Ledger): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of ledger.all()) ids.push(id.slice(-1));
  return ids;
}

test('played games are known after a restart, and new ones are appended', async () => {
  const before = open();
  before.ledger.note(first);
  before.ledger.note(second);
  await before.ledger.settled();
  const after = open();
  expect(after.noted).toEqual(['1', '2']);
  after.ledger.note(third);
  expect(await idsIn(after.ledger)).toEqual(['1', '2', '3']);
  expect(after.ledger.recent).toEqual([first, second, third]);
  expect(await after.ledger.find(second.id)).toEqual(second);
  expect(await after.ledger.find('GAME0000000000000000000009')).toBeUndefined();
});

test('games that end together are written together after a short delay', async () => {
  const path = join(folder, 'results.jsonl');
  const { ledger, clock } = open(path);
  ledger.note(first);
  ledger.note(second);
  await clock.pass(50);
  await new Promise((resolve) => setTimeout(resolve, 50)); // wait for the disk
  expect(existsSync(path)).toBe(false);
  await clock.pass(100);
  await expect.poll(() => existsSync(path) && readFileSync(path, 'utf8').split('\n').length).toBe(3);
});

test('a truncated line is skipped and reported, and later lines are intact', async () => {
  const path = join(folder, 'results.jsonl');
  writeFileSync(path, `${JSON.stringify(first)}\n`);
  appendFileSync(path, JSON.stringify(second).slice(0, 40));
  const { ledger, noted, troubles } = open();
  expect(noted).toEqual(['1']);
  expect(brokenResults(path)).toEqual([`${path}: line 2 cannot be read, and is left out.`]);
  expect(troubles).toEqual([]);
  expect(await idsIn(ledger)).toEqual(['1']);
  ledger.note(third);
  expect(await idsIn(ledger)).toEqual(['1', '3']);
  expect(readFileSync(path, 'utf8').endsWith('\n')).toBe(true);
});

test('without a file the last games are kept in memory', async () => {
  const { ledger } = open(null);
  for (let i = 0; i < 60; i++) ledger.note(first);
  expect(await idsIn(ledger)).toHaveLength(50);
});

test('a missing folder loses the line but does not stop the contest', async () => {
  const { ledger, troubles } = open(join(folder, 'gone', 'results.jsonl'));
  ledger.note(first);
  await ledger.settled();
  expect(troubles).toHaveLength(1);
});
