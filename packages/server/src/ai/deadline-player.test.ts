import type { SeatPlayer } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import { deadlinePlayer } from './deadline-player.ts';

const answer = { answers: [], memory: null };
const player = { kind: 'standard', think: async () => answer } as unknown as SeatPlayer;
type Turn = Parameters<SeatPlayer['think']>[0];

function thinking() {
  const clock = new ManualClock();
  const ending = new AbortController();
  const until = clock.now() + 5_000;
  let thought: unknown;
  const deadline = deadlinePlayer(player, clock);
  const asked = deadline.think({} as Turn, { until, signal: ending.signal } as never).then((given) => {
    thought = given;
  });
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const pass = async (ms: number) => {
    await clock.pass(ms, settled);
    await settled();
  };
  return { clock, ending, asked, pass, thought: () => thought };
}

test('it waits for the program until time is nearly up, and then moves', async () => {
  const { pass, thought } = thinking();
  await pass(4_999);
  expect(thought()).toBeUndefined();
  await pass(1);
  expect(thought()).toBe(answer);
});

test('it stops when the turn is over, and leaves no timer', async () => {
  const { clock, ending, asked } = thinking();
  ending.abort();
  await asked;
  expect(clock.next).toBeUndefined();
});
