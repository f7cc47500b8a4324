import { expect, test } from 'vitest';
import { Pending } from './pending.ts';

type Counts = Readonly<Record<string, number>>;
const adding = (more: Counts) => (counts: Counts) => ({ ...counts, ...more });

test('a second change before the room has shown the first keeps both', () => {
  const pending = new Pending<Counts>();
  const shown = {};
  pending.change(shown, adding({ a: 1 }));
  expect(pending.change(shown, adding({ b: 2 }))).toEqual({ a: 1, b: 2 });
});

test('what the room shows anew is what counts, and so is what it showed if a change was refused', () => {
  const pending = new Pending<Counts>();
  const shown = {};
  pending.change(shown, adding({ a: 1 }));
  expect(pending.change({ c: 3 }, adding({ b: 2 }))).toEqual({ b: 2, c: 3 });
  pending.change(shown, adding({ a: 1 }));
  pending.forget();
  expect(pending.change(shown, adding({ b: 2 }))).toEqual({ b: 2 });
});
