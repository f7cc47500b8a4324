import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@moonrise/server/store';
import { expect, test } from 'vitest';
import { root } from './steps.mjs';

const reports = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/reports.mjs'), ...args], { encoding: 'utf8' });

test('reports are printed one per line while a server runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-reports-'));
  const store = await openSqlite(folder);
  const command = { type: 'report', code: 'K7QM', reason: 'abuse' };
  const row = { stream: 'reports', at: 0, command, commandId: null, events: [], reply: null, deadline: null };
  await store.append({ ...row, seq: 1 });
  await store.append({ ...row, seq: 2 });
  const { status, stdout } = reports('--data', folder);
  const shown = { at: '1970-01-01T00:00:00.000Z', code: 'K7QM', reason: 'abuse' };
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { number: 1, ...shown },
    { number: 2, ...shown },
  ]);
  expect(status).toBe(0);
  await store.close();
  rmSync(folder, { recursive: true });
});

test('wrong arguments print the usage, and a missing folder is named', () => {
  expect(reports('--what')).toMatchObject({ status: 2, stderr: expect.stringContaining('usage') });
  const missing = reports('--data', join(root, 'none'));
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringMatching(/^The reports in .*unable to open/) });
});
