import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../testing/contract/store/rows.ts';
import { matchIn } from '../testing/running-match.ts';
import { asked, type Postgres, postgresPrograms, startPostgres } from '../testing/services/postgres.ts';
import { serving } from '../testing/serving.ts';
import { deal, gather, must, type TestSeat } from '../testing/table.ts';
import { openPostgres } from './postgres/postgres.ts';
import { checkStore, type Damage, DamagedRows } from './soundness.ts';
import { backUpFolder } from './sqlite/backup.ts';
import { loadSqlite } from './sqlite/driver.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';

const programs = postgresPrograms();
const PATIENCE = 600_000; // ms

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-damage-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
/** The files of a server that was killed: a copy while it runs. */
async function killed(folder: string, rows: number): Promise<string> {
  const [data, copy] = [join(folder, 'data'), join(folder, 'killed')];
  const store = await openSqlite(data);
  for (const row of rowsOf('game/a', rows)) await store.append(row);
  (await openSqlite(copy)).close(); // makes the folder
  for (const name of ['moonrise.db', 'moonrise.db-wal']) copyFileSync(join(data, name), join(copy, name));
  await store.close();
  return copy;
}
async function damagesIn(folder: string, look: (store: Store) => Promise<void> = async () => {}): Promise<Damage[]> {
  const told: Damage[] = [];
  const store = await openSqlite(folder, (damage) => void told.push(damage));
  try {
    await look(store);
  } finally {
    await store.close();
  }
  return told;
}
function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}

describe('a data folder', () => {
  test('whose server was killed is sound: nothing is told, nothing is lost', () =>
    inFolder(async (folder) => {
      const copy = await killed(folder, 50);
      expect(await damagesIn(copy, async (store) => expect(await store.head('game/a')).toBe(50))).toEqual([]);
      expect(await damagesIn(copy)).toEqual([]);
    }));

  test('without its write-ahead log: the loss is told once, and the files are kept', () =>
    inFolder(async (folder) => {
      const copy = await killed(folder, 50);
      rmSync(join(copy, 'moonrise.db-wal'));
      expect(await damagesIn(copy)).toMatchObject([{ stream: null, what: expect.stringContaining('-wal is missing') }]);
      const kept = readdirSync(copy).find((name) => name.startsWith('damaged-'));
      expect(existsSync(join(copy, String(kept), 'moonrise.db'))).toBe(true);
      expect(await damagesIn(copy)).toEqual([]);
    }));

  test.each([
    ['the beginning', 5, /beginning of moonrise.db-wal is damaged/],
    ['a page in the middle', 20_000, /damaged at byte \d+: the last \d+ groups of rows are lost/],
    ['the header of a frame', 32 + 24 + 4096 + 9, /damaged at byte \d+: the last \d+ groups/],
  ])('with a flipped byte in its log, in %s: the loss is told', (_, at, words) =>
    inFolder(async (folder) => {
      const copy = await killed(folder, 50);
      flip(join(copy, 'moonrise.db-wal'), at);
      expect(await damagesIn(copy)).toMatchObject([{ stream: null, what: expect.stringMatching(words) }]);
    }),
  );

  test('that stopped in order, and a backup of an open one, are told nothing about', () =>
    inFolder(async (folder) => {
      const data = join(folder, 'data');
      const store = await openSqlite(data);
      for (const row of rowsOf('game/a', 5)) await store.append(row);
      const copy = join(folder, 'copy');
      (await openSqlite(copy)).close();
      await backUpFolder(data, join(copy, 'moonrise.db'));
      await store.close();
      expect(await damagesIn(data)).toEqual([]);
      expect(await damagesIn(copy, async (one) => expect(await one.head('game/a')).toBe(5))).toEqual([]);
    }));

  test('with a flipped letter in a row: the row is named when it is read, and the stream is set aside', () =>
    inFolder(async (folder) => {
      const store = await openSqlite(folder);
      for (const stream of ['game/a', 'game/b']) for (const row of rowsOf(stream, 60)) await store.append(row);
      await store.close();
      await changed(folder, `UPDATE rows SET events = replace(events, '"', '''') WHERE seq = 3 AND stream = 1`);
      const told = await damagesIn(folder, async (one) => {
        await expect(one.read('game/a')).rejects.toThrow(DamagedRows);
        expect(await one.read('game/b')).toHaveLength(60);
        expect((await one.awake()).map(({ stream }) => stream)).toEqual(['game/b']);
        expect(await checkStore(one.soundness, () => {})).toMatchObject({
          streams: 2,
          damages: [{ stream: 'game/a', seq: 3, what: 'row 3 is not as it was written' }],
        });
      });
      expect(told).toEqual([{ stream: 'game/a', seq: 3, what: 'row 3 is not as it was written' }]);
    }));

  test('with a number that was never written: the game is named', () =>
    inFolder(async (folder) => {
      const store = await openSqlite(folder);
      for (const row of rowsOf('game/a', 60)) await store.append(row);
      await store.close();
      await changed(folder, 'UPDATE rows SET deadline = 9223372036854775807 WHERE seq = 55');
      const told = await damagesIn(folder, (one) => expect(one.read('game/a')).rejects.toThrow(DamagedRows));
      expect(told).toMatchObject([{ stream: 'game/a' }]);
    }));

  test.each([
    ['seq = 60', { seq: 60, what: 'the rows after 59 are missing, up to 60' }],
    ['seq = 50', { seq: 50, what: 'row 50 is missing' }],
  ])('where %s is missing: the start tells of it', (where, damage) =>
    inFolder(async (folder) => {
      const store = await openSqlite(folder);
      for (const row of rowsOf('game/a', 60)) await store.append(row);
      await store.close();
      await changed(folder, `DELETE FROM rows WHERE ${where}`);
      expect(await damagesIn(folder)).toEqual([{ stream: 'game/a', ...damage }]);
    }),
  );

  test('of no database at all stops the start with what to do', () =>
    inFolder(async (folder) => {
      (await openSqlite(folder)).close();
      writeFileSync(join(folder, 'moonrise.db'), 'x'.repeat(8_192));
      await expect(openSqlite(folder)).rejects.toThrow(/is damaged .* restore a backup into a new folder/);
    }));
});

async function changed(folder: string, sql: string): Promise<void> {
  const { DatabaseSync } = await loadSqlite();
  const db = new DatabaseSync(join(folder, 'moonrise.db'));
  db.exec(sql);
  db.close();
}

test('a damaged game stops, a damaged room cannot be entered, and all others go on', () =>
  serving(async (on) => {
    const options = { rules: 'classic', players: 4 } as const;
    const [broken, roomless, fine] = [await gather(on, options), await gather(on, options), await gather(on, options)];
    for (const table of [broken, fine]) await deal(table);
    const game = (await matchIn(on, broken.code)).id;
    const room = await on.store.roomByCode(roomless.code);
    await on.server.close();
    await changed(
      on.folder,
      `UPDATE rows SET command = replace(command, 'start', 'stars') WHERE seq = 1 AND stream = (SELECT id FROM streams WHERE stream = 'game/${game}');
       UPDATE rows SET at = at + 1 WHERE seq = 2 AND stream = (SELECT id FROM streams WHERE stream = '${room}')`,
    );
    await on.restart(1_000);
    await on.pass(10_000);
    const resumed = async ({ client, token }: TestSeat) => {
      await client.reconnect(on.url);
      return client.ask('resume', { token });
    };
    const [anna] = broken.seats as [TestSeat];
    must(await resumed(anna));
    await on.settled();
    expect(anna.client.last('room_updated')).toMatchObject({ status: 'ended' });
    expect((await resumed(roomless.seats[0] as TestSeat)).error).toMatchObject({
      message: expect.stringContaining('damaged'),
    });
    must(await resumed(fine.seats[0] as TestSeat));
    expect((await fetch(`${on.url}/readyz`)).status).toBe(200);
    expect((await on.store.soundness.damaged()).map(({ stream }) => stream).sort()).toEqual(
      [`game/${game}`, room].sort(),
    );
  }));

describe.skipIf(programs === undefined)('a PostgreSQL database', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(String(programs));
  }, PATIENCE);
  afterAll(() => postgres.stop(), PATIENCE);

  test('with a changed row, a missing one and a lost end: each is named and set aside', async () => {
    const url = await postgres.database();
    const first = await openPostgres(url);
    for (const stream of ['game/a', 'game/b', 'game/c', 'room/d'])
      await Promise.all(rowsOf(stream, 60).map((row) => first.append(row)));
    await first.close();
    await asked(
      url,
      `UPDATE rows SET reply = '{"ok":false}' WHERE stream = 'game/a' AND seq = 2;
       DELETE FROM rows WHERE stream = 'game/b' AND seq = 50;
       DELETE FROM rows WHERE stream = 'game/c' AND seq > 58`,
    );
    const told: Damage[] = [];
    const store = await openPostgres(url, { damaged: (damage) => void told.push(damage) });
    await expect(store.read('game/a')).rejects.toThrow(DamagedRows);
    expect(told.sort((a, b) => String(a.stream).localeCompare(String(b.stream)))).toEqual([
      { stream: 'game/a', seq: 2, what: 'row 2 is not as it was written' },
      { stream: 'game/b', seq: 50, what: 'row 50 is missing' },
      { stream: 'game/c', seq: 59, what: 'the rows after 58 are missing, up to 60' },
    ]);
    expect((await store.awake()).map(({ stream }) => stream)).toEqual(['room/d']);
    expect((await checkStore(store.soundness, () => {})).damages).toHaveLength(3);
    await store.close();
  });
});
