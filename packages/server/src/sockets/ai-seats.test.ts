import { expect, test } from 'vitest';
import type { Row, Store } from '../store/store.ts';
import { matchIn } from '../testing/running-match.ts';
import { serving } from '../testing/serving.ts';
import { deal, gather, must, playOut, type TestSeat } from '../testing/table.ts';

const kindsIn = async (on: Parameters<typeof matchIn>[0], code: string) =>
  (await matchIn(on, code)).begin.sitters
    .filter(({ player }) => player === null)
    .map(({ kind }) => kind)
    .sort();

test('the host chooses the kind of each AI seat and their language', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 2 });
    const [anna] = table.seats as [TestSeat];
    const set = async (options: object) => {
      must(await anna.client.ask('set_options', options));
      await on.settled();
    };
    const roomUpdate = () => anna.client.last('room_updated'); // in classic only the host is told the kinds
    expect(roomUpdate()).toMatchObject({
      ai_count: 0,
      ai_seats: [],
      language: 'en',
      ai_kinds: ['easy', 'standard', 'hard'],
    });
    await set({ ai_seats: ['hard', 'easy'], language: 'ja' });
    expect(roomUpdate()).toMatchObject({ ai_count: 2, ai_seats: ['hard', 'easy'], language: 'ja' });
    await set({ ai_count: 4 });
    expect(roomUpdate()).toMatchObject({
      ai_count: 4,
      ai_seats: ['hard', 'easy', 'standard', 'standard'],
      language: 'ja',
    });
    await set({ ai_count: 1, options: { ballots: 'secret' } });
    expect(roomUpdate()).toMatchObject({ ai_count: 1, ai_seats: ['hard'], language: 'ja' });
    await deal(table, 3);
    expect(roomUpdate()).toMatchObject({ status: 'playing', ai_count: 3, ai_seats: ['hard', 'standard', 'standard'] });
    expect(await kindsIn(on, table.code)).toEqual(['hard', 'standard', 'standard']);
    expect((await matchIn(on, table.code)).begin.language).toBe('ja');
    for (const { client } of table.seats) expect(client.faults).toEqual([]);
  }));

test('impossible AI seats are refused with the possible choices', () =>
  serving(async (on) => {
    const { seats } = await gather(on, { rules: 'classic', players: 2 });
    const [anna, bela] = seats as [TestSeat, TestSeat];
    const refusal = async (options: object, by = anna) => (await by.client.ask('set_options', options)).error;
    expect(await refusal({ ai_seats: ['llm'] })).toEqual({
      code: 'bad_option',
      message: 'An AI seat cannot be “llm” on this server: it is not set up. Choose easy, standard, hard.',
    });
    expect(await refusal({ ai_seats: ['hard'], ai_count: 2 })).toEqual({
      code: 'bad_option',
      message: 'ai_count is 2 and ai_seats has 1: send one of them, or make them agree.',
    });
    expect(await refusal({ ai_seats: Array(19).fill('easy') })).toMatchObject({ code: 'bad_players' });
    expect(await refusal({ ai_seats: Array(21).fill('easy') })).toMatchObject({ code: 'malformed' });
    expect(await refusal({ ai_seats: ['random'] })).toMatchObject({ code: 'malformed' });
    expect(await refusal({ language: 'fr' })).toMatchObject({ code: 'malformed' });
    expect(await refusal({ ai_seats: ['easy'] }, bela)).toMatchObject({ code: 'host_only' });
    expect(anna.client.last('room_updated')).toMatchObject({ ai_count: 0, language: 'en' });
  }));

test('a new room has the language of its host', () =>
  serving(async (on) => {
    const client = await on.client();
    must(await client.ask('create_room', { name: 'Anna', language: 'hi' }));
    expect(client.last('room_updated')).toMatchObject({ language: 'hi' });
  }));

/** The same rows in the format of a server without kinds. */
const withOldRows = (store: Store): Store =>
  new Proxy(store, {
    get: (target, name: keyof Store) => {
      const found = target[name];
      if (name !== 'read') return typeof found === 'function' ? found.bind(target) : found;
      return async (...asked: Parameters<Store['read']>) => (await target.read(...asked)).map(older);
    },
  });
const older = (row: Row): Row =>
  JSON.parse(
    JSON.stringify(row)
      .replaceAll(/"aiSeats":\[[^\]]*\]/g, '"aiCount":3')
      .replaceAll(/,"(kind|language)":"\w+"/g, ''),
  );

test('rooms and games of a server without kinds continue with standard AI seats', () =>
  serving(
    async (on) => {
      const table = await gather(on, { rules: 'classic', players: 2 });
      const [anna] = table.seats as [TestSeat, TestSeat];
      await deal(table, 3);
      await on.restart(1_000);
      await anna.client.reconnect(on.url);
      must(await anna.client.ask('resume', { token: anna.token }));
      await on.settled();
      expect(anna.client.last('room_updated')).toMatchObject({
        status: 'playing',
        ai_seats: ['standard', 'standard', 'standard'],
        language: 'en',
      });
      const { begin } = await matchIn(on, table.code);
      expect(JSON.stringify(begin)).not.toContain('kind');
      await playOut({ ...table, seats: [anna] });
      expect(anna.client.faults).toEqual([]);
    },
    { wrap: withOldRows },
  ));

test('in a game AI seats look like people: their ids, looks and shown fields have the same form', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 3 });
    await deal(table, 5);
    const [anna] = table.seats as [TestSeat];
    const { players } = anna.client.last('room_updated') as { players: Record<string, unknown>[] };
    expect(players).toHaveLength(8);
    const shape = ({ id, name: _, look, ...shown }: Record<string, unknown>) => ({
      ...shown,
      id: /^[\w-]{12}$/.test(String(id)),
      look: Object.keys(look as object),
    });
    expect(new Set(players.map((player) => JSON.stringify(shape(player)))).size).toBe(1);
  }));
