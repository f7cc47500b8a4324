import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PendingChanges } from './pending-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Counts = Readonly<Record<string, number>>;
const adding = (more: Counts) => (counts: Counts) => ({ ...counts, ...more });

/** A server that answers on demand. */
function slow() {
  const sent: Counts[] = [];
  const answers: ((ok: boolean) => void)[] = [];
  const send = (value: Counts) => {
    sent.push(value);
    return new Promise<{ ok: boolean }>((resolve) => answers.push((ok) => resolve({ ok })));
  };
  return { sent, send, answer: (ok = true) => answers.shift()?.(ok) };
}

test('a change builds on all unanswered changes, whatever the room shows meanwhile', async () => {
  const pending = new PendingChanges<Counts>();
  const { sent, send, answer } = slow();
  const changes = [
    pending.change({}, adding({ a: 1 }), send),
    pending.change({}, adding({ b: 2 }), send),
    pending.change({ a: 1 }, adding({ c: 3 }), send), // the room shows the first change by now
  ];
  expect(sent).toEqual([{ a: 1 }, { a: 1, b: 2 }, { a: 1, b: 2, c: 3 }]);
  answer();
  await changes[0];
  expect(pending.get()).toEqual({ a: 1, b: 2, c: 3 });
  answer();
  answer();
  await Promise.all(changes);
  vi.runAllTimers();
  expect(pending.get()).toBeUndefined();
});

test('a change right after an answer builds on it, before the room shows it', async () => {
  const pending = new PendingChanges<Counts>();
  const { sent, send, answer } = slow();
  const first = pending.change({}, adding({ a: 1 }), send);
  answer();
  await first;
  void pending.change({}, adding({ b: 2 }), send);
  expect(sent.at(-1)).toEqual({ a: 1, b: 2 });
  vi.runAllTimers();
  expect(pending.get()).toEqual({ a: 1, b: 2 }); // not answered yet
});

test('after a refusal the next change builds on the room', async () => {
  const pending = new PendingChanges<Counts>();
  const { sent, send, answer } = slow();
  const refused = pending.change({}, adding({ a: 1 }), send);
  answer(false);
  await refused;
  void pending.change({}, adding({ b: 2 }), send);
  expect(sent.at(-1)).toEqual({ b: 2 });
});
