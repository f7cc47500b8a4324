import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder } from '../../testing/contract/store/in-folder.ts';
import { rowOf, rowsOf } from '../../testing/contract/store/rows.ts';
import { StoreError } from '../store.ts';
import { backUpFolder } from './backup.ts';
import { openSqlite } from './sqlite.ts';

const refusal = async (folder: string) => {
  const error = await openSqlite(folder).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreError);
  return (error as StoreError).message;
};

test('the folder is created, for its owner only', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'deep', 'data');
    await (await openSqlite(path)).close();
    expect(statSync(path).mode & 0o777).toBe(0o700);
  }));

test('all data and backups can be read by their owner alone, also in an existing folder with open files (T88)', () =>
  inFolder(async (folder) => {
    const umask = process.umask(0);
    try {
      chmodSync(folder, 0o755);
      for (const name of ['moonrise.db', 'lock.db']) writeFileSync(join(folder, name), '', { mode: 0o644 });
      const store = await openSqlite(folder);
      await store.append(rowOf('game/a', 1));
      const modesIn = () =>
        readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);
      expect(readdirSync(folder)).toContain('moonrise.db-wal');
      expect(modesIn().filter(([, mode]) => mode !== '600')).toEqual([]);
      expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
      writeFileSync(join(folder, 'copy.db'), '', { mode: 0o644 });
      await store.backup(join(folder, 'copy.db'));
      await store.close();
      expect(modesIn().filter(([, mode]) => mode !== '600')).toEqual([]);
    } finally {
      process.umask(umask);
    }
  }));

test('a folder in use is refused, naming the process', () =>
  inFolder(async (folder) => {
    const store = await openSqlite(folder);
    expect(await refusal(folder)).toBe(`The data folder ${folder} is in use by process ${process.pid}.`);
    await store.append(rowOf('game/a', 1));
    await store.close();
    const again = await openSqlite(folder);
    expect(await again.head('game/a')).toBe(1);
    await again.close();
    expect(readdirSync(folder).sort()).toEqual(['lock.db', 'moonrise.db']); // no leftovers that could corrupt a restored copy
  }));

const holder = join(import.meta.dirname, '../../testing/services/killable-appender.mjs');
test('another process is locked out until the first one ends, even by a kill', () =>
  inFolder(async (folder) => {
    const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve, reject) => child.stdout.once('data', resolve).once('close', reject));
    expect(await refusal(folder)).toBe(`The data folder ${folder} is in use by process ${child.pid}.`);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(readFileSync(join(folder, 'owner.pid'), 'utf8')).toBe(`${child.pid}\n`);
    await (await openSqlite(folder)).close();
  }));

test('a folder that cannot be created or written to is refused with a message', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const lost of [join(file, 'data'), '/proc/of/nobody'])
      expect(await refusal(lost)).toMatch(/^The data folder .* cannot be created: /);
    const isRoot = process.getuid?.() === 0; // root can write everywhere except in /proc
    const fixed = isRoot ? '/proc' : folder;
    if (!isRoot) chmodSync(folder, 0o500);
    expect(await refusal(fixed)).toMatch(/^The data folder .* cannot be written to: .*\.$/);
    if (!isRoot) chmodSync(folder, 0o700);
  }));

test('a file that is not a database is refused with a message, and kept', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'moonrise.db');
    writeFileSync(path, 'not a database '.repeat(1000));
    expect(await refusal(folder)).toMatch(/moonrise.db is damaged \(file is not a database\): restore a backup/);
    expect(readFileSync(path, 'utf8')).toContain('not a database');
  }));

test('a backup made during appends is a consistent snapshot', () =>
  inFolder(async (folder) => {
    const store = await openSqlite(join(folder, 'data'));
    const rows = rowsOf('game/a', 2_000);
    await Promise.all(rows.map((row) => store.append(row, { tokens: tokenFor(row.seq) })));
    const copies = [join(folder, 'one', 'moonrise.db'), join(folder, 'two', 'moonrise.db')];
    for (const copy of copies) await (await openSqlite(join(copy, '..'))).close();
    let isDone = false;
    const backups = Promise.all([store.backup(copies[0]!), backUpFolder(join(folder, 'data'), copies[1]!)]).then(() => {
      isDone = true;
    });
    for (let seq = 2_001; !isDone && seq < 60_000; seq++) {
      rows.push(rowOf('game/a', seq));
      await store.append(rowOf('game/a', seq), { tokens: tokenFor(seq) });
    }
    expect(isDone).toBe(true); // it finished although appends never stopped
    await backups;
    await store.close();
    for (const copy of copies) {
      const restored = await openSqlite(join(copy, '..'));
      const head = await restored.head('game/a');
      expect(head).toBeGreaterThanOrEqual(2_000);
      expect(await restored.read('game/a')).toEqual(rows.slice(0, head));
      expect([await restored.seat(`t${head}`), await restored.seat(`t${head + 1}`)]).toEqual([
        tokenFor(head)[0],
        undefined,
      ]);
      expect(await restored.append(rowOf('game/a', head + 1))).toEqual({ kind: 'appended' });
      await restored.close();
    }
  }));
const tokenFor = (seq: number) => [{ hash: `t${seq}`, room: 'r', player: `p${seq}` }];

test('a failed backup leaves no file, and the database is unchanged', () =>
  inFolder(async (folder) => {
    const store = await openSqlite(folder);
    await store.append(rowOf('game/a', 1));
    await expect(store.backup(join(folder, 'moonrise.db'))).rejects.toThrow('itself');
    await expect(store.backup(join(folder, 'none', 'copy.db'))).rejects.toThrow(/no such file/);
    await expect(backUpFolder(join(folder, 'none'), join(folder, 'copy.db'))).rejects.toThrow('unable to open');
    expect(existsSync(join(folder, 'copy.db.part'))).toBe(false);
    expect(await store.head('game/a')).toBe(1);
    await store.close();
  }));
