import { expect, test } from 'vitest';
import type { SeatToken } from '../../../store/store.ts';
import { kinds, nowAndLater, type Opened, rowOf } from './rows.ts';

const tokenOf = (hash: string): SeatToken => ({ hash, room: 'r1', player: `p-${hash}` });
const outcome = { team: 'good', winners: [0], reason: 'wolves_dead' };

/** Changes stored with a row. */
export function alsoContract(now: () => Opened): void {
  test('all changes are stored with the row, also after a restart', async () => {
    await now().store.append(rowOf('room/a', 1), {
      seed: { game: 'g1', seed: 'f'.repeat(64) },
      tokens: [tokenOf('t1'), tokenOf('t2')],
      code: { code: 'ABCDEF', stream: 'room/a' },
      finished: { game: 'g0', rules: 'classic', players: ['Ann', 'Bob'], outcome },
    });
    await nowAndLater(now(), async (store) => {
      expect(await store.seedOf('g1')).toBe('f'.repeat(64));
      expect(await store.seat('t2')).toEqual(tokenOf('t2'));
      expect(await store.roomByCode('ABCDEF')).toBe('room/a');
      expect(await store.games({ limit: 9 })).toHaveLength(1);
    });
  });

  test('no change is stored if the row is a conflict, a repeat or refused', async () => {
    const { store } = now();
    await store.append(rowOf('room/a', 1, { commandId: 'x' }), { tokens: [tokenOf('old')] });
    const also = {
      seed: { game: 'g1', seed: 's' },
      tokens: [tokenOf('new')],
      revoke: ['old'],
      code: { code: 'ABCD', stream: 'room/a' },
      done: 'room/a',
      finished: { game: 'g1', rules: 'classic', players: [], outcome },
    };
    expect(await store.append(rowOf('room/a', 1), also)).toEqual({ kind: 'conflict' });
    expect((await store.append(rowOf('room/a', 2, { commandId: 'x' }), also)).kind).toBe('repeated');
    const twice = { ...also, tokens: [tokenOf('new'), tokenOf('new')] };
    await expect(store.append(rowOf('room/a', 2), twice)).rejects.toThrow();
    expect(await store.head('room/a')).toBe(1);
    expect(await store.seedOf('g1')).toBeUndefined();
    expect(await store.seat('new')).toBeUndefined();
    expect(await store.seat('old')).toEqual(tokenOf('old'));
    expect(await store.roomByCode('ABCD')).toBeUndefined();
    expect(await store.games({ limit: 9 })).toEqual([]);
    expect(await store.awake()).toHaveLength(1);
  });

  test('a seed is set once: a second deal of the same game is refused, and other rows are stored', async () => {
    const { store } = now();
    await store.append(rowOf('game/a', 1), { seed: { game: 'a', seed: 'first' } });
    const answers = await Promise.allSettled([
      store.append(rowOf('game/b', 1)),
      store.append(rowOf('room/r', 1), { seed: { game: 'a', seed: 'second' } }),
      store.append(rowOf('game/b', 2), { seed: { game: 'b', seed: 'other' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.seedOf('a')).toBe('first');
    expect(await store.seedOf('b')).toBe('other');
    expect(await store.head('room/r')).toBe(0);
  });

  test('a token can be revoked, and exchanged in one row', async () => {
    const { store } = now();
    await store.append(rowOf('room/a', 1), { tokens: [tokenOf('t1'), tokenOf('t2')] });
    await store.append(rowOf('room/a', 2), { revoke: ['t1', 'unknown'] });
    expect(await store.seat('t1')).toBeUndefined();
    await store.append(rowOf('room/a', 3), { revoke: ['t2'], tokens: [tokenOf('t3')] });
    expect(await store.seat('t2')).toBeUndefined();
    expect(await store.seat('t3')).toEqual(tokenOf('t3'));
    expect(await (await now().reopen()).seat('t1')).toBeUndefined();
  });
}

/** Room codes. */
export function codesContract(now: () => Opened): void {
  test('a code has one holder: a second claim is a conflict, also in the same turn', async () => {
    const { store } = now();
    const streams = ['room/a', 'room/b', 'room/c'];
    const claims = streams.map((stream) => store.append(rowOf(stream, 1), { code: { code: 'ABCD', stream } }));
    const answers = kinds(await Promise.all(claims));
    expect(answers.toSorted()).toEqual(['appended', 'conflict', 'conflict']);
    const holder = streams[answers.indexOf('appended')] as string; // transactions side by side may end in any order
    expect(await store.roomByCode('ABCD')).toBe(holder);
    const heads = await Promise.all(streams.map((stream) => store.head(stream)));
    expect(heads).toEqual(streams.map((stream) => (stream === holder ? 1 : 0)));
    expect(await store.append(rowOf(holder, 2), { code: { code: 'ABCD', stream: holder } })).toEqual({
      kind: 'appended',
    });
  });

  test('a freed code can be claimed again', async () => {
    const { store } = now();
    await store.append(rowOf('room/a', 1), { code: { code: 'ABCD', stream: 'room/a' } });
    await store.append(rowOf('room/a', 2), { freeCode: 'ABCD' });
    expect(await store.roomByCode('ABCD')).toBeUndefined();
    await store.append(rowOf('room/b', 1), { code: { code: 'ABCD', stream: 'room/b' } });
    expect(await store.roomByCode('ABCD')).toBe('room/b');
    const swap = { freeCode: 'ABCD', code: { code: 'ABCD', stream: 'room/c' } };
    expect(await store.append(rowOf('room/c', 1), swap)).toEqual({ kind: 'appended' });
    expect(await store.roomByCode('ABCD')).toBe('room/c');
  });

  test('codes are counted by their length', async () => {
    const { store } = now();
    for (const code of ['AAAA', 'BBBB', 'CCCCCC'])
      await store.append(rowOf(`room/${code}`, 1), { code: { code, stream: `room/${code}` } });
    expect(await Promise.all([3, 4, 5, 6].map((length) => store.codesInUse(length)))).toEqual([0, 2, 0, 1]);
  });
}
