import { expect, test } from 'vitest';
import { PendingChanges } from '../options/pending-changes.ts';
import { type BotSeatKinds, kindOfAll, withCount, withKind, without, withoutMissing } from './bot-seats.ts';

test('added bots have the last chosen kind; the others keep theirs', () => {
  expect(withCount(['easy'], 3, 'hard')).toEqual(['easy', 'hard', 'hard']);
  expect(withCount(['easy', 'hard', 'standard'], 2, 'easy')).toEqual(['easy', 'hard']);
  expect(withCount(['easy'], 0, 'easy')).toEqual([]);
});

test('a single bot is changed or removed', () => {
  expect(withKind(['easy', 'easy', 'easy'], 1, 'llm')).toEqual(['easy', 'llm', 'easy']);
  expect(without(['easy', 'hard', 'standard'], 1)).toEqual(['easy', 'standard']);
});

test('seats of missing programs become bots, and the others stay', () => {
  expect(withoutMissing(['program', 'easy', 'program', 'program'], 1, 'hard')).toEqual([
    'program',
    'easy',
    'hard',
    'hard',
  ]);
  expect(withoutMissing(['program', 'program'], 2, 'hard')).toEqual(['program', 'program']);
});

test('the kind of all bots, if they have the same', () => {
  expect(kindOfAll(['hard', 'hard'])).toBe('hard');
  expect(kindOfAll(['hard'])).toBe('hard');
  expect(kindOfAll(['hard', 'easy', 'hard'])).toBeUndefined();
  expect(kindOfAll([])).toBeUndefined();
});

test('quick taps count once and in order, while the room still shows old values', async () => {
  const pending = new PendingChanges<BotSeatKinds>();
  const sent: BotSeatKinds[] = [];
  const answers: (() => void)[] = [];
  const tap = (changed: (latest: BotSeatKinds) => BotSeatKinds) =>
    pending.change([], changed, (seats) => {
      sent.push(seats);
      return new Promise<{ ok: boolean }>((resolve) => answers.push(() => resolve({ ok: true })));
    });
  const taps = [
    tap((latest) => withCount(latest, latest.length + 1, 'standard')),
    tap((latest) => withCount(latest, latest.length + 1, 'standard')),
    tap((latest) => withKind(latest, 0, 'easy')),
    tap((latest) => withCount(latest, latest.length + 1, 'easy')),
    tap((latest) => without(latest, 1)),
  ];
  expect(sent.at(-1)).toEqual(['easy', 'easy']);
  expect(sent).toHaveLength(5);
  for (const answer of answers) answer();
  await Promise.all(taps);
  await expect.poll(() => pending.get()).toBeUndefined(); // once the room has had time to show it
});
