import { expect, test } from 'vitest';
import { serving } from '../testing/serving.ts';
import { deal, gather, isOver, must, type TestSeat } from '../testing/table.ts';

type RoomUpdate = {
  status: string;
  host_id: string | null;
  players: { id: string; name: string; connected: boolean }[];
};
const roomUpdate = ({ client }: TestSeat) =>
  client.last('room_updated') as unknown as RoomUpdate & Record<string, unknown>;
const names = (seat: TestSeat) => roomUpdate(seat).players.map(({ name }) => name);
const codeOf = async (ack: Promise<{ error?: { code: string } }>) => (await ack).error?.code;

test('all members see who is present, who is ready, and why the game cannot start', () =>
  serving(async (on) => {
    const { seats } = await gather(on, { rules: 'moonrise', players: 4 });
    const [anna, bela] = seats as [TestSeat, TestSeat];
    expect(names(bela)).toEqual(['Anna', 'Bela', 'Carl', 'Dora']);
    expect(roomUpdate(bela)).toMatchObject({
      status: 'lobby',
      cannot_start: 'Moonrise is for 5 to 12 players, not 4.',
    });
    expect(await anna.client.ask('start_game')).toMatchObject({ error: { code: 'cannot_start' } });
    must(await anna.client.ask('set_options', { ai_count: 2 }));
    must(await bela.client.ask('set_ready', { ready: false }));
    await on.settled();
    expect(roomUpdate(bela)).toMatchObject({ ai_count: 2, cannot_start: 'Not everyone is ready: Bela.' });
    must(await bela.client.ask('set_ready', { ready: true }));
    await on.settled();
    expect(roomUpdate(bela).cannot_start).toBeUndefined();
  }));

test('a classic game starts although players are not ready', () =>
  serving(async (on) => {
    const { seats } = await gather(on, { rules: 'classic', players: 4 });
    for (const { client } of seats) must(await client.ask('set_ready', { ready: false }));
    must(await (seats[0] as TestSeat).client.ask('start_game'));
  }));

test('only the host can set options, lock, kick and start, and only valid options', () =>
  serving(async (on) => {
    const { seats } = await gather(on, { rules: 'classic', players: 4 });
    const [anna, bela] = seats as [TestSeat, TestSeat];
    const powers: [string, object][] = [
      ['set_options', { ai_count: 1 }],
      ['set_lock', { locked: true }],
      ['kick_player', { player_id: anna.id }],
      ['start_game', {}],
      ['cancel_start', {}],
      ['return_to_lobby', {}],
    ];
    for (const [event, payload] of powers) expect(await codeOf(bela.client.ask(event, payload))).toBe('host_only');
    expect(await codeOf(anna.client.ask('set_options', { options: { nonsense: 1 } }))).toBe('bad_option');
    expect(await codeOf(anna.client.ask('set_options', { rules: 'chess' }))).toBe('unknown_rules');
    expect(await codeOf(anna.client.ask('set_options', { ai_count: 13 }))).toBe('bad_players');
    expect(await codeOf(anna.client.ask('kick_player', { player_id: anna.id }))).toBe('not_allowed');
    expect(await codeOf(anna.client.ask('cancel_start'))).toBe('not_allowed');
    must(await anna.client.ask('set_options', { rules: 'one-night', options: { durations: { day: 60 } } }));
    await on.settled();
    expect(roomUpdate(bela)).toMatchObject({ rules: 'one-night', options: { durations: { day: 60 } } });
  }));

test('the countdown can be cancelled, otherwise the game is dealt', () =>
  serving(async (on) => {
    const { seats } = await gather(on, { rules: 'classic', players: 4 });
    const [anna, bela] = seats as [TestSeat, TestSeat];
    must(await anna.client.ask('start_game', { ai_count: 2 }));
    await on.settled();
    expect(roomUpdate(bela)).toMatchObject({ status: 'countdown', countdown_ends_at: on.clock.now() + 6_000 });
    await on.pass(5_900);
    must(await anna.client.ask('cancel_start'));
    await on.pass(10_000);
    expect(roomUpdate(bela)).toMatchObject({ status: 'lobby', ai_count: 2 });
    must(await anna.client.ask('start_game'));
    await on.pass(6_000);
    expect(roomUpdate(bela)).toMatchObject({ status: 'playing' });
    expect(bela.client.last('game_started')?.players).toHaveLength(6);
  }));

test('a player who leaves during the countdown stops it, and all are told why', () =>
  serving(async (on) => {
    const { seats } = await gather(on, { rules: 'classic', players: 5 });
    const [anna, bela, carl] = seats as [TestSeat, TestSeat, TestSeat];
    must(await anna.client.ask('start_game'));
    must(await bela.client.ask('leave_room'));
    await on.pass(10_000);
    expect(roomUpdate(carl)).toMatchObject({ status: 'lobby' });
    const news = { kind: 'system', key: 'start_stopped', names: ['Bela'] };
    expect(carl.client.last('message')).toMatchObject(news);
  }));

test('a token whose seat was lost is refused plainly, and is no fault of the server (T87)', () =>
  serving(async (on) => {
    const anna = await on.client();
    const { code } = must(await anna.ask('create_room', { name: 'Anna' }));
    const bela = await on.client();
    const token = 'x'.repeat(43);
    const { player_id } = must(await bela.ask('join_room', { code, name: 'Bela', token }));
    must(await anna.ask('kick_player', { player_id }));
    for (const [event, payload, refusal] of [
      ['join_room', { code, name: 'Bela', token }, 'removed_from_room'],
      ['create_room', { name: 'Bela', token }, 'unknown_token'],
    ] as const)
      expect(await (await on.client()).ask(event, payload)).toMatchObject({ ok: false, error: { code: refusal } });
    expect(on.log.filter((line) => line.includes('"level":50') || line.includes('stack'))).toEqual([]);
  }));

test('a kicked player is told, is removed, and cannot resume the seat', () =>
  serving(async (on) => {
    const { seats, code } = await gather(on, { rules: 'classic', players: 4 });
    const [anna, bela] = seats as [TestSeat, TestSeat];
    must(await anna.client.ask('kick_player', { player_id: bela.id }));
    await on.settled();
    expect(bela.client.last('you_are_out')).toEqual({ reason: 'kicked' });
    expect(names(anna)).toEqual(['Anna', 'Carl', 'Dora']);
    const got = bela.client.got.length;
    must(await anna.client.ask('send_message', { text: 'They are gone.' }));
    await on.settled();
    expect(bela.client.got).toHaveLength(got);
    expect(await codeOf(bela.client.ask('resume', { token: bela.token }))).toBe('removed_from_room');
    const again = must(await bela.client.ask('join_room', { code, name: 'Bela' }));
    expect(again.player_id).not.toBe(bela.id);
  }));

test('a second Anna becomes Anna 2, also when both join at once', () =>
  serving(async (on) => {
    const { seats, code } = await gather(on, { rules: 'classic', players: 1 });
    const clients = await Promise.all([on.client(), on.client(), on.client()]);
    await Promise.all(clients.map((client) => client.ask('join_room', { code: code.toLowerCase(), name: ' ANNA ' })));
    await on.settled();
    expect(names(seats[0] as TestSeat)).toEqual(['Anna', 'ANNA 2', 'ANNA 3', 'ANNA 4']);
  }));

test('a locked, full or playing room cannot be joined, nor one with a wrong code', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 4 });
    const [anna] = table.seats as [TestSeat];
    const late = await on.client();
    const join = () => codeOf(late.ask('join_room', { code: table.code, name: 'Late' }));
    must(await anna.client.ask('set_lock', { locked: true }));
    expect(await join()).toBe('room_locked');
    must(await anna.client.ask('set_lock', { locked: false }));
    must(await anna.client.ask('set_options', { rules: 'aiwolf' }));
    must(await anna.client.ask('set_options', { rules: 'classic' }));
    await deal(table);
    expect(await join()).toBe('game_running');
    expect(await codeOf(late.ask('join_room', { code: 'ZZZZ', name: 'Late' }))).toBe('unknown_room');
  }));

test('a host who is away for 30 seconds is replaced by the present member who joined first', () =>
  serving(async (on) => {
    const { seats } = await gather(on, { rules: 'classic', players: 4 });
    const [anna, bela, carl] = seats as [TestSeat, TestSeat, TestSeat];
    anna.client.close();
    bela.client.close();
    await on.settled();
    await on.pass(29_000);
    expect(roomUpdate(carl)).toMatchObject({ host_id: anna.id });
    expect(roomUpdate(carl).players[0]).toMatchObject({ connected: false });
    await on.pass(1_500);
    expect(roomUpdate(carl)).toMatchObject({ host_id: carl.id });
    expect(carl.client.last('message')).toMatchObject({ kind: 'system', from: null, text: 'Carl is now the host.' });
    must(await carl.client.ask('start_game', { ai_count: 1 }));
  }));

test('a host who leaves is replaced at once; an empty room closes after five minutes', () =>
  serving(async (on) => {
    const { seats, code } = await gather(on, { rules: 'classic', players: 2 });
    const [anna, bela] = seats as [TestSeat, TestSeat];
    must(await anna.client.ask('leave_room'));
    await on.settled();
    expect(roomUpdate(bela)).toMatchObject({ host_id: bela.id });
    expect(await codeOf(anna.client.ask('set_ready', { ready: true }))).toBe('not_seated');
    expect(await codeOf(anna.client.ask('resume', { token: anna.token }))).toBe('unknown_token');
    bela.client.close();
    await on.pass(299_000);
    expect(await on.server.rooms.byCode(code)).toBeDefined();
    await on.pass(2_000);
    expect(await on.server.rooms.byCode(code)).toBeUndefined();
    expect(on.server.rooms.size).toBe(0);
  }));

test('an idle lobby closes, and its members are told', () =>
  serving(async (on) => {
    const { seats } = await gather(on, { rules: 'classic', players: 2 });
    const [anna, bela] = seats as [TestSeat, TestSeat];
    await on.pass(3_500_000);
    must(await anna.client.ask('send_message', { text: 'Anyone else coming?' }));
    await on.pass(3_500_000);
    expect(bela.client.all('you_are_out')).toEqual([]);
    await on.pass(101_000);
    expect(bela.client.last('you_are_out')).toEqual({ reason: 'closed' });
  }));

test('a bot takes the seat of a player who leaves a running game for good', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 5 });
    await deal(table);
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    must(await bela.client.ask('leave_room'));
    await on.settled();
    expect(roomUpdate(anna).players).toContainEqual(expect.objectContaining({ id: bela.id, connected: true }));
    expect(await codeOf(bela.client.ask('resume', { token: bela.token }))).toBe('unknown_token');
    await on.pass(115_000);
    expect(anna.client.last('vote_update')).toMatchObject({ cast: 1 });
  }));

test('if the host wants no bots, a seat that was left passes', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 5, options: { bots_for_away: false } });
    await deal(table);
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    must(await bela.client.ask('leave_room'));
    await on.pass(115_000);
    expect(roomUpdate(anna).players).toContainEqual(expect.objectContaining({ id: bela.id, connected: false }));
    expect(anna.client.last('phase_changed')).toMatchObject({ phase: 'voting' });
    expect(anna.client.all('vote_update')).toEqual([]);
  }));

test('after the end all players may chat, and the host returns them to the lobby', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'one-night', players: 3, options: { durations: { day: 10 } } });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    await deal(table);
    expect(await codeOf(anna.client.ask('return_to_lobby'))).toBe('not_allowed');
    await on.pass(70_000);
    expect(isOver(bela.client)).toBe(true);
    must(await bela.client.ask('send_message', { text: 'Well played.' }));
    await on.settled();
    expect(anna.client.last('message')).toMatchObject({ from: bela.id, text: 'Well played.' });
    expect(anna.client.last('message')).not.toHaveProperty('n');
    must(await anna.client.ask('return_to_lobby'));
    await on.settled();
    expect(roomUpdate(bela)).toMatchObject({
      status: 'lobby',
      rules: 'one-night',
      options: { durations: { day: 10 } },
    });
    expect(names(bela)).toEqual(['Anna', 'Bela', 'Carl']);
    await deal(table);
    expect(bela.client.all('game_started')).toHaveLength(2);
    expect(bela.client.all('game_started')[1]).toMatchObject({ n: 1 });
    for (const { client } of table.seats) expect(client.faults).toEqual([]);
  }));

test('a return to the lobby clears roles, choices and chat, and keeps the players and their host', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'one-night', players: 3, options: { durations: { day: 10 } } });
    const [anna, bela, carl] = table.seats as [TestSeat, TestSeat, TestSeat];
    must(await bela.client.ask('send_message', { text: 'Said in the lobby.' }));
    await deal(table);
    expect(await codeOf(anna.client.ask('kick_player', { player_id: carl.id }))).toBe('not_in_lobby');
    await on.pass(51_000);
    must(await anna.client.ask('submit_vote', { target_id: bela.id }));
    must(await bela.client.ask('send_message', { text: 'Said by day.' }));
    await on.pass(20_000);
    expect(isOver(bela.client)).toBe(true);
    must(await bela.client.ask('send_message', { text: 'Said after the end.' }));
    must(await anna.client.ask('return_to_lobby'));
    await on.settled();
    expect(roomUpdate(carl)).toMatchObject({ status: 'lobby', host_id: anna.id });
    expect(names(carl)).toEqual(['Anna', 'Bela', 'Carl']);

    const got = carl.client.got.length;
    await carl.client.reconnect();
    must(await carl.client.ask('resume', { token: carl.token }));
    await on.settled();
    const again = carl.client.got.slice(got);
    expect(again.map(({ event }) => event)).toEqual(['room_updated']);
    expect(JSON.stringify(again)).not.toMatch(/Said|role"/);

    await deal(table);
    expect(carl.client.last('game_started')).toMatchObject({ n: 1 });
    expect(carl.client.last('phase_changed')).toMatchObject({ phase: 'reveal', round: 1 });
    await on.pass(51_000);
    must(await carl.client.ask('submit_vote', { target_id: bela.id }));
    expect(anna.client.last('vote_update')).toMatchObject({ cast: 1 });
  }));

test('spectators see the room and the public game, and cannot act', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 4 });
    const watcher = await on.client();
    must(await watcher.ask('spectate_room', { code: table.code }));
    await deal(table);
    expect(watcher.last('game_started')).toMatchObject({ your_id: null, your_role: null, fellows: [] });
    expect(watcher.last('room_updated')).toMatchObject({ spectators: 1 });
    expect(await codeOf(watcher.ask('send_message', { text: 'Psst!' }))).toBe('only_watching');
    expect(await codeOf(watcher.ask('submit_vote', { target_id: null }))).toBe('only_watching');
    expect(await codeOf(watcher.ask('join_room', { code: table.code, name: 'W' }))).toBe('already_seated');
    must(await watcher.ask('leave_room'));
    const got = watcher.got.length;
    await on.pass(95_000);
    expect(watcher.got).toHaveLength(got);
  }));
