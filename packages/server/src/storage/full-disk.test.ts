import { chownSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres/postgres.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { autopilot } from '../testing/autopilot.ts';
import { matchIn } from '../testing/running-match.ts';
import { asked, postgresPrograms, postgresUser, startPostgres } from '../testing/services/postgres.ts';
import { type SmallDisk, smallDisk } from '../testing/services/small-disk.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';

const MEGABYTES = 24; // an empty PostgreSQL database takes 8
const PATIENCE = 120_000; // ms
const programs = postgresPrograms();
const probe = smallDisk(1);
probe?.remove();

const statusOf = async (on: Serving, path: string) => (await fetch(`${on.url}${path}`)).status;
const errorsIn = (on: Serving) => on.log.filter((line) => line.includes('"level":"error"'));

/** Writes lines until the disk takes no more. Returns the acknowledged ones. */
async function talkUntilFull({ client }: TestSeat): Promise<string[]> {
  const kept: string[] = [];
  for (let i = 0; i < 5_000; i++) {
    const text = `line ${i} ${'x'.repeat(400)}`;
    const { ok, error } = await client.ask('send_message', { text, id: `m${i}` });
    if (!ok) {
      expect(error?.code).toBe('unavailable');
      return kept;
    }
    kept.push(text);
  }
  throw new Error('the disk is not full');
}

/** The server asks the disk for its free space, which takes as long as it takes. */
async function untilNotFull(on: Serving): Promise<void> {
  const isFull = async () => {
    await on.pass(1_000);
    return on.server.storage.isFull();
  };
  await expect.poll(isFull).toBe(false);
}
/** A paused game tries again by the clock, and the disk answers in its own time. */
async function untilGameGoesOn(on: Serving, { client }: TestSeat): Promise<void> {
  const lastKey = async () => {
    await on.pass(1_000);
    await on.settled();
    return client.last('message')?.key;
  };
  await expect.poll(lastKey).toBe('game_goes_on');
}

describe.skipIf(probe === undefined)('a full disk (needs the right to mount a file system: run as root)', () => {
  let disk: SmallDisk;
  beforeEach(() => {
    disk = smallDisk(MEGABYTES) as SmallDisk;
  });
  afterEach(() => disk.remove());
  const onDisk = (work: (on: Serving) => Promise<void>) =>
    serving(work, { open: () => openSqlite(disk.folder), env: { MOONRISE_QUOTA_FREE_MB: 'none' } });
  const table = (on: Serving) =>
    seatAndDeal(on, { rules: 'classic', players: 4, options: { durations: { day: 300 } } });

  test.runIf(programs)('the same with PostgreSQL on a full disk', { timeout: PATIENCE }, async () => {
    const postgres = await startPostgres(String(programs));
    const { uid = 0, gid = 0 } = postgresUser();
    chownSync(disk.folder, uid, gid);
    try {
      await asked(postgres.url, `CREATE TABLESPACE small LOCATION '${disk.folder}'`);
      await asked(postgres.url, 'CREATE DATABASE small TABLESPACE small');
      const open = () => openPostgres(postgres.url.replace(/postgres$/, 'small'));
      await serving(
        async (on) => {
          const { seats, code } = await table(on);
          const [anna, bela] = seats as [TestSeat, TestSeat];
          disk.fill();
          const kept = await talkUntilFull(anna);
          await on.settled();
          expect(bela.client.last('message')).toMatchObject({ key: 'game_paused', reason: 'disk_full' });
          expect(await statusOf(on, '/readyz')).toBe(503);
          disk.empty();
          await untilNotFull(on);
          expect(await statusOf(on, '/readyz')).toBe(200);
          await untilGameGoesOn(on, bela);
          const { id } = await matchIn(on, code);
          const log = JSON.stringify((await on.store.read(`game/${id}`)).map(({ events }) => events));
          for (const text of kept) expect(log).toContain(text);
          must(await bela.client.ask('send_message', { text: 'we go on' }));
        },
        { open },
      );
    } finally {
      await postgres.stop();
    }
  });

  test('games pause and say why, nothing acknowledged is lost, and they go on by themselves', () =>
    onDisk(async (on) => {
      const { code, seats } = await table(on);
      const [anna, bela] = seats as [TestSeat, TestSeat];
      expect(await statusOf(on, '/readyz')).toBe(200);
      disk.fill();
      const kept = await talkUntilFull(anna);
      await on.settled();

      const paused = { kind: 'system', key: 'game_paused', reason: 'disk_full' };
      expect(bela.client.last('message')).toMatchObject({ ...paused, text: expect.stringContaining('disk') });
      expect([await statusOf(on, '/readyz'), await statusOf(on, '/healthz')]).toEqual([503, 200]);
      expect(on.server.storage.isFull()).toBe(true);
      const stranger = await on.client();
      expect((await stranger.ask('create_room', { name: 'Zoe' })).error).toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('disk'),
      });

      disk.empty();
      await untilGameGoesOn(on, bela);
      await untilNotFull(on);
      expect(await statusOf(on, '/readyz')).toBe(200);
      expect(on.server.storage.isFull()).toBe(false);
      must(await anna.client.ask('send_message', { text: 'there is space again' }));
      must(await stranger.ask('create_room', { name: 'Zoe' }));
      const log = JSON.stringify(
        (await on.store.read(`game/${(await matchIn(on, code)).id}`)).map(({ events }) => events),
      );
      for (const text of kept) expect(log).toContain(text);
      for (const [i, { client }] of seats.entries()) autopilot(client, { seed: `f${i}` });
      await playOut({ on, code, seats });
    }));

  test('the log names the full disk once a minute, whatever the number of failed attempts', () =>
    onDisk(async (on) => {
      const { seats } = await table(on);
      disk.fill();
      await talkUntilFull(seats[0] as TestSeat);
      const first = errorsIn(on).length;
      expect(first).toBeLessThanOrEqual(3);
      for (let second = 0; second < 50; second++) {
        await (seats[1] as TestSeat).client.ask('send_message', { text: `still ${second}` });
        await on.pass(1_000);
      }
      expect(errorsIn(on).length).toBe(first);
      await on.pass(30_000);
      const told = errorsIn(on).map((line) => JSON.parse(line) as { msg: string; failures?: number });
      expect(told.length).toBeLessThanOrEqual(first + 3);
      expect(told.filter(({ msg }) => msg.includes('disk is full')).at(-1)?.failures).toBeGreaterThan(50);
    }));

  test('without games the server notices by itself that there is space again', () =>
    onDisk(async (on) => {
      const client = await on.client();
      must(await client.ask('create_room', { name: 'Anna' }));
      disk.fill();
      await talkUntilFull({ client } as TestSeat);
      client.close();
      expect(await statusOf(on, '/readyz')).toBe(503);
      disk.empty();
      await untilNotFull(on);
      expect(await statusOf(on, '/readyz')).toBe(200);
    }));
});

test('a nearly full disk: nothing new starts, and running games go on', () =>
  serving(
    async (on) => {
      const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4, options: { durations: { day: 600 } } });
      const [anna] = seats as [TestSeat];
      let free = 300_000_000;
      on.store.space.disk = async () => ({ stored: 1, free });
      await on.pass(60_000);
      const client = await on.client();
      must(await client.ask('create_room', { name: 'Zoe' }));
      free = 100_000_000;
      await on.pass(60_000);
      const other = await on.client();
      expect((await other.ask('create_room', { name: 'Yan' })).error).toMatchObject({
        code: 'overloaded',
        message: expect.stringContaining('disk space'),
      });
      expect((await client.ask('start_game', { ai_count: 5 })).error?.code).toBe('overloaded');
      must(await anna.client.ask('send_message', { text: 'we go on' }));
    },
    { limits: { empty_room_seconds: 1e6 } },
  ));
