import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import { configOf } from '../testing/played.ts';
import { GamesList } from './games-list.ts';
import { LiveFeed } from './live-feed.ts';

const fail = (error: unknown) => {
  throw error;
};

test('the list of running games is a file: empty at the start, updated, empty at the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-contest-'));
  const clock = new HandClock();
  const running = new Map<string, LiveFeed>();
  const config = configOf(`realtime_broadcaster: { output_dir: ${folder} }`);
  const list = new GamesList(config, clock, () => running.values(), fail);
  const written = async () => {
    await list.settled();
    return JSON.parse(readFileSync(join(folder, 'games.json'), 'utf8'));
  };
  list.update();
  expect(await written()).toEqual([]);

  const feed = Object.assign(new LiveFeed(2), {
    id: 'G1',
    filename: '1_otters',
    updatedAt: 1_767_225_600_000,
  });
  running.set('G1', feed);
  list.update();
  expect(await written()).toEqual([{ id: 'G1', filename: '1_otters', updated_at: '2026-01-01T00:00:00.000Z' }]);

  feed.updatedAt += 3_000;
  await clock.pass(1_000);
  expect(await written()).toMatchObject([{ updated_at: '2026-01-01T00:00:03.000Z' }]);

  running.clear();
  list.update();
  await clock.pass(1_000);
  expect(await written()).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('without realtime packets there is no list', () => {
  const config = configOf('realtime_broadcaster: { enable: false, output_dir: /nowhere }');
  new GamesList(config, new HandClock(), () => [], fail).update();
});
