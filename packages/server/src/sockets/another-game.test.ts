import { expect, test } from 'vitest';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { type ClientTable, deal, must, playOut, type Seating, seatAndDeal, type TestSeat } from '../testing/table.ts';

const codeOf = async (ack: Promise<{ error?: { code: string } }>) => (await ack).error?.code;
const expectNoFaults = ({ seats }: ClientTable) => expect(seats.flatMap(({ client }) => client.faults)).toEqual([]);
const quick: Seating = { rules: 'one-night', players: 3, options: { durations: { day: 10 } } };
const inLogs = (seating: Seating): Seating => ({ ...seating, stream: () => 'log' });
const status = ({ client }: TestSeat) => client.last('room_updated')?.status;

async function played(on: Serving, seating: Seating): Promise<ClientTable> {
  const table = await seatAndDeal(on, seating);
  await playOut(table);
  return table;
}

test('another game at once: present players are ready, and the countdown runs', () =>
  serving(async (on) => {
    const table = await played(on, { rules: 'moonrise', players: 5 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    expect(await codeOf(bela.client.ask('return_to_lobby', { again: true }))).toBe('host_only');
    expect(await codeOf(anna.client.ask('return_to_lobby', { again: false }))).toBe('malformed');
    must(await anna.client.ask('return_to_lobby', { again: true }));
    await on.settled();
    expect(bela.client.last('room_updated')).toMatchObject({
      status: 'countdown',
      countdown_ends_at: on.clock.now() + 6_000,
    });
    expect(await codeOf(anna.client.ask('return_to_lobby', { again: true }))).toBe('not_allowed');
    await on.pass(6_000);
    expect(bela.client.all('game_started')).toHaveLength(2);
    expectNoFaults(table);
  }));

test('if a player is away, another game waits for them in the lobby', () =>
  serving(async (on) => {
    const table = await played(on, { rules: 'moonrise', players: 5 });
    const [anna, , , , emil] = table.seats as [TestSeat, TestSeat, TestSeat, TestSeat, TestSeat];
    emil.client.close();
    await on.settled();
    must(await anna.client.ask('return_to_lobby', { again: true }));
    await on.pass(10_000);
    expect(anna.client.last('room_updated')).toMatchObject({
      status: 'lobby',
      cannot_start_why: { code: 'not_ready', names: ['Emil'] },
    });
    await emil.client.reconnect();
    must(await emil.client.ask('resume', { token: emil.token }));
    must(await emil.client.ask('set_ready', { ready: true }));
    must(await anna.client.ask('start_game'));
  }));

test('the packet with the deal has the game id, the seats and the looks', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, inLogs({ rules: 'moonrise', players: 6, options: { chaos: true } }));
    const watcher = await on.client();
    must(await watcher.ask('spectate_room', { code: table.code, stream: 'log' }));
    await on.settled();
    const { begin, id } = await matchIn(on, table.code);
    const shown = (table.seats[0] as TestSeat).client.last('room_updated') as unknown as {
      players: { id: string; look: object }[];
    };
    const common = {
      game_id: id,
      ids: begin.sitters.map((sitter) => sitter.id),
      looks: shown.players.map(({ look }) => look),
    };
    for (const seat of table.seats) {
      const own = begin.sitters.findIndex(({ player }) => player === seat.id);
      expect(seat.client.all('events').map(({ table }) => table)).toEqual([{ ...common, seat: own }]);
    }
    expect(watcher.all('events').map(({ table }) => table)).toEqual([{ ...common, seat: null }]);
    expectNoFaults(table);
  }));

test('packet numbers count only for their game: another game is sent from the start', () =>
  serving(async (on) => {
    const table = await played(on, inLogs(quick));
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    const { id: first } = await matchIn(on, table.code);
    must(await anna.client.ask('return_to_lobby'));
    await deal(table);
    const { id: second } = await matchIn(on, table.code);
    await on.restart(1_000); // the server forgets who saw which game
    const back = async (payload: object) => {
      const before = bela.client.got.length;
      await bela.client.reconnect(on.url);
      must(await bela.client.ask('resume', { token: bela.token, stream: 'log', ...payload }));
      await on.settled();
      return bela.client.got.slice(before).flatMap(({ data }) => (data.n === undefined ? [] : [data.n]));
    };
    expect((await back({ last_n: 1, game_id: first }))[0]).toBe(1);
    expect((await back({ last_n: 1, game_id: second }))[0]).toBe(2);
    expect((await back({ game_id: second }))[0]).toBe(1);
    expect((await back({ last_n: 1 }))[0]).toBe(2);
  }));

test('a choice can be withdrawn while its phase is open', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'classic', players: 5 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    expect(await codeOf(anna.client.ask('withdraw', { slot: 'vote' }))).toBe('not_offered');
    must(await anna.client.ask('start_vote'));
    await on.settled();
    const phase_id = anna.client.last('phase_changed')?.phase_id;
    must(await anna.client.ask('submit_vote', { target_id: bela.id }));
    await on.settled();
    expect(bela.client.last('vote_update')).toMatchObject({ votes: { [bela.id]: 1 }, cast: 1 });
    const withdraw = { slot: 'vote', phase_id, id: 'back' };
    expect(await codeOf(anna.client.ask('withdraw', { ...withdraw, phase_id: 'another' }))).toBe('stale_phase');
    must(await anna.client.ask('withdraw', withdraw));
    await on.settled();
    expect(bela.client.last('vote_update')).toMatchObject({ votes: {}, cast: 0 });
    expect(anna.client.last('prompts_changed')?.prompts).toContainEqual(expect.objectContaining({ slot: 'vote' }));
    expect(JSON.stringify(anna.client.last('prompts_changed'))).not.toContain('chosen');
    must(await anna.client.ask('submit_vote', { target_id: bela.id }));
    must(await anna.client.ask('withdraw', withdraw)); // sent again: it has no second effect
    await on.settled();
    expect(bela.client.last('vote_update')).toMatchObject({ cast: 1 });
    expect(await codeOf(bela.client.ask('withdraw', { slot: 'vote' }))).toBe('not_offered');
    const watcher = await on.client();
    must(await watcher.ask('spectate_room', { code: table.code }));
    expect(await codeOf(watcher.ask('withdraw', { slot: 'vote' }))).toBe('only_watching');
    expect(status(anna)).toBe('playing');
    expectNoFaults(table);
  }));
