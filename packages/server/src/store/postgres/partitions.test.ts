import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowOf } from '../../testing/contract/store/rows.ts';
import { projectText } from '../../testing/deploy/project-file.ts';
import { asked, type Postgres, postgresPrograms, startPostgres } from '../../testing/services/postgres.ts';
import { openPostgres } from './postgres.ts';

const programs = postgresPrograms();
const PATIENCE = 600_000; // ms
const MONTHS = 2; // from now
const inMonths = (months: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
};
const monthOf = (date: Date): string => date.toISOString().slice(0, 10);

/** A database whose rows have been partitioned by the script. */
async function partitioned(url: string): Promise<void> {
  await (await openPostgres(url)).close();
  await asked(url, projectText('deploy/postgres/partitions.sql'));
}

describe.skipIf(programs === undefined)('rows in partitions by age', { timeout: PATIENCE }, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(String(programs));
  }, PATIENCE);
  afterAll(() => postgres.stop(), PATIENCE);

  test('what was stored before is still there, and a command that comes twice to two nodes is stored once', async () => {
    const url = await postgres.database();
    const before = await openPostgres(url);
    await before.append(rowOf('game/a', 1));
    await before.close();
    await partitioned(url);
    const nodes = [await openPostgres(url), await openPostgres(url)] as const;
    expect((await nodes[0].read('game/a')).map(({ seq }) => seq)).toEqual([1]);
    const move = { ...rowOf('game/a', 2), commandId: 'c' };
    expect((await nodes[0].append(move)).kind).toBe('appended');
    expect((await nodes[1].append(move)).kind).toBe('repeated');
    expect((await nodes[1].append([rowOf('game/a', 3), rowOf('game/a', 3)])).kind).toBe('conflict');
    expect((await nodes[1].append({ ...rowOf('game/a', 3), commandId: 'c' })).kind).toBe('repeated');
    for (const i of [3, 4]) {
      const twice = [
        { ...rowOf('game/b', 1), commandId: 'd' },
        { ...rowOf('game/b', 2), commandId: 'd' },
      ];
      expect([i, (await nodes[0].append(twice)).kind]).toEqual([i, 'conflict']);
    }
    for (const node of nodes) await node.close();
  });

  test('a game is stored in the partition of its month, and goes with it', async () => {
    const url = await postgres.database();
    await partitioned(url);
    const store = await openPostgres(url);
    const [first, next] = [inMonths(MONTHS), inMonths(MONTHS + 1)];
    const ids = [first.getTime(), next.getTime() - 1, next.getTime()].map((at) => ulid(at));
    const [early = '', late = '', other = ''] = ids;
    for (const game of ids) {
      await store.append(rowOf(`game/${game}`, 1));
      await store.append(rowOf(`ai-moves/${game}`, 1), { done: `ai-moves/${game}` });
      await store.append(rowOf(`game/${game}`, 2), {
        done: `game/${game}`,
        finished: { game, rules: 'classic', players: [], outcome: { winners: [] } as never },
      });
    }
    const name = `rows_${monthOf(first).slice(0, 7).replace('-', '_')}`;
    expect(Number(await asked(url, `SELECT count(DISTINCT stream) FROM ${name}`))).toBe(2);
    const drop = () => asked(url, `SELECT drop_month('${monthOf(first)}')`);

    await expect(drop()).rejects.toThrow(/does not count in the profiles/);
    await asked(url, 'UPDATE games SET recorded = true');
    await store.space.pin(early, 'someone', true);
    await expect(drop()).rejects.toThrow(/pinned/);
    await store.space.pin(early, 'someone', false);
    await store.append(rowOf(`game/${ulid(first.getTime() + 1)}`, 1));
    await expect(drop()).rejects.toThrow(/not over/);
    await asked(url, 'UPDATE streams SET done = true');

    expect(Number(await drop())).toBe(2);
    for (const gone of [early, late])
      expect([await store.head(`game/${gone}`), await store.head(`ai-moves/${gone}`)]).toEqual([0, 0]);
    expect((await store.read(`game/${other}`)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect((await store.games({ limit: 9 })).map(({ game }) => game)).toEqual([other]);
    expect(await store.soundness.damaged()).toEqual([]);
    await store.close();
  });
});
