import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COPIED_TABLES } from '../store/copied-tables.ts';
import { openPostgres, openSqlite, restoreBackup, type Store } from '../store/index.ts';
import { loadSqlite } from '../store/sqlite/driver.ts';
import { autopilot } from '../testing/autopilot.ts';
import { rowOf } from '../testing/contract/store/rows.ts';
import { matchIn } from '../testing/running-match.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../testing/services/postgres.ts';
import { Serving } from '../testing/serving.ts';
import { type ClientTable, deal, gather, must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';

const PATIENCE = 120_000; // ms
const programs = postgresPrograms();
const PROFILE = 'p'.repeat(43);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonrise-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

let postgres: Postgres;
type Kind = 'SQLite' | 'PostgreSQL';
/** A new place for data: where to restore to, and how to open it. */
async function place(kind: Kind) {
  if (kind === 'SQLite') {
    const dataFolder = join(folder, 'data', String(Math.random()));
    return { target: { dataFolder }, open: (): Promise<Store> => openSqlite(dataFolder) };
  }
  const databaseUrl = await postgres.database();
  return { target: { databaseUrl }, open: (): Promise<Store> => openPostgres(databaseUrl) };
}

/** Everybody comes back with the token of before, and the game is played to its end. */
async function goOn(on: Serving, { code, seats }: ClientTable): Promise<void> {
  const again: TestSeat[] = [];
  for (const [i, seat] of seats.entries()) {
    const client = await on.client();
    must(await client.ask('resume', { token: seat.token }));
    autopilot(client, { seed: `g${i}` });
    again.push({ ...seat, client });
  }
  await playOut({ on, code, seats: again });
}

async function drill(from: Kind, to: Kind): Promise<void> {
  const on = await Serving.start({ open: (await place(from)).open });
  let restored: Serving | undefined;
  try {
    const old = await gather(on, { rules: 'classic', players: 4 }, PROFILE);
    await deal(old);
    const finished = (await matchIn(on, old.code)).id;
    for (const [i, { client }] of old.seats.entries()) autopilot(client, { seed: `b${i}` });
    await playOut(old);
    await on.pass(31_000); // the profile has its game
    await on.server.storage.pin(finished, true);
    const table = await seatAndDeal(on, { rules: 'classic', players: 4 });
    const [anna] = table.seats as [TestSeat];
    must(await anna.client.ask('send_message', { text: 'before the backup' }));
    const talking = anna.client.ask('send_message', { text: 'during the backup' });
    const { path, name, bytes } = await on.server.storage.backup(join(folder, 'backups'));
    must(await talking);
    must(await anna.client.ask('send_message', { text: 'after the backup' }));

    expect(name).toMatch(/^moonrise-\d{8}-\d{6}\.db$/);
    expect([statSync(path).mode & 0o777, statSync(join(folder, 'backups')).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(statSync(path).size).toBe(bytes);
    const before = readFileSync(path);
    const there = await place(to);
    await restoreBackup(path, there.target);
    expect(readFileSync(path).equals(before)).toBe(true);

    restored = await Serving.start({ open: there.open });
    const { id } = await matchIn(restored, table.code);
    const said = JSON.stringify(await restored.store.read(`game/${id}`));
    expect(said).toContain('before the backup');
    expect(said).not.toContain('after the backup');
    expect(await restored.store.read(`game/${finished}`)).toEqual(await on.store.read(`game/${finished}`));
    expect(await restored.server.storage.pins(9)).toEqual([finished]);
    expect((await restored.store.games({ limit: 9 })).map(({ game }) => game)).toEqual([finished]);
    const me = await fetch(`${restored.url}/api/me`, { headers: { authorization: `Bearer ${PROFILE}` } });
    expect(await me.json()).toMatchObject({ total: 1 });
    await goOn(restored, table);
  } finally {
    await on.stop();
    await restored?.stop();
  }
}

test('SQLite to SQLite: a backup of a running server is restored, and its games go on', { timeout: PATIENCE }, () =>
  drill('SQLite', 'SQLite'),
);

test('two backups in one second have two names', async () => {
  const store = await openSqlite(join(folder, 'data'));
  const { makeBackup } = await import('./backups.ts');
  const names = [await makeBackup(store, folder, 0), await makeBackup(store, folder, 0)].map(({ name }) => name);
  expect(names).toEqual(['moonrise-19700101-000000.db', 'moonrise-19700101-000000-2.db']);
  await store.close();
});

test('a restore never overwrites data, and refuses what is not a backup', async () => {
  const store = await openSqlite(join(folder, 'data'));
  await store.append(rowOf('room/a', 1));
  await store.backup(join(folder, 'good.db'));
  await store.close();
  const into = (file: string, name: string) => restoreBackup(join(folder, file), { dataFolder: join(folder, name) });
  await expect(into('good.db', 'data')).rejects.toThrow('has data already: restore into a new folder');
  await expect(into('none.db', 'new')).rejects.toThrow('There is no backup');
  writeFileSync(join(folder, 'bad.db'), 'not a database, but a letter of some length to the operator');
  await expect(into('bad.db', 'new')).rejects.toThrow('is not a sound backup');
  await into('good.db', 'new');
  const restored = await openSqlite(join(folder, 'new'));
  expect(await restored.head('room/a')).toBe(1);
  await restored.close();
});

const NOT_COPIED = ['streams', 'rows', 'nodes', 'places', 'damaged', 'schema_steps']; // copied apart, or of no use in a backup

test('every table of SQLite is in a backup', async () => {
  const store = await openSqlite(join(folder, 'data'));
  await store.close();
  const { DatabaseSync } = await loadSqlite();
  const db = new DatabaseSync(join(folder, 'data', 'moonrise.db'), { readOnly: true });
  const tables = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name));
  db.close();
  expect(tables.filter((name) => !NOT_COPIED.includes(name)).sort()).toEqual([...COPIED_TABLES].sort());
});

describe.skipIf(programs === undefined)('with PostgreSQL', { timeout: PATIENCE }, () => {
  beforeAll(async () => {
    postgres = await startPostgres(String(programs));
  }, PATIENCE);
  afterAll(() => postgres.stop(), PATIENCE);

  test.each<[Kind, Kind]>([
    ['PostgreSQL', 'PostgreSQL'],
    ['PostgreSQL', 'SQLite'],
    ['SQLite', 'PostgreSQL'],
  ])('%s to %s: a backup of a running server is restored, and its games go on', drill);

  test('a restore never adds to a database with data', async () => {
    const { target, open } = await place('PostgreSQL');
    const store = await open();
    await store.append(rowOf('room/a', 1));
    await store.backup(join(folder, 'good.db'));
    await store.close();
    await expect(restoreBackup(join(folder, 'good.db'), target)).rejects.toThrow('restore into an empty one');
  });

  test('every table of PostgreSQL is in a backup', async () => {
    const { target, open } = await place('PostgreSQL');
    await (await open()).close();
    const client = new Client({ connectionString: (target as { databaseUrl: string }).databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    await client.end();
    const tables = rows.map(({ table_name }) => String(table_name));
    expect(tables.filter((name) => !NOT_COPIED.includes(name)).sort()).toEqual([...COPIED_TABLES].sort());
  });
});
