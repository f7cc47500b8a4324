import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import { Files } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-contest-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('records and then files are written once a second; a failing one does not affect the others', async () => {
  const clock = new HandClock();
  const troubles: unknown[] = [];
  const files = new Files(clock, (error) => troubles.push(error));
  const file = files.create(folder, ['game.log', 'other.log']);
  const broken = {
    catchUp: () => {
      throw new Error('a bug');
    },
  };
  const record = { catchUp: () => file.append('line\n') };
  files.follow(broken);
  files.follow(record);
  await clock.pass(1_000);
  files.unfollow(broken);
  await clock.pass(1_000);
  files.unfollow(record);
  await files.close(file);
  expect(troubles).toEqual([new Error('a bug')]);
  expect(readFileSync(join(folder, 'game.log'), 'utf8')).toBe('line\nline\n');
});
