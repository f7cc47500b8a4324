import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { withLock } from './lock-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('only one process holds the lock at a time', async () => {
  const file = join(folder, 'turns');
  let inside = 0;
  const work = async () => {
    expect(++inside).toBe(1);
    await pause(50);
    inside--;
  };
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that died is taken over', async () => {
  const file = join(folder, 'dead');
  writeFileSync(file, String(spawnSync(process.execPath, ['--version']).pid));
  expect(await withLock(file, async () => 'done')).toBe('done');
});

test('a lock without a heartbeat is taken over, even if its pid belongs to a living process', async () => {
  const file = join(folder, 'silent');
  writeFileSync(file, String(process.ppid));
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  expect(await withLock(file, async () => 'done')).toBe('done');
});

test('the lock is released when the work fails', async () => {
  const file = join(folder, 'failed');
  await expect(withLock(file, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(existsSync(file)).toBe(false);
});
