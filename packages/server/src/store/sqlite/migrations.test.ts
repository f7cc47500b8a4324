import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder } from '../../testing/contract/store/in-folder.ts';
import { rowOf } from '../../testing/contract/store/rows.ts';
import { schemaOf } from '../schema.ts';
import { type Database, loadSqlite } from './driver.ts';
import { migrate, migrations } from './migrations.ts';
import { openSqlite } from './sqlite.ts';

/** Hashes of released steps: an edited step would break existing databases. */
const released = ['9564e1a2af59adb32b44da89f5a572431d22f2a35595f90a7f957752985e06b9'];
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const version = (db: Database) => db.prepare('PRAGMA user_version').get()?.user_version;
const onDatabase = (work: (db: Database, path: string, folder: string) => Promise<void> | void) =>
  inFolder(async (folder) => {
    const { DatabaseSync } = await loadSqlite();
    const path = join(folder, 'moonrise.db');
    const db = new DatabaseSync(path);
    await work(db, path, folder);
  });

/** A room and a running game, as version 1 wrote them. */
const writtenByVersion1 = `
  INSERT INTO streams VALUES (1, 'room/r', NULL, 0), (2, 'game/g', 1700000060000, 0), (3, 'game/old', NULL, 1);
  INSERT INTO rows VALUES
    (1, 1, 1700000000000, '{"type":"create"}', NULL, '[{"type":"joined"}]', '{"ok":true}', NULL),
    (2, 1, 1700000000001, '{"type":"start"}', NULL, '[{"type":"started"},{"type":"opened"}]', '{"ok":true}', 1700000060000),
    (2, 2, 1700000000002, '{"type":"act"}', 'c-1', '[]', '{"ok":true}', 1700000060000),
    (3, 1, 1690000000000, '{"type":"start"}', NULL, '[]', 'null', NULL);
  INSERT INTO seeds VALUES ('g', 'feed');
  INSERT INTO tokens VALUES ('hash', 'r', 'p1');
  INSERT INTO codes VALUES ('ABCD', 'room/r');
  INSERT INTO games VALUES ('old', 'classic', '["Ann"]', '{"team":"town","winners":[0],"reason":"x"}', 1690000000000);
`;

test('the schema of a folder tells what the next start would run, and nothing is changed', () =>
  onDatabase(async (db, _, folder) => {
    const place = { dataFolder: folder };
    migrate(db, 'x', migrations.slice(0, 2));
    const known = migrations.length;
    expect(await schemaOf(place)).toEqual({ version: 2, known, pending: migrations.slice(2) });
    expect(version(db)).toBe(2);
    db.exec(`PRAGMA user_version = ${known + 1}`);
    expect(await schemaOf(place)).toEqual({ version: known + 1, known, pending: [] });
    db.close();
    expect(await schemaOf({ dataFolder: join(folder, 'none') })).toEqual({ version: 0, known, pending: migrations });
  }));

test('a released step is never edited', () => {
  expect(migrations.slice(0, released.length).map(hashOf)).toEqual(released);
});

test('a database of version 1 still works', () =>
  onDatabase(async (db, path, folder) => {
    migrate(db, path, migrations.slice(0, 1));
    db.exec(writtenByVersion1);
    db.close();
    const store = await openSqlite(folder);
    const [, act] = await store.read('game/g');
    expect(act).toEqual({
      stream: 'game/g',
      seq: 2,
      at: 1_700_000_000_002,
      command: { type: 'act' },
      commandId: 'c-1',
      events: [],
      reply: { ok: true },
      deadline: 1_700_000_060_000,
    });
    expect(await store.append(rowOf('game/g', 3, { commandId: 'c-1' }))).toEqual({ kind: 'repeated', row: act });
    expect(await store.append(rowOf('game/g', 3))).toEqual({ kind: 'appended' });
    expect((await store.awake()).map(({ stream }) => stream)).toEqual(['room/r', 'game/g']);
    expect(await store.seedOf('g')).toBe('feed');
    expect(await store.seat('hash')).toEqual({ hash: 'hash', room: 'r', player: 'p1' });
    expect(await store.roomByCode('ABCD')).toBe('room/r');
    expect(await store.games({ limit: 1 })).toEqual([
      {
        game: 'old',
        rules: 'classic',
        players: ['Ann'],
        outcome: { team: 'town', winners: [0], reason: 'x' },
        at: 1_690_000_000_000,
      },
    ]);
    await store.close();
  }));

test('steps run in order, once, and each in a transaction', () =>
  onDatabase((db, path) => {
    migrate(db, path, ['CREATE TABLE a (x)', 'CREATE TABLE b (x); INSERT INTO b VALUES (1)']);
    migrate(db, path, ['CREATE TABLE a (x)', 'CREATE TABLE b (x); INSERT INTO b VALUES (1)']);
    const broken = ['', '', 'UPDATE b SET x = 2; CREATE TABLE a (x)'];
    expect(() => migrate(db, path, broken)).toThrow('already exists');
    expect(version(db)).toBe(2);
    expect(db.prepare('SELECT x FROM b').all()).toHaveLength(1);
    migrate(db, path, ['', '', 'UPDATE b SET x = 3']);
    expect([version(db), db.prepare('SELECT x FROM b').get()?.x]).toEqual([3, 3]);
    db.close();
  }));

test('a newer schema is refused with a message, and not changed', () =>
  onDatabase(async (db, path, folder) => {
    migrate(db, path);
    db.exec('PRAGMA user_version = 99');
    db.close();
    const sentence = `${path} was written by a newer Moonrise (schema 99; this one knows ${migrations.length})`;
    await expect(openSqlite(folder)).rejects.toThrow(sentence);
    await expect(openSqlite(folder)).rejects.toThrow(sentence); // the folder was released
  }));

test('the data of version 1 is measured, its closed rooms and the rooms of its games are known, and nothing goes for 30 days', () =>
  onDatabase(async (db, path, folder) => {
    migrate(db, path, migrations.slice(0, 1));
    db.exec(writtenByVersion1);
    db.exec(`
      INSERT INTO streams VALUES (4, 'room/closed', NULL, 1), (5, 'game/of', NULL, 1);
      INSERT INTO rows VALUES
        (4, 1, 1700000000000, '{"type":"say","text":"hé"}', NULL, '[]', 'null', NULL),
        (5, 1, 1700000000000, '{"type":"start","room":"room/r"}', NULL, '[]', 'null', NULL);
    `);
    db.close();
    const before = Date.now();
    const store = await openSqlite(folder);
    const [chat, game] = ['{"type":"say","text":"hé"}', '{"type":"start"}'].map((text) => Buffer.byteLength(text));
    const bytes = await store.space.bytes();
    expect(bytes).toMatchObject({ chat: chat! + 66, rooms: 17 + 19 + 11 + 60 });
    expect(bytes.games).toBeGreaterThan(game! + 66);
    expect(await store.space.closedRooms(Date.now(), 9)).toEqual(['room/closed']);
    expect(await store.space.oldGames({ before: Date.now(), limit: 9 })).toEqual(['old']);
    const notice = await store.space.noticeUntil();
    expect(notice).toBeGreaterThan(before + 29 * 86_400_000);
    expect(notice).toBeLessThan(before + 31 * 86_400_000);
    await store.close();
  }));
