import { afterEach, expect, test } from 'vitest';
import { unpatch } from '../patch.ts';
import { searched } from './canaries.ts';
import { canaryGame, framesOf } from './canary-game.ts';
import { canaryLeaks, watchTheRoom } from './canary-leaks.ts';
import { watchTheTable } from './pair-leaks.ts';

afterEach(unpatch);

test('no secret is in a frame, an answer, the log, the metrics or over HTTP, except for those it is meant for', async () => {
  const evidence = await canaryGame();
  expect(searched(evidence)).toEqual([]);
  const { guests, lines, log, metrics, http } = evidence;
  expect(new Set(lines.map(({ channel }) => channel))).toEqual(new Set(['lobby', 'wolves', 'global', 'dead']));
  for (const { text } of lines.filter(({ channel }) => channel !== 'lobby'))
    expect(guests.some((guest) => JSON.stringify(framesOf(guest)).includes(text))).toBe(true); // it was there to be found
  expect(log).toContain('no space left');
  expect(metrics).toContain('moonrise_request_seconds');
  expect(http.length).toBeGreaterThan(20);
});

test.each(canaryLeaks)('the search finds it when $name', async ({ plant, wrap, found }) => {
  watchTheTable();
  watchTheRoom();
  plant?.();
  expect(searched(await canaryGame(wrap))).toContainEqual(expect.stringMatching(found));
});
