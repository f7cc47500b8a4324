import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder } from '../../testing/contract/store/in-folder.ts';
import { rowOf, rowsOf } from '../../testing/contract/store/rows.ts';
import { type Database, loadSqlite } from './driver.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { prepare, type Statements } from './statements.ts';

interface Bench {
  readonly db: Database;
  readonly ask: Statements;
  readonly commits: GroupCommit;
  readonly other: Database; // a second connection, which sees only what is committed
}
const onDatabase = (work: (bench: Bench) => Promise<void>) =>
  inFolder(async (folder) => {
    const { DatabaseSync } = await loadSqlite();
    const path = join(folder, 'test.db');
    const db = new DatabaseSync(path);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 50');
    migrate(db, path);
    const ask = prepare(db);
    const other = new DatabaseSync(path);
    try {
      await work({ db, ask, commits: new GroupCommit(ask), other });
    } finally {
      other.close();
      db.close();
    }
  });

const count = (db: Database) => Number(db.prepare('SELECT count(*) AS n FROM rows').get()?.n);
const settled = async (rows: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(rows)).map(({ status }) => status);

test('one turn of the event loop is one commit, and answers come after it', () =>
  onDatabase(async ({ ask, commits, other }) => {
    let made = 0;
    const run = () => {
      made++;
      return ask.commit.run();
    };
    const counted = new GroupCommit({ ...ask, commit: { ...ask.commit, run } });
    const seen: number[] = [];
    const tell = () => seen.push(count(other));
    await Promise.all(rowsOf('game/a', 100).map((row) => counted.append([row], {}).then(tell)));
    expect([made, new Set(seen)]).toEqual([1, new Set([100])]);
    await commits.append([rowOf('game/b', 1)], {});
    expect(count(other)).toBe(101);
  }));

test('a large group is answered in slices: the first ones send to their viewers before the last are answered, and other events come between', () =>
  onDatabase(async ({ commits }) => {
    const order: string[] = [];
    const tell = (i: number) => {
      order.push(`told ${i}`);
      process.nextTick(() => order.push(`wrote ${i}`));
      for (const end = performance.now() + 1; performance.now() < end; ); // as long as sending to many viewers
    };
    const rows = Array.from({ length: 100 }, (_, i) => rowOf(`game/${i}`, 1));
    const told = rows.map((row, i) => commits.append([row], {}).then(() => tell(i)));
    await told[0];
    setImmediate(() => order.push('later'));
    await Promise.all(told);
    const at = (what: string) => order.indexOf(what);
    expect(at('wrote 0')).toBeLessThan(at('told 99'));
    expect(at('later')).toBeGreaterThan(0);
    expect(at('later')).toBeLessThan(at('told 99'));
    expect(order.filter((what) => what.startsWith('told'))).toEqual(rows.map((_, i) => `told ${i}`));
  }));

test('a full disk refuses the whole turn, and later turns are stored again', () =>
  onDatabase(async ({ db, commits, other }) => {
    await commits.append([rowOf('game/a', 1)], {});
    db.exec(`PRAGMA max_page_count = ${Number(db.prepare('PRAGMA page_count').get()?.page_count) + 2}`);
    const big = { events: ['x'.repeat(100_000)] };
    const turn = [rowOf('game/b', 1), rowOf('game/a', 2, big), rowOf('game/c', 1)];
    expect(await settled(turn.map((row) => commits.append([row], {})))).toEqual(Array(3).fill('rejected'));
    expect(count(other)).toBe(1);
    db.exec('PRAGMA max_page_count = 1000000');
    for (const row of turn) expect(await commits.append([row], {})).toEqual({ kind: 'appended' });
    expect(count(other)).toBe(4);
  }));

test('a commit that fails refuses the whole turn, and later turns are stored again', () =>
  onDatabase(async ({ ask, other }) => {
    let isBroken = true;
    const failing = () => {
      if (isBroken) throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
      return ask.commit.run();
    };
    const commits = new GroupCommit({ ...ask, commit: { ...ask.commit, run: failing } });
    const turn = rowsOf('game/a', 3);
    for (let i = 0; i < 2; i++)
      expect(await settled(turn.map((row) => commits.append([row], {})))).toEqual(Array(3).fill('rejected'));
    expect(count(other)).toBe(0);
    isBroken = false;
    expect(await settled(turn.map((row) => commits.append([row], {})))).toEqual(Array(3).fill('fulfilled'));
    expect(count(other)).toBe(3);
  }));

test('while another process holds the database a turn is refused, and later turns are stored again', () =>
  onDatabase(async ({ commits, other }) => {
    other.exec('BEGIN IMMEDIATE');
    await expect(commits.append([rowOf('game/a', 1)], {})).rejects.toThrow('locked');
    other.exec('ROLLBACK');
    expect(await commits.append([rowOf('game/a', 1)], {})).toEqual({ kind: 'appended' });
  }));

test('more streams than the cache holds', () =>
  onDatabase(async ({ commits, other }) => {
    const streams = Array.from({ length: 20_100 }, (_, i) => `game/${i}`);
    for (const seq of [1, 2])
      await Promise.all(streams.map((stream) => commits.append([rowOf(stream, seq, { deadline: seq })], {})));
    expect(count(other)).toBe(2 * streams.length);
    expect(other.prepare('SELECT count(*) AS n FROM streams WHERE deadline = 2').get()?.n).toBe(streams.length);
  }));
