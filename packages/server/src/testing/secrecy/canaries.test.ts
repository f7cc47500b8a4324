import { afterEach, expect, test } from 'vitest';
import { unpatch } from '../patch.ts';
import { leaksIn } from './canaries.ts';
import { canaryGame, framesOf } from './canary-game.ts';
import { canaryLeaks, watchTheRoom } from './canary-leaks.ts';
import { watchTheTable } from './pair-leaks.ts';

afterEach(unpatch);

test('no secret is in packets, answers, the log, the metrics or HTTP, except for viewers who may know it', async () => {
  const output = await canaryGame();
  expect(leaksIn(output)).toEqual([]);
  const { guests, lines, log, metrics, http } = output;
  expect(new Set(lines.map(({ channel }) => channel))).toEqual(new Set(['lobby', 'wolves', 'global', 'dead']));
  for (const { text } of lines.filter(({ channel }) => channel !== 'lobby'))
    expect(guests.some((guest) => JSON.stringify(framesOf(guest)).includes(text))).toBe(true); // at least one viewer got it
  expect(log).toContain('no space left');
  expect(metrics).toContain('moonrise_request_seconds');
  expect(http.length).toBeGreaterThan(20);
});

test.each(canaryLeaks)('the search finds a planted leak: $name', async ({ plant, wrap, found }) => {
  watchTheTable();
  watchTheRoom();
  plant?.();
  expect(leaksIn(await canaryGame(wrap))).toContainEqual(expect.stringMatching(found));
});
