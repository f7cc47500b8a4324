import { expect, test } from 'vitest';
import { checkTails, type Damage, type Soundness } from './soundness.ts';

/** A store with one unfinished stream, whose end was read before these rows. */
const source = (head: number, rows: number, aside: Damage[]): Soundness =>
  ({
    unfinished: async () => [{ stream: 'game/g', head }],
    newest: async () => [],
    rowsAfter: async (_: string, after: number) =>
      Array.from({ length: rows }, (_, i) => ({ seq: i + 1, isSound: true, hasChecksum: true })).slice(after),
    setAside: async (damage: Damage) => aside.push(damage) > 0,
  }) as unknown as Soundness;

test('a stream that another node continues during the check is sound', async () => {
  const aside: Damage[] = [];
  await checkTails(source(2, 3, aside), () => undefined);
  expect(aside).toEqual([]);
  await checkTails(source(4, 3, aside), () => undefined);
  expect(aside).toMatchObject([{ stream: 'game/g', seq: 4 }]);
});
