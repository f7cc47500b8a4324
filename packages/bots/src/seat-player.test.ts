import { expect, test } from 'vitest';
import { playerOf } from './index.ts';
import type { Player, Turn } from './player.ts';
import { type Clock, seatPlayer, waitUntil } from './seat-player.ts';

/** A clock with one timer, moved by hand. */
function handClock() {
  let due: (() => void) | null = null;
  let time = 0;
  const clock: Clock = {
    now: () => time,
    at: (_, run) => {
      due = run;
      return () => {
        due = null;
      };
    },
  };
  const reach = (instant: number) => {
    time = instant;
    due?.();
  };
  return { clock, reach, isSet: () => due !== null };
}
const { signal } = new AbortController();

test('a pure player in a seat answers at once, with the same reply', async () => {
  const player = playerOf('random') as Player;
  const turn = {
    seat: 0,
    prompts: [],
    memory: 'kept',
    seed: 'x',
    fellows: () => [],
    news: () => [],
  } as unknown as Turn;
  const seated = seatPlayer(player);
  expect([seated.kind, seated.habits.headStart]).toEqual(['random', 0]);
  expect(await seated.think(turn, { until: 0, signal })).toEqual(player.answer(turn));
});

test('waitUntil ends at its instant, at once when that is past, and when it is aborted; no timer is left', async () => {
  const { clock, reach, isSet } = handClock();
  const until = waitUntil(clock, { until: 5, signal });
  expect(isSet()).toBe(true);
  reach(5);
  await until;
  await waitUntil(clock, { until: 5, signal });
  const ending = new AbortController();
  const aborted = waitUntil(clock, { until: 9, signal: ending.signal });
  ending.abort();
  await aborted;
  await waitUntil(clock, { until: 9, signal: ending.signal });
  expect(isSet()).toBe(false);
});
