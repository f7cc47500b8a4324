import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@moonrise/server/store';
import { afterAll, expect, test } from 'vitest';
import { runHere } from '../testing/run-here.ts';
import { storeSchema } from './store-schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-schema-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('store schema says what the next start would change', async () => {
  const data = join(folder, 'data');
  const before = await runHere(storeSchema, ['--data', data, '--sql']);
  expect(before.out).toMatch(
    /has schema 0: the next start takes \d+ steps, to \d+\. Make a backup first\.\n-- 1\nCREATE TABLE/,
  );
  await (await openSqlite(data)).close();
  expect(await runHere(storeSchema, [], { DATABASE_URL: '', DATA_DIR: data })).toEqual({
    code: 0,
    out: expect.stringMatching(/data has schema \d+: nothing would change\.\n$/),
    err: '',
  });
});
