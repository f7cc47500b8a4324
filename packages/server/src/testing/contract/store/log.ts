import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds, nowAndLater, type Opened, rowOf, rowsOf, turns } from './rows.ts';

const GAMES = 50; // at once
const RACES = process.env.MOONRISE_LONG ? 100 : 20; // in each

/** Rows: complete, in order, once, durable. */
export function logContract(now: () => Opened): void {
  test('appended rows are there after a restart', async () => {
    const rows = [rowOf('room/a', 1), rowOf('room/a', 2, { commandId: 'x', deadline: 5 })];
    for (const row of rows) expect(await now().store.append(row)).toEqual({ kind: 'appended' });
    expect(await now().store.read('room/a')).toEqual(rows);
    const again = await now().reopen();
    expect(await again.read('room/a')).toEqual(rows);
    expect(await again.head('room/a')).toBe(2);
    expect(await again.append(rowOf('room/a', 3))).toEqual({ kind: 'appended' });
  });

  test('an unknown stream is empty', async () => {
    expect(await now().store.read('room/none')).toEqual([]);
    expect(await now().store.head('room/none')).toBe(0);
  });

  test('the heads of many streams can be read at once', async () => {
    const { store } = now();
    for (const row of [...rowsOf('game/a', 3), ...rowsOf('room/b', 1)]) await store.append(row);
    await nowAndLater(now(), async (one) => {
      expect(await one.heads(['game/a', 'room/b', 'room/none'])).toEqual(
        new Map([
          ['game/a', 3],
          ['room/b', 1],
        ]),
      );
      expect(await one.heads([])).toEqual(new Map());
    });
  });

  test('reading can start after a row', async () => {
    const rows = rowsOf('game/a', 5);
    await Promise.all(rows.map((row) => now().store.append(row)));
    expect(await now().store.read('game/a', 3)).toEqual(rows.slice(3));
    expect(await now().store.read('game/a', 5)).toEqual([]);
  });

  test('reading can stop after a number of rows', async () => {
    const rows = rowsOf('game/a', 5);
    await Promise.all(rows.map((row) => now().store.append(row)));
    expect(await now().store.read('game/a', 1, 2)).toEqual(rows.slice(1, 3));
    expect(await now().store.read('game/a', 0, 1)).toEqual(rows.slice(0, 1));
    expect(await now().store.read('game/a', 3, 9)).toEqual(rows.slice(3));
  });

  test('the log has no gaps: a row number that exists, skips one or is no integer is a conflict', async () => {
    const { store } = now();
    await store.append(rowOf('game/a', 1));
    for (const seq of [1, 3, 0, -1, 2.5, Number.NaN])
      expect(await store.append(rowOf('game/a', seq)), `seq ${seq}`).toEqual({ kind: 'conflict' });
    expect(await store.append(rowOf('game/b', 2))).toEqual({ kind: 'conflict' });
    expect(await store.append(rowOf('game/a', 2))).toEqual({ kind: 'appended' });
    expect(await store.head('game/b')).toBe(0);
  });

  test('rows of one turn are stored in order, and rows after a conflict are conflicts', async () => {
    const { store } = now();
    const rows = rowsOf('game/a', 100);
    const others = rowsOf('game/b', 100);
    const answers = await Promise.all(rows.flatMap((row, i) => [store.append(row), store.append(others[i]!)]));
    expect(new Set(kinds(answers))).toEqual(new Set(['appended']));
    expect(await store.read('game/a')).toEqual(rows);
    const late = [100, 101, 102, 104, 105].map((seq) => store.append(rowOf('game/a', seq)));
    expect(kinds(await Promise.all(late))).toEqual(['conflict', 'appended', 'appended', 'conflict', 'conflict']);
  });

  test('answers come in the order of the calls', async () => {
    const order: number[] = [];
    await Promise.all(
      rowsOf('game/a', 50).map((row) =>
        now()
          .store.append(row)
          .then(() => order.push(row.seq)),
      ),
    );
    expect(order).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  });

  test('a resent command gets its first row, with any row number, before and after a restart', async () => {
    const { store } = now();
    const first = rowOf('game/a', 1, { commandId: 'x', reply: { ok: true, n: 7 } });
    await store.append(first);
    await store.append(rowOf('game/a', 2, { commandId: 'y' }));
    const again = { commandId: 'x', reply: { ok: false } };
    for (const seq of [1, 2, 3, 9])
      expect(await store.append(rowOf('game/a', seq, again))).toEqual({ kind: 'repeated', row: first });
    expect(await (await now().reopen()).append(rowOf('game/a', 3, again))).toEqual({ kind: 'repeated', row: first });
  });

  test('a command sent twice in one turn is stored once', async () => {
    const { store } = now();
    const first = rowOf('game/a', 1, { commandId: 'x' });
    const answers = await Promise.all([
      store.append(first),
      store.append(rowOf('game/a', 1, { commandId: 'x', reply: 'second' })),
      store.append(rowOf('game/a', 2, { commandId: 'x', reply: 'third' })),
      store.append(rowOf('game/a', 2, { commandId: 'y' })),
    ]);
    expect(kinds(answers)).toEqual(['appended', 'repeated', 'repeated', 'appended']);
    expect(answers[2]).toEqual({ kind: 'repeated', row: first });
    expect(await store.head('game/a')).toBe(2);
  });

  test('command ids are unique per stream, and rows without one never repeat', async () => {
    const { store } = now();
    const answers = await Promise.all([
      store.append(rowOf('game/a', 1, { commandId: 'x' })),
      store.append(rowOf('game/b', 1, { commandId: 'x' })),
      store.append(rowOf('game/a', 2)),
      store.append(rowOf('game/a', 3)),
    ]);
    expect(kinds(answers)).toEqual(Array(4).fill('appended'));
  });

  test(`${GAMES * RACES} races of two writers for a row: one wins each, and the log has the winners' rows`, async () => {
    const { store } = now();
    const wins = [0, 0];
    const play = async (stream: string, begin: number) => {
      const winners: number[] = [];
      for (let seq = 1; seq <= RACES; seq++) {
        const writers = [0, 1].map(async (writer) => {
          await turns((begin * 7 + seq * (writer ? 3 : 5)) % 4); // at the same time, or one before the other
          return store.append(rowOf(stream, seq, { commandId: `${seq}/${writer}`, reply: writer }));
        });
        const answers = kinds(await Promise.all(writers));
        expect([...answers].sort(), `race ${seq} in ${stream}`).toEqual(['appended', 'conflict']);
        winners.push(answers.indexOf('appended'));
      }
      expect((await store.read(stream)).map(({ reply }) => reply)).toEqual(winners);
      for (const winner of winners) wins[winner]!++;
    };
    await Promise.all(Array.from({ length: GAMES }, (_, i) => play(`game/${i}`, i)));
    expect(Math.min(...wins)).toBeGreaterThan(0);
  });

  test('10,000 rows can be read back', async () => {
    const rows = rowsOf('game/a', 10_000);
    for (let i = 0; i < rows.length; i += 500)
      await Promise.all(rows.slice(i, i + 500).map((row) => now().store.append(row)));
    expect(await (await now().reopen()).read('game/a')).toEqual(rows);
  });
}

/** The contents of rows. */
export function contentContract(now: () => Opened): void {
  test('any JSON can be read back', async () => {
    const { store } = now();
    let seq = 0;
    const stays = async (command: unknown, reply: unknown, events: unknown[]) => {
      const row = JSON.parse(JSON.stringify(rowOf('game/a', ++seq, { command, reply, events } as object)));
      await store.append(row);
      expect(await store.read('game/a', seq - 1)).toEqual([row]);
    };
    await stays(null, '', []);
    await stays('NUL \u0000, \ud800 alone, \u{1f43a}, \u202e', [[[]]], [{ '': { '1': 0, b: [null] } }]);
    await fc.assert(fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), fc.array(fc.jsonValue()), stays), {
      numRuns: 100,
    });
  });

  test('a row of 5 MB can be read back', async () => {
    const row = rowOf('game/a', 1, { events: ['x'.repeat(5_000_000), 'é🐺'.repeat(100_000)] });
    await now().store.append(row);
    expect(await now().store.read('game/a')).toEqual([row]);
  });

  test('a row that cannot be stored is rejected alone', async () => {
    const { store } = now();
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    const answers = await Promise.allSettled([
      store.append(rowOf('game/a', 1)),
      store.append(rowOf('game/b', 1, { command: cycle as never })),
      store.append(rowOf('game/c', 1, { at: 0.5 })),
      store.append(rowOf('game/d', 1, { reply: undefined as never })),
      store.append(rowOf('game/e', 1), { finished: { game: 'e', rules: 'x', players: [], outcome: cycle as never } }),
      store.append(rowOf('game/a', 2)),
    ]);
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, false, false, false, false, true]);
    expect(await store.head('game/a')).toBe(2);
    for (const stream of ['game/b', 'game/c', 'game/d', 'game/e']) expect(await store.head(stream)).toBe(0);
  });

  test('changing an object after the call does not change the row', async () => {
    const command = { type: 'act', targets: [1] };
    const appended = now().store.append(rowOf('game/a', 1, { command }));
    command.targets.push(2);
    await appended;
    expect((await now().store.read('game/a'))[0]?.command).toEqual({ type: 'act', targets: [1] });
  });
}
