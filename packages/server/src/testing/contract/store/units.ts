import { expect, test } from 'vitest';
import { kinds, nowAndLater, type Opened, rowOf, rowsOf } from './rows.ts';

const outcome = { team: 'good', winners: [0], reason: 'wolves_dead' };
const conflict = { kind: 'conflict' };

/** Several rows asked for at once: all of them, or none. */
export function unitContract(now: () => Opened): void {
  test('rows that follow one another are stored together', async () => {
    const rows = rowsOf('game/a', 7);
    expect(await now().store.append(rows.slice(0, 4))).toEqual({ kind: 'appended' });
    expect(await now().store.append(rows.slice(4))).toEqual({ kind: 'appended' });
    await nowAndLater(now(), async (store) => expect(await store.read('game/a')).toEqual(rows));
  });

  test('where one does not follow, none is stored', async () => {
    const { store } = now();
    await store.append(rowOf('game/a', 1));
    const wrong = [[1, 2], [3, 4], [2, 4], [2, 2], [3, 2], []];
    for (const seqs of wrong)
      expect(await store.append(seqs.map((seq) => rowOf('game/a', seq))), `${seqs}`).toEqual(conflict);
    expect(await store.append([rowOf('game/a', 2), rowOf('game/b', 3)])).toEqual(conflict);
    expect(await store.append([rowOf('game/b', 1), rowOf('game/a', 2)])).toEqual(conflict);
    await nowAndLater(now(), async (store) => {
      expect([await store.head('game/a'), await store.head('game/b')]).toEqual([1, 0]);
    });
  });

  test('where one is a command that is there, none is stored, and its first row is the answer', async () => {
    const { store } = now();
    const first = rowOf('game/a', 1, { commandId: 'x' });
    await store.append(first);
    const unit = [rowOf('game/a', 2, { commandId: 'y' }), rowOf('game/a', 3, { commandId: 'x' }), rowOf('game/a', 4)];
    const answers = await Promise.all([
      store.append(rowOf('game/b', 1)),
      store.append(unit),
      store.append(rowOf('game/b', 2)),
      store.append(rowOf('game/a', 2, { commandId: 'z' })),
    ]);
    expect(kinds(answers)).toEqual(['appended', 'repeated', 'appended', 'appended']);
    expect(answers[1]).toEqual({ kind: 'repeated', row: first });
    await nowAndLater(now(), async (store) => {
      expect((await store.read('game/a')).map(({ commandId }) => commandId)).toEqual(['x', 'z']);
      expect(await store.head('game/b')).toBe(2);
    });
  });

  test('a command that is in it twice: none is stored, and the stream can still begin', async () => {
    const { store } = now();
    const twice = [rowOf('game/a', 1, { commandId: 'x' }), rowOf('game/a', 2, { commandId: 'x' })];
    expect(await store.append(twice)).toEqual(conflict);
    expect([await store.head('game/a'), await store.awake()]).toEqual([0, []]);
    expect(await store.append(twice.slice(0, 1))).toEqual({ kind: 'appended' });
    await nowAndLater(now(), async (store) => expect(await store.head('game/a')).toBe(1));
  });

  test('a race is lost as a whole, in one turn and in two', async () => {
    const { store } = now();
    const ours = [1, 2, 3].map((seq) => rowOf('game/a', seq, { reply: 'ours' }));
    const theirs = [1, 2].map((seq) => rowOf('game/a', seq, { reply: 'theirs' }));
    expect(kinds(await Promise.all([store.append(theirs), store.append(ours)]))).toEqual(['appended', 'conflict']);
    expect(await store.append(ours)).toEqual(conflict);
    expect((await store.read('game/a')).map(({ reply }) => reply)).toEqual(['theirs', 'theirs']);
  });

  test('what becomes true with it is true after all of it, or not at all', async () => {
    const { store } = now();
    const rows = [rowOf('game/a', 1, { at: 5, deadline: 10 }), rowOf('game/a', 2, { at: 7, deadline: 20 })];
    const finished = { game: 'a', rules: 'classic', players: [], outcome };
    expect(await store.append([rows[1]!, rows[0]!], { finished, done: 'game/a' })).toEqual(conflict);
    expect(await store.games({ limit: 9 })).toEqual([]);
    await store.append(rows, { finished });
    expect((await store.games({ limit: 9 })).map(({ at }) => at)).toEqual([7]);
    expect(await store.due(100)).toEqual([{ stream: 'game/a', deadline: 20 }]);
    await store.append([rowOf('game/a', 3, { deadline: 30 }), rowOf('game/a', 4, { deadline: 40 })], {
      done: 'game/a',
    });
    expect(await store.due(100)).toEqual([]);
  });

  test('what cannot be stored is refused as a whole, and its neighbours are stored', async () => {
    const { store } = now();
    const answers = await Promise.allSettled([
      store.append(rowOf('game/a', 1)),
      store.append([rowOf('game/b', 1), rowOf('game/b', 2, { at: 0.5 })]),
      store.append(rowOf('game/a', 2)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([await store.head('game/a'), await store.head('game/b')]).toEqual([2, 0]);
  });
}
