import { verify } from '@moonrise/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PromptLog } from '../ai/prompt-log.ts';
import { exportGame } from '../store/game-transfer.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { promptStream, totalOf } from '../store/space-store.ts';
import type { Store } from '../store/store.ts';
import { autopilot } from '../testing/autopilot.ts';
import { matchIn } from '../testing/running-match.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../testing/services/postgres.ts';
import { Serving, type ServingOptions } from '../testing/serving.ts';
import { type ClientTable, deal, gather, must, playOut, type TestSeat } from '../testing/table.ts';

const DAY = 86_400_000;
const PATIENCE = 120_000; // ms
const programs = postgresPrograms();
const PROFILE = 'p'.repeat(43);

describe('storage on SQLite', () => behaviour(() => undefined));

describe.skipIf(programs === undefined)('storage on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(String(programs));
  }, PATIENCE);
  afterAll(() => postgres.stop(), PATIENCE);
  behaviour(async () => openPostgres(await postgres.database()));
});

/** Says about 40 KB. */
async function talk({ client }: TestSeat): Promise<void> {
  for (let i = 0; i < 40; i++) must(await client.ask('send_message', { text: `${i} ${'x'.repeat(400)}` }));
}
/** A finished game with chat, its room closed. */
async function finished(on: Serving, isLong = false): Promise<string> {
  const table = await gather(on, { rules: 'classic', players: 4 }, PROFILE);
  await deal(table);
  const { id } = await matchIn(on, table.code);
  must(await (table.seats[0] as TestSeat).client.ask('send_message', { text: 'Bela is a wolf, I know it.' }));
  if (isLong) await talk(table.seats[0] as TestSeat);
  for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `s${i}` });
  await playOut(table);
  await leave(table);
  return id;
}
async function leave({ on, seats }: ClientTable): Promise<void> {
  for (const { client } of seats) must(await client.ask('leave_room'));
  await on.pass(301_000); // an empty room closes
  await on.server.storage.check();
  for (const { client } of seats) client.close();
}
/** A prompt of a model, which quotes the chat. */
async function tellModel(on: Serving, game: string, text: string): Promise<void> {
  const port = { complete: async () => ({ text: 'Hm', end: 'stop' as const, usage: null }) };
  const kept = new PromptLog(on.store, on.clock, game).keeping(
    port,
    0,
    'm',
    () => 'f',
    (error) => expect(error).toBeUndefined(),
  );
  const request = { messages: [{ from: 'table' as const, text }], schema: {}, maxOutputTokens: 1 };
  for (const seat of ['A', 'B']) await kept.complete({ ...request, system: ['R', seat] }, new AbortController().signal);
  await on.settled();
}
const gameAt = async (on: Serving, id: string) => (await fetch(`${on.url}/api/games/${id}`)).status;
const served = async (on: Serving, id: string) => (await fetch(`${on.url}/api/games/${id}`)).text();
const swept = (on: Serving) => on.server.storage.sweep();

function behaviour(open: () => Promise<Store> | undefined): void {
  const serving = async (work: (on: Serving) => Promise<void>, options: ServingOptions = {}) => {
    const store = await open();
    const on = await Serving.start({ ...options, ...(store && { open: async () => store }) });
    try {
      await work(on);
    } finally {
      await on.stop();
    }
  };

  test(
    'what is old goes: tokens and seeds of closed rooms, then chat, then the game, then the profile',
    { timeout: PATIENCE },
    () =>
      serving(async (on) => {
        const id = await finished(on);
        await tellModel(on, id, 'Bela is a wolf, I know it.');
        const told = async () => JSON.stringify(await on.store.read(promptStream(id)));
        const said = async () => JSON.stringify((await exportGame(on.store, id))?.rows);
        on.clock.skip(8 * DAY);
        expect(await swept(on)).toEqual({ rooms: 1, games: 0, chat: 0, reports: 0, profiles: 0 });
        expect(await on.store.space.bytes()).toMatchObject({ rooms: 0 });
        expect(await said()).toContain('Bela is a wolf');
        expect(await served(on, id)).toContain('Bela is a wolf');
        expect(await told()).toContain('Bela is a wolf');

        on.clock.skip(90 * DAY);
        expect(await swept(on)).toMatchObject({ chat: 1, games: 0 });
        expect(await said()).not.toContain('Bela is a wolf');
        expect(await served(on, id)).not.toContain('Bela is a wolf');
        expect(await told()).not.toContain('Bela is a wolf');
        expect(verify((await exportGame(on.store, id))!)).toMatchObject({ ok: true, removed: expect.any(Number) });
        expect(await gameAt(on, id)).toBe(200);
        expect(await swept(on)).toMatchObject({ chat: 0 });

        on.clock.skip(300 * DAY);
        expect(await swept(on)).toMatchObject({ games: 1, profiles: 0 });
        expect(await gameAt(on, id)).toBe(404);
        expect(await told()).toBe('[]');
        expect([await on.store.seedOf(id), await on.store.games({ limit: 9 })]).toEqual([undefined, []]);

        on.clock.skip(400 * DAY);
        expect(await swept(on)).toMatchObject({ profiles: 1 });
        const { other, ...ours } = await on.store.space.bytes(); // the server's own keys stay
        expect([other > 0, ...Object.values(ours)]).toEqual([true, 0, 0, 0, 0, 0]);
        expect(on.log.filter((line) => line.includes('old data was deleted'))).toHaveLength(4);
      }),
  );

  test('a pinned game keeps its chat and stays; a running game is never touched', { timeout: PATIENCE }, () =>
    serving(
      async (on) => {
        const id = await finished(on);
        expect(await on.server.storage.pin('nowhere', true)).toBe(false);
        expect(await on.server.storage.pin(id, true)).toBe(true);
        expect(await on.server.storage.pins(9)).toEqual([id]);
        const table = await gather(on, { rules: 'classic', players: 4 });
        await deal(table);
        const running = (await matchIn(on, table.code)).id;
        on.clock.skip(2_000 * DAY);
        const rows = await on.store.head(`game/${running}`);
        expect(await swept(on)).toMatchObject({ games: 0, chat: 0 });
        expect(await on.store.head(`game/${running}`)).toBe(rows);
        expect(JSON.stringify(await exportGame(on.store, id))).toContain('Bela is a wolf');
        expect(await on.server.storage.pin(id, false)).toBe(true);
        expect(await swept(on)).toMatchObject({ games: 1 });
      },
      { limits: { away_seconds: 1e6 } },
    ),
  );

  test('people pin games of their own profile, and no others', { timeout: PATIENCE }, () =>
    serving(async (on) => {
      const id = await finished(on);
      const pin = async (secret: string, pinned: unknown, game = id) => {
        const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
        const body = JSON.stringify({ game_id: game, pinned });
        return (await fetch(`${on.url}/api/me/pin`, { method: 'POST', headers, body })).status;
      };
      expect([await pin('q'.repeat(43), true), await pin(PROFILE, true, 'nowhere'), await pin(PROFILE, 1)]).toEqual([
        404, 404, 400,
      ]);
      expect(await on.server.storage.pins(9)).toEqual([]);
      expect([await pin(PROFILE, true), await pin(PROFILE, true)]).toEqual([200, 200]);
      expect(await on.server.storage.pins(9)).toEqual([id]);
      expect([await pin(PROFILE, false), await on.server.storage.pins(9)]).toEqual([200, []]);
    }),
  );

  test('nothing goes that is to be kept for ever', { timeout: PATIENCE }, () =>
    serving(
      async (on) => {
        const id = await finished(on);
        on.clock.skip(5_000 * DAY);
        expect(await swept(on)).toEqual({ rooms: 0, games: 0, chat: 0, reports: 0, profiles: 0 });
        expect(await gameAt(on, id)).toBe(200);
      },
      {
        env: Object.fromEntries(
          ['GAMES', 'CHAT', 'ROOMS', 'REPORTS', 'PROFILES'].map((kind) => [`MOONRISE_KEEP_${kind}_DAYS`, 'forever']),
        ),
      },
    ),
  );

  test('after an update nothing goes for 30 days, and the log says from when on', () =>
    serving(
      async (on) => {
        await on.store.append({ ...report(1), at: 0 }, { done: 'reports' });
        expect(await swept(on)).toBeUndefined();
        expect(await on.store.head('reports')).toBe(1);
        expect(on.log.join()).toContain('from this day on, old data is deleted');
        on.clock.skip(31 * DAY);
        expect(await swept(on)).toMatchObject({ reports: 1 });
      },
      {
        wrap: (store) => {
          const space = Object.assign(Object.create(store.space), {
            noticeUntil: async () => 1_767_225_600_000 + 30 * DAY,
          });
          return Object.create(store, { space: { value: space } });
        },
      },
    ));

  test('old reports go', () =>
    serving(async (on) => {
      await on.store.append({ ...report(1), at: on.clock.now() }, { done: 'reports' });
      on.clock.skip(100 * DAY);
      await on.store.append({ ...report(2), at: on.clock.now() }, { done: 'reports' });
      on.clock.skip(100 * DAY);
      expect(await swept(on)).toMatchObject({ reports: 1 });
      expect((await on.store.read('reports')).map(({ seq }) => seq)).toEqual([2]);
    }));

  test(
    'above the quota of all data the oldest game goes; if none can go, new rooms are refused kindly',
    { timeout: PATIENCE },
    () =>
      serving(
        async (on) => {
          const first = await finished(on, true);
          const second = await finished(on, true);
          expect([await gameAt(on, first), await gameAt(on, second)]).toEqual([404, 200]);
          await on.server.storage.pin(second, true);
          const third = await finished(on, true);
          expect([await gameAt(on, second), await gameAt(on, third)]).toEqual([200, 404]);
          const table = await gather(on, { rules: 'classic', players: 4 });
          await deal(table);
          const [anna] = table.seats as [TestSeat];
          await talk(anna);
          await on.server.storage.check();
          const client = await on.client();
          expect((await client.ask('create_room', { name: 'Zoe' })).error).toMatchObject({
            code: 'overloaded',
            message: expect.stringContaining('stored all it may'),
          });
          expect(on.log.join()).toContain('nothing can be deleted');
          for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `s${i}` });
          await playOut(table);
          await leave(table);
          must(await client.ask('create_room', { name: 'Zoe' }));
        },
        { env: { MOONRISE_QUOTA_DATA_MB: '0.08' }, limits: { away_seconds: 1e6, unseated_seconds: 1e6 } },
      ),
  );

  test('usage tells the bytes of each kind, and the total', { timeout: PATIENCE }, () =>
    serving(async (on) => {
      await finished(on);
      await on.pass(60_000);
      const usage = await on.server.storage.usage();
      expect(usage.games).toBeGreaterThan(1_000);
      expect(usage.rooms).toBeGreaterThan(500);
      expect(usage.chat).toBeGreaterThan(100);
      expect(usage.profiles).toBeGreaterThan(0);
      expect(usage.total).toBe(totalOf(usage));
      expect(usage.stored).toBeGreaterThan(usage.total / 2);
    }),
  );
}

const report = (seq: number) => ({
  stream: 'reports',
  seq,
  command: { type: 'report', text: 'rude' },
  commandId: null,
  events: [],
  reply: { ok: true },
  deadline: null,
});
