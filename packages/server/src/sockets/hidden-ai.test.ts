import { expect, test } from 'vitest';
import { roomStream } from '../rooms/room.ts';
import type { Client } from '../testing/client.ts';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { gather, must, type TestSeat } from '../testing/table.ts';

interface ShownPlayer {
  readonly id: string;
  readonly name: string;
}
const players = (client: Client) => (client.last('room_updated')?.players ?? []) as readonly ShownPlayer[];
async function classic(on: Serving, people: number) {
  const table = await gather(on, { rules: 'classic', players: people });
  const [anna] = table.seats as [TestSeat];
  const set = async (options: object) => {
    must(await anna.client.ask('set_options', options));
    await on.settled();
  };
  return { table, anna, set };
}
const joined = async (on: Serving, code: string, name = 'Zoe') => {
  const client = await on.client();
  const { player_id } = must(await client.ask('join_room', { code, name }));
  await on.settled();
  return { client, id: String(player_id) };
};

test('the count changes at once; the tiles arrive one by one within 3 to 15 seconds', () =>
  serving(async (on) => {
    const { anna, set } = await classic(on, 2);
    await set({ ai_count: 4 });
    expect(anna.client.last('room_updated')).toMatchObject({ ai_count: 4, ai_hidden: true, seats: 6 });
    await on.pass(2_999);
    expect(players(anna.client)).toHaveLength(2);
    await on.pass(12_001);
    expect(players(anna.client)).toHaveLength(6);
    const sizes = anna.client.all('room_updated').map((update) => (update.players as readonly unknown[]).length);
    expect([...new Set(sizes)]).toEqual([1, 2, 3, 4, 5, 6]);
  }));

test('a player who joins later cannot tell an AI seat from a person', () =>
  serving(async (on) => {
    const { table, anna, set } = await classic(on, 3);
    await set({ ai_seats: ['hard', 'easy'] });
    await on.pass(15_000);
    const { client: zoe, id: mine } = await joined(on, table.code);
    const people = [mine, ...table.seats.map(({ id }) => id)];
    const shapes = players(zoe).map(({ id, name, ...rest }) => [
      people.includes(id) ? 'person' : 'ai',
      { ...rest, id: id.length, isName: name.length > 0, look: Object.keys((rest as { look: object }).look) },
    ]);
    expect(shapes.filter(([kind]) => kind === 'ai')).toHaveLength(2);
    expect(new Set(shapes.map(([, shape]) => JSON.stringify(shape))).size).toBe(1);
    expect(zoe.last('room_updated')?.ai_seats).toBeUndefined();
    expect(zoe.last('room_updated')?.ai_count).toBe(2);
    expect(anna.client.last('room_updated')?.ai_seats).toEqual(['hard', 'easy']);
    const tile = players(zoe).find(({ id }) => !people.includes(id)) as ShownPlayer; // what a guest asks about it is answered as for a person
    const ask = (player_id: string) => zoe.ask('report_player', { player_id, reason: 'name' });
    expect(await ask(tile.id)).toEqual(await ask(anna.id));
    for (const event of ['kick_player', 'hand_over'])
      expect(await zoe.ask(event, { player_id: tile.id })).toEqual(await zoe.ask(event, { player_id: anna.id }));
    expect(await zoe.ask('rename', { player_id: tile.id, name: 'X' })).toEqual(
      await zoe.ask('rename', { player_id: anna.id, name: 'X' }),
    );
  }));

test('names and looks of tiles are taken, as those of people are', () =>
  serving(async (on) => {
    const { table, anna, set } = await classic(on, 1);
    await set({ ai_count: 1 });
    await on.pass(15_000);
    const [, tile] = players(anna.client) as [ShownPlayer, ShownPlayer & { look: object }];
    const { client: zoe } = await joined(on, table.code, tile.name);
    expect(players(zoe).map(({ name }) => name)).toEqual(['Anna', tile.name, `${tile.name} 2`]);
    expect(await zoe.ask('set_look', tile.look)).toMatchObject({ error: { code: 'look_taken' } });
  }));

test('a lower count takes tiles away, and a tile that the host removes lowers the count', () =>
  serving(async (on) => {
    const { anna, set } = await classic(on, 2);
    await set({ ai_seats: ['hard', 'easy', 'standard'] });
    await on.pass(15_000);
    await set({ ai_count: 2 });
    expect(players(anna.client)).toHaveLength(4);
    const tile = players(anna.client).at(-1) as ShownPlayer;
    must(await anna.client.ask('kick_player', { player_id: tile.id }));
    await on.settled();
    expect(anna.client.last('room_updated')).toMatchObject({ ai_count: 1, ai_seats: ['hard'] });
    expect(players(anna.client)).toHaveLength(3);
    await set({ rules: 'launch' });
    expect(players(anna.client)).toHaveLength(2);
    expect(anna.client.last('room_updated')?.ai_hidden).toBeUndefined();
  }));

test('the deal seats the tiles with their names, also those that have not arrived, and they stay for the next game', () =>
  serving(async (on) => {
    const { table, anna, set } = await classic(on, 2);
    await set({ ai_count: 2 });
    await on.pass(15_000);
    const known = players(anna.client).map(({ id }) => id);
    must(await anna.client.ask('start_game', { ai_count: 3 }));
    await on.pass(6_000);
    const { sitters } = (await matchIn(on, table.code)).begin;
    expect(sitters).toHaveLength(5);
    expect(sitters.map(({ id }) => id)).toEqual(expect.arrayContaining(known));
    expect(players(anna.client).map(({ id }) => id)).toEqual(sitters.map(({ id }) => id));
    expect(anna.client.last('room_updated')?.ai_seats).toHaveLength(3);
    expect(table.seats[1]?.client.last('room_updated')?.ai_seats).toBeUndefined();
    for (let steps = 0; anna.client.all('game_ended').length === 0 && steps < 500; steps++) await on.pass(30_000);
    must(await anna.client.ask('return_to_lobby'));
    await on.settled();
    expect(
      players(anna.client)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(sitters.map(({ id }) => id).sort());
  }));

test('seat order is drawn anew at the deal', () =>
  serving(async (on) => {
    const orders = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const { table, anna, set } = await classic(on, 2);
      await set({ ai_count: 3 });
      await on.pass(15_000);
      const lobby = players(anna.client).map(({ id }) => id);
      must(await anna.client.ask('start_game'));
      await on.pass(6_000);
      const { sitters } = (await matchIn(on, table.code)).begin;
      orders.add(sitters.map(({ id }) => lobby.indexOf(id)).join());
      for (const { client } of table.seats) client.close();
      await on.settled();
    }
    expect(orders.size).toBeGreaterThan(2);
  }));

test('tiles and those still to come survive a restart', () =>
  serving(async (on) => {
    const { table, anna, set } = await classic(on, 1);
    await set({ ai_count: 1 });
    await on.pass(15_000);
    const before = players(anna.client);
    await set({ ai_count: 3 });
    await on.restart(1_000);
    const client = await on.client();
    must(await client.ask('resume', { token: table.seats[0]?.token }));
    await on.settled();
    expect(players(client)).toEqual(before);
    await on.pass(15_000);
    expect(players(client).slice(0, 2)).toEqual(before);
    expect(players(client)).toHaveLength(4);
  }));

test('players who are away are not shown as such, so that AI seats do not stand out, in the lobby and at the table', () =>
  serving(async (on) => {
    const { table, anna, set } = await classic(on, 3);
    await set({ ai_count: 2, options: { bots_for_away: false } });
    await on.pass(15_000);
    await on.restart(1_000);
    const { client: zoe } = await joined(on, table.code);
    const connected = () => players(zoe).map((one) => (one as ShownPlayer & { connected: boolean }).connected);
    expect(connected()).toEqual(Array(6).fill(true));
    const host = await on.client();
    must(await host.ask('resume', { token: anna.token }));
    must(await host.ask('start_game'));
    await on.pass(10_000);
    expect(zoe.last('room_updated')?.status).toBe('playing');
    must(await host.ask('leave_room'));
    await on.settled();
    expect(connected()).toEqual(Array(6).fill(true));
  }));

test('AI seats of a room that an earlier version stored get tiles too', () =>
  serving(async (on) => {
    const { table, anna } = await classic(on, 2);
    const live = await on.server.rooms.byCode(table.code);
    if (!live) throw new Error('no room');
    const stream = roomStream(live.room.id);
    const options = { rules: 'classic', options: {}, aiSeats: ['easy', 'hard'] };
    await on.store.append({
      stream,
      seq: (await on.store.head(stream)) + 1,
      at: on.clock.now(),
      command: { type: 'set_options', by: anna.id },
      commandId: null,
      events: [{ type: 'options_set', ...options }] as never,
      reply: { ok: true },
      deadline: null,
    });
    await on.restart(1_000);
    const { client: zoe } = await joined(on, table.code);
    expect(players(zoe)).toHaveLength(3);
    await on.pass(30_000);
    expect(players(zoe)).toHaveLength(5);
    expect(zoe.last('room_updated')?.ai_count).toBe(2);
    await on.pass(60_000);
    expect(players(zoe)).toHaveLength(5);
  }));
