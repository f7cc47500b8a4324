import { expect, test } from 'vitest';
import type { FinishedGame } from '../../../store/store.ts';
import { nowAndLater, type Opened, rowOf, T0 } from './rows.ts';

/** Which streams want to be woken. */
export function wakeupContract(now: () => Opened): void {
  test('the latest row says when a stream is due', async () => {
    const { store } = now();
    await store.append(rowOf('game/a', 1, { deadline: 300 }));
    await store.append(rowOf('game/b', 1, { deadline: 100 }));
    await store.append(rowOf('game/c', 1));
    expect(await store.due(99)).toEqual([]);
    expect(await store.due(300)).toEqual([
      { stream: 'game/b', deadline: 100 },
      { stream: 'game/a', deadline: 300 },
    ]);
    await store.append(rowOf('game/a', 2, { deadline: 50 }));
    await store.append(rowOf('game/b', 2));
    await store.append(rowOf('game/c', 2, { deadline: 70 }));
    await nowAndLater(now(), async (one) => {
      expect(await one.due(300)).toEqual([
        { stream: 'game/a', deadline: 50 },
        { stream: 'game/c', deadline: 70 },
      ]);
    });
  });

  test('a row that was not stored moves no deadline', async () => {
    const { store } = now();
    await store.append(rowOf('game/a', 1, { commandId: 'x', deadline: 100 }));
    await store.append(rowOf('game/a', 1, { deadline: 200 }));
    await store.append(rowOf('game/a', 2, { commandId: 'x', deadline: 200 }));
    const refused = { tokens: [{ hash: 't', room: 'r', player: 'p' }], seed: { game: 'g', seed: null as never } };
    await expect(store.append(rowOf('game/a', 2, { deadline: 200 }), refused)).rejects.toThrow();
    expect(await store.due(1000)).toEqual([{ stream: 'game/a', deadline: 100 }]);
    await store.append(rowOf('game/a', 2, { deadline: 200 }));
    expect(await store.due(1000)).toEqual([{ stream: 'game/a', deadline: 200 }]);
  });

  test('all unfinished streams are awake; what is done never is again', async () => {
    const { store } = now();
    await store.append(rowOf('room/a', 1));
    await store.append(rowOf('game/a', 1, { deadline: 100 }));
    await store.append(rowOf('game/b', 1, { deadline: 200 }));
    await store.append(rowOf('game/b', 2, { deadline: 200 }), { done: 'game/b' });
    await store.append(rowOf('game/b', 3, { deadline: 250 }));
    await nowAndLater(now(), async (one) => {
      expect(new Set(await one.awake())).toEqual(
        new Set([
          { stream: 'room/a', deadline: null },
          { stream: 'game/a', deadline: 100 },
        ]),
      );
      expect(await one.due(1000)).toEqual([{ stream: 'game/a', deadline: 100 }]);
      expect(await one.head('game/b')).toBe(3);
    });
  });

  test('one stream can finish another', async () => {
    const { store } = now();
    await store.append(rowOf('game/a', 1, { deadline: 100 }));
    await store.append(rowOf('room/a', 1), { done: 'game/a' });
    expect(await store.awake()).toEqual([{ stream: 'room/a', deadline: null }]);
  });
}

/** The list of finished games. */
export function gamesContract(now: () => Opened): void {
  test('finished games are listed page by page, the newest first', async () => {
    const { store } = now();
    const games = Array.from({ length: 25 }, (_, i): FinishedGame => {
      const outcome = { team: i % 2 ? 'good' : null, winners: [i], reason: 'end' };
      const rules = i % 5 ? 'classic' : 'launch';
      return { game: `g${String(i).padStart(2, '0')}`, rules, players: ['Ann', 'Bö'], outcome, at: T0 + (i >> 1) };
    });
    for (const { at, ...finished } of games)
      await store.append(rowOf(`game/${finished.game}`, 1, { at }), { finished, done: `game/${finished.game}` });
    const newest = games.toReversed(); // of two that ended together, the greater id
    const paged: FinishedGame[] = [];
    for (;;) {
      const before = paged.at(-1);
      const page = await store.games({ limit: 10, ...(before && { before }) });
      if (page.length === 0) break;
      expect(page.length).toBeLessThanOrEqual(10);
      paged.push(...page);
    }
    expect(paged).toEqual(newest);
    const launch = newest.filter(({ rules }) => rules === 'launch');
    expect(await store.games({ limit: 3, rules: 'launch' })).toEqual(launch.slice(0, 3));
    expect(await store.games({ limit: 9, rules: 'launch', before: launch[2]! })).toEqual(launch.slice(3));
    expect(await (await now().reopen()).games({ limit: 2, rules: 'none' })).toEqual([]);
  });
}

/** Signs of life. */
export function beatContract(now: () => Opened): void {
  test('the last sign of life is kept, also after a restart', async () => {
    const { store } = now();
    expect(await store.lastBeat()).toBeUndefined();
    await store.beat(T0);
    await store.beat(T0 + 1_000);
    await nowAndLater(now(), async (one) => expect(await one.lastBeat()).toBe(T0 + 1_000));
  });
}
