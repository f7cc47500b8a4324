// The installed command: built code, in its own process.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres, openSqlite, type Row, type Store } from '@moonrise/server/store';
import { asked, type Postgres, postgresPrograms, startPostgres } from '@moonrise/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finished, serverWith } from '../testing/finished.ts';

const bin = join(import.meta.dirname, '../../bin/moonrise.mjs');
const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'moonrise-move-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);
const game = finished('classic');
const PATIENCE = 600_000; // ms

function run(program: string, args: readonly string[], databaseUrl = '') {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}
const moonrise = (args: string, databaseUrl?: string) => run(bin, args.split(' '), databaseUrl);
const script = (name: string, args: string, databaseUrl?: string) =>
  run(join(root, 'scripts', name), args.split(' ').filter(Boolean), databaseUrl);
const report: Row = {
  stream: 'reports',
  seq: 1,
  at: 5,
  command: { type: 'report', code: 'K7QM', reason: 'abuse' },
  commandId: null,
  events: [],
  reply: null,
  deadline: null,
};
async function contentOf(store: Store) {
  const streams = ['game/g', 'reports', 'room/r'];
  const [rows, seat, awake] = [
    await Promise.all(streams.map((stream) => store.read(stream))),
    await store.seat('h'),
    await store.awake(),
  ];
  await store.close();
  return { rows, seat, awake: [...awake].sort((a, b) => (a.stream < b.stream ? -1 : 1)) };
}
async function sample(name: string): Promise<void> {
  const store = await serverWith(at(name), game);
  await store.append(report, { done: 'reports' });
  await store.append(
    { ...report, stream: 'room/r', deadline: 77 },
    { tokens: [{ hash: 'h', room: 'room/r', player: 'p' }] },
  );
  await store.close();
}

describe('verify --store', () => {
  test('says what is sound, and exits with 0; also while a server runs', async () => {
    const store = await serverWith(at('sound'), game);
    const { status, stdout, stderr } = moonrise('verify --store --data sound');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(`sound: ${game.rows.length} rows in 1 logs\n  sound    1 logs: no row is missing or changed\n`);
    await store.close();
  });

  test.each([
    ['verify --store game.json', 2, 'Give a FILE or --store, not both.'],
    ['verify --store --data none', 1, 'There is no moonrise.db in none'],
    ['store move --to postgres', 2, 'DATABASE_URL is missing'],
  ])('%s: exit code %i', (args, code, reason) => {
    const { status, stderr } = moonrise(args);
    expect(status).toBe(code);
    expect(stderr).toContain(reason);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

const programs = postgresPrograms();
describe.skipIf(programs === undefined)('with PostgreSQL', { timeout: PATIENCE }, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(String(programs));
  }, PATIENCE);
  afterAll(() => postgres.stop(), PATIENCE);

  test('everything moves to PostgreSQL and back, and nothing changes', async () => {
    const url = await postgres.database();
    await sample('here');
    const before = await contentOf(await openSqlite(at('here')));
    const there = moonrise('store move --to postgres --data here', url);
    expect(there).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('moved and compared') });
    expect(await contentOf(await openPostgres(url))).toEqual(before);
    expect(moonrise('store move --to sqlite --data back', url)).toMatchObject({ status: 0, stderr: '' });
    expect(await contentOf(await openSqlite(at('back')))).toEqual(before);
  });

  test('a store in use is not moved', async () => {
    const url = await postgres.database();
    const store = await openPostgres(url);
    await asked(url, `INSERT INTO nodes VALUES ('node', now() + interval '1 hour')`);
    expect(moonrise('store move --to sqlite --data busy', url).stderr).toContain(
      '1 servers use the database: stop them first',
    );
    await store.close();
    const server = await serverWith(at('used'), game);
    expect(moonrise('store move --to postgres --data used', await postgres.database()).stderr).toContain(
      'is in use by process',
    );
    await server.close();
  });

  test('the scripts read the database: reports, export, replay, import, and a check that finds damage', async () => {
    const url = await postgres.database();
    await sample('scripted');
    expect(moonrise('store move --to postgres --data scripted', url).status).toBe(0);
    expect(JSON.parse(script('reports.mjs', '', url).stdout)).toMatchObject({ number: 1, code: 'K7QM' });
    expect(script('game.mjs', 'export g g.json', url)).toMatchObject({ status: 0, stderr: '' });
    expect(moonrise('replay g', url).stdout).toContain('game g');
    expect(script('game.mjs', 'import g.json', await postgres.database())).toMatchObject({ status: 0, stderr: '' });
    await asked(url, `UPDATE rows SET at = at + 1 WHERE stream = 'game/g' AND seq = 4`);
    const found = moonrise('verify --store', url);
    expect(found.stdout).toContain('damaged  game/g: row 4 is not as it was written');
    expect(found).toMatchObject({ status: 1, stderr: expect.stringContaining('Restore the newest backup') });
  });
});
