import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { alsoContract, codesContract } from './also.ts';
import { historyContract } from './history.ts';
import { beatContract, gamesContract, wakeupContract } from './lists.ts';
import { contentContract, logContract } from './log.ts';
import { kinds, type Opened, rowOf, rowsOf } from './rows.ts';
import { spaceContract } from './space.ts';
import { unitContract } from './units.ts';

/** Tests for every store. The simulated one does not measure or delete. */
export function storeContract(name: string, open: () => Promise<Opened>, { hasSpace = true } = {}): void {
  describe(`the store contract over ${name}`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.destroy());
    const now = () => opened;
    describe('log', () => logContract(now));
    describe('units', () => unitContract(now));
    describe('content', () => contentContract(now));
    describe('also', () => alsoContract(now));
    describe('codes', () => codesContract(now));
    describe('wakeups', () => wakeupContract(now));
    describe('games', () => gamesContract(now));
    describe('beats', () => beatContract(now));
    describe('history', () => historyContract(now));
    describe.runIf(hasSpace)('space', () => spaceContract(now));
    describe('close', () => closeContract(now));
  });
}

function closeContract(now: () => Opened): void {
  test('closing stores pending rows', async () => {
    const waiting = rowsOf('game/a', 20).map((row) => now().store.append(row));
    const again = await now().reopen();
    expect(kinds(await Promise.all(waiting))).toEqual(Array(20).fill('appended'));
    expect(await again.head('game/a')).toBe(20);
  });

  test('a closed store accepts no rows, and can be closed again', async () => {
    await now().store.close();
    await expect(now().store.append(rowOf('game/a', 1))).rejects.toThrow('closed');
    await now().store.close();
  });
}
