import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@moonrise/server/store';
import { expect, test } from 'vitest';
import { root } from './steps.mjs';

const script =
  (name: string) =>
  (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts', name), ...args], { encoding: 'utf8' });
const [backup, restore] = [script('backup.mjs'), script('restore.mjs')];

test('a backup of a running server is restored as the documentation says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-backup-'));
  const [data, file, restored] = ['data', 'copy.db', 'restored'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const row = { stream: 'room/r', seq: 1, at: 1, command: 1, commandId: null, events: [], reply: null, deadline: null };
  const server = await openSqlite(data);
  await server.append(row);
  expect(backup(file, '--data', data)).toMatchObject({ status: 0, stderr: '' });
  await server.append({ ...row, seq: 2 });
  await server.close();
  expect(restore(file, '--data', restored)).toMatchObject({ status: 0, stderr: '' });
  expect(restore(file, '--data', restored)).toMatchObject({ status: 1, stderr: expect.stringContaining('new folder') });
  const again = await openSqlite(restored);
  expect(await again.read('room/r')).toEqual([row]);
  await again.close();
  rmSync(folder, { recursive: true });
});

test('wrong arguments print the usage, and a missing folder is named', () => {
  expect(backup()).toMatchObject({ status: 2, stderr: expect.stringContaining('usage') });
  expect(restore('copy.db')).toMatchObject({ status: 2, stderr: expect.stringContaining('usage') });
  expect(backup('a', 'b', '--what')).toMatchObject({ status: 2 });
  const missing = backup('copy.db', '--data', join(root, 'none'));
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringMatching(/^No backup of .*unable to open/) });
});
