import { expect, test } from 'vitest';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { type ClientTable, gather, must, playOut, type TestSeat } from '../testing/table.ts';

/** A room in which the last players are not ready. */
async function lobby(on: Serving, rules: string, players: number, late: number, options = {}): Promise<ClientTable> {
  const table = await gather(on, { rules, players, options, stream: (seat) => (seat % 2 ? 'log' : 'named') });
  for (const { client } of table.seats.slice(players - late)) must(await client.ask('set_ready', { ready: false }));
  await on.settled();
  return table;
}
const hostOf = ({ seats }: ClientTable) => seats[0] as TestSeat;
const roomUpdate = ({ client }: TestSeat) => client.last('room_updated');
const refusal = async ({ client }: TestSeat, payload: object = {}) => (await client.ask('start_game', payload)).error;

test('launch starts as soon as five are ready; a host who was not asked is told what to send', () =>
  serving(async (on) => {
    const table = await lobby(on, 'launch', 7, 1);
    const [gero] = table.seats.slice(-1) as [TestSeat];
    expect(roomUpdate(hostOf(table))).toMatchObject({ start_without: [gero.id], seats: 7 });
    expect(roomUpdate(hostOf(table))?.cannot_start).toBeUndefined();
    expect(await refusal(hostOf(table))).toEqual({
      code: 'cannot_start',
      message: `Not ready: Gero. Wait for them, or start without them: send start_game with "without": ["${gero.id}"]. They watch, and have a seat in the next game.`,
    });
    expect(await refusal(hostOf(table), { without: ['nobody'] })).toMatchObject({ code: 'cannot_start' });
    must(await hostOf(table).client.ask('start_game', { without: [gero.id] }));
    await on.pass(10_000);
    const { begin, game } = await matchIn(on, table.code);
    expect(begin.sitters).toHaveLength(6);
    expect(game.state.deck).toMatchObject({ werewolf: 1, seer: 1, doctor: 0 }); // the table for six
  }));

test('a player who was not ready watches: public events only, no act, and a seat in the next game', () =>
  serving(async (on) => {
    const table = await lobby(on, 'launch', 6, 1);
    const [fine] = table.seats.slice(-1) as [TestSeat];
    must(await hostOf(table).client.ask('start_game', { without: [fine.id] }));
    await on.pass(10_000);
    expect(fine.client.last('room_updated')).toMatchObject({ status: 'playing' });
    const packets = fine.client.all('events') as unknown as { table?: object; events: { to: unknown }[] }[];
    expect(packets[0]?.table).toMatchObject({ seat: null });
    expect(packets.flatMap(({ events }) => events).every(({ to }) => to === 'all')).toBe(true);
    const error = { code: 'only_watching' };
    expect(await fine.client.ask('submit_vote', { target_id: null })).toMatchObject({ error });
    expect(await fine.client.ask('send_message', { text: 'hello' })).toMatchObject({ error });
    await playOut(table);
    must(await hostOf(table).client.ask('return_to_lobby'));
    await on.settled();
    expect(roomUpdate(fine)?.players).toHaveLength(6);
    for (const { client } of table.seats) must(await client.ask('set_ready', { ready: true }));
    must(await hostOf(table).client.ask('start_game'));
    await on.pass(10_000);
    expect((await matchIn(on, table.code)).begin.sitters.map(({ player }) => player)).toContain(fine.id);
    for (const { client } of table.seats) expect(client.faults).toEqual([]);
  }));

test('AI seats and the host count as ready, and five have to be', () =>
  serving(async (on) => {
    const table = await lobby(on, 'launch', 4, 3);
    const late = table.seats.slice(1);
    must(await hostOf(table).client.ask('set_ready', { ready: false }));
    must(await hostOf(table).client.ask('set_options', { ai_count: 3 }));
    await on.settled();
    expect(roomUpdate(hostOf(table))?.cannot_start_why).toEqual({
      code: 'not_ready',
      names: late.map(({ name }) => name),
    });
    expect(await refusal(hostOf(table), { without: late.map(({ id }) => id) })).toEqual({
      code: 'cannot_start',
      message: '5 players have to be ready, and 4 are. Not ready: Bela, Carl, Dora.',
    });
    must(await hostOf(table).client.ask('start_game', { ai_count: 4, without: late.map(({ id }) => id) }));
  }));

test('a deck that does not fit without them refuses the start, and says why', () =>
  serving(async (on) => {
    const options = { roles: { werewolf: 2, seer: 1, villager: 4 } };
    const table = await lobby(on, 'launch', 7, 1, options);
    const [gero] = table.seats.slice(-1) as [TestSeat];
    expect(roomUpdate(hostOf(table))?.cannot_start_why).toEqual({ code: 'bad_deck', names: ['Gero'] });
    expect(await refusal(hostOf(table), { without: [gero.id] })).toEqual({
      code: 'cannot_start',
      message: 'Without Gero the deck does not fit: 6 players need exactly 6 cards; this deck has 7.',
    });
    must(await gero.client.ask('set_ready', { ready: true }));
    must(await hostOf(table).client.ask('start_game'));
  }));

test('moonrise waits until all people are ready', () =>
  serving(async (on) => {
    const table = await lobby(on, 'moonrise', 7, 1);
    const [gero] = table.seats.slice(-1) as [TestSeat];
    const message = 'Not everyone is ready: Gero.';
    expect(roomUpdate(hostOf(table))?.start_without).toBeUndefined();
    expect(await refusal(hostOf(table), { without: [gero.id] })).toEqual({ code: 'cannot_start', message });
  }));

test.each(['classic', 'one-night'])('%s asks no one to be ready', (rules) =>
  serving(async (on) => {
    const table = await lobby(on, rules, 5, 4);
    must(await hostOf(table).client.ask('start_game'));
    await on.pass(10_000);
    expect((await matchIn(on, table.code)).begin.sitters).toHaveLength(5);
  }),
);

test('another game does not start at once while a player is away', () =>
  serving(async (on) => {
    const table = await lobby(on, 'launch', 6, 0);
    must(await hostOf(table).client.ask('start_game'));
    await on.pass(10_000);
    const [fine] = table.seats.slice(-1) as [TestSeat];
    fine.client.close();
    await playOut(table);
    must(await hostOf(table).client.ask('return_to_lobby', { again: true }));
    await on.settled();
    expect(roomUpdate(hostOf(table))).toMatchObject({ status: 'lobby', start_without: [fine.id] });
  }));

test.each([
  ['by a host who is not ready', 0, 5],
  ['to a player who would only watch', 1, 6],
])('a hand-over %s stops the countdown, because other players would be dealt in', (_, late, players) =>
  serving(async (on) => {
    const options = { roles: { werewolf: 1, seer: 1, villager: 3 } };
    const table = await lobby(on, 'launch', players, late, options);
    const heir = table.seats.at(-1) as TestSeat;
    if (late === 0) must(await hostOf(table).client.ask('set_ready', { ready: false }));
    must(await hostOf(table).client.ask('start_game', { without: late === 0 ? [] : [heir.id] }));
    must(await hostOf(table).client.ask('hand_over', { player_id: heir.id }));
    await on.pass(10_000);
    expect(roomUpdate(heir)).toMatchObject({ status: 'lobby', host_id: heir.id });
    expect(roomUpdate(heir)?.cannot_start).toBeDefined();
  }),
);

test('a hand-over that changes no player lets the countdown go on', () =>
  serving(async (on) => {
    const table = await lobby(on, 'launch', 5, 0);
    const heir = table.seats.at(-1) as TestSeat;
    must(await hostOf(table).client.ask('start_game'));
    must(await hostOf(table).client.ask('hand_over', { player_id: heir.id }));
    await on.pass(10_000);
    expect(roomUpdate(heir)).toMatchObject({ status: 'playing', host_id: heir.id });
  }));
