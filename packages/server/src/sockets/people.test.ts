import type { Look } from '@moonrise/protocol';
import { expect, test } from 'vitest';
import { REPORTS } from '../rooms/reports.ts';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { type ClientTable, deal, gather, must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';

interface RoomUpdate {
  readonly host_id: string | null;
  readonly status: string;
  readonly players: readonly { readonly id: string; readonly name: string; readonly look: Look }[];
  readonly [field: string]: unknown;
}
const roomUpdate = ({ client }: Pick<TestSeat, 'client'>) => client.last('room_updated') as unknown as RoomUpdate;
const codeOf = async (ack: Promise<{ error?: { code: string } }>) => (await ack).error?.code;
const expectNoFaults = ({ seats }: ClientTable) => expect(seats.flatMap(({ client }) => client.faults)).toEqual([]);
const distinct = (looks: readonly Look[]) => new Set(looks.map((look) => JSON.stringify(look))).size;
const chaos = { rules: 'moonrise', players: 6, options: { chaos: true } };

test('a name can be changed in the lobby, under the same rules as the first one', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 4 });
    const [anna, bela, carl] = table.seats as [TestSeat, TestSeat, TestSeat];
    const names = () => roomUpdate(carl).players.map(({ name }) => name);
    must(await bela.client.ask('rename', { name: '  Béla ' }));
    must(await carl.client.ask('rename', { name: 'anna' }));
    await on.settled();
    expect(names()).toEqual(['Anna', 'Béla', 'anna 2', 'Dora']);
    must(await carl.client.ask('rename', { name: 'Anna 2' })); // the current name does not count as taken
    must(await anna.client.ask('rename', { name: 'Bert', player_id: bela.id }));
    await on.settled();
    expect(names()).toEqual(['Anna', 'Bert', 'Anna 2', 'Dora']);
    expect(await codeOf(bela.client.ask('rename', { name: 'X', player_id: anna.id }))).toBe('host_only');
    expect(await codeOf(anna.client.ask('rename', { name: 'X', player_id: 'nobody' }))).toBe('unknown_player');
    expect(await codeOf(anna.client.ask('rename', { name: 'Moderator' }))).toBe('bad_name');
    expect(await codeOf(anna.client.ask('rename', { name: '' }))).toBe('bad_name');
    await deal(table);
    expect(await codeOf(anna.client.ask('rename', { name: 'X' }))).toBe('not_in_lobby');
    expect(
      roomUpdate(anna)
        .players.map(({ name }) => name)
        .sort(),
    ).toEqual(['Anna', 'Anna 2', 'Bert', 'Dora']);
    expectNoFaults(table);
  }));

test('the host can make another player host, but not during a game', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 4 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    expect(await codeOf(bela.client.ask('hand_over', { player_id: bela.id }))).toBe('host_only');
    expect(await codeOf(anna.client.ask('hand_over', { player_id: 'nobody' }))).toBe('unknown_player');
    must(await anna.client.ask('hand_over', { player_id: anna.id }));
    await on.settled();
    expect(bela.client.all('message')).toEqual([]);
    must(await anna.client.ask('hand_over', { player_id: bela.id }));
    await on.settled();
    expect(roomUpdate(anna).host_id).toBe(bela.id);
    const news = { kind: 'system', text: 'Bela is now the host.', key: 'host_moved', names: ['Bela'] };
    expect(anna.client.last('message')).toMatchObject(news);
    expect(await codeOf(anna.client.ask('start_game'))).toBe('host_only');
    must(await bela.client.ask('start_game'));
    await on.pass(10_000);
    expect(await codeOf(bela.client.ask('hand_over', { player_id: anna.id }))).toBe('game_running');
    expectNoFaults(table);
  }));

test('all players look different; a look can be changed in the lobby, and stays in the game', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 4 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    const looks = () => roomUpdate(anna).players.map(({ look }) => look);
    expect(distinct(looks())).toBe(4);
    const free = [11, 10, 9, 8].find((colour) => !looks().some((look) => look.face === 23 && look.colour === colour));
    const wanted = { face: 23, colour: free };
    must(await bela.client.ask('set_look', wanted));
    await on.settled();
    expect(looks()[1]).toEqual(wanted);
    expect(await codeOf(anna.client.ask('set_look', wanted))).toBe('look_taken');
    must(await bela.client.ask('set_look', wanted)); // the player's own look does not count as taken
    for (const wrong of [{ face: 24, colour: 0 }, { face: 0, colour: 12 }, { face: -1, colour: 0 }, { face: 1 }])
      expect(await codeOf(anna.client.ask('set_look', wrong))).toBe('malformed');
    const lobby = new Map(roomUpdate(anna).players.map(({ id, look }) => [id, look]));
    await deal(table, 5);
    expect(await codeOf(anna.client.ask('set_look', { face: 0, colour: 0 }))).toBe('not_in_lobby');
    expect(distinct(looks())).toBe(9);
    for (const { id, look } of roomUpdate(anna).players) expect(look).toEqual(lobby.get(id) ?? look);
    expectNoFaults(table);
  }));

test('looks are random, so that they reveal neither the order of joining nor the AI seats', () =>
  serving(async (on) => {
    const faces = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { seats } = await seatAndDeal(on, { rules: 'classic', players: 1, ai: 3 });
      const [anna] = seats as [TestSeat];
      const of = (isMine: boolean) => roomUpdate(anna).players.filter(({ id }) => (id === anna.id) === isMine);
      for (const { look } of of(true)) faces.add(`person ${look.face < 12}`);
      for (const { look } of of(false)) faces.add(`program ${look.face < 12}`);
    }
    expect([...faces].sort()).toEqual(['person false', 'person true', 'program false', 'program true']);
  }));

test('in a masked game all players have new looks, and the old ones afterwards', () =>
  serving(async (on) => {
    let isSame = 0;
    for (let i = 0; i < 3; i++) {
      const table = await gather(on, chaos);
      const [anna] = table.seats as [TestSeat];
      const lobby = new Map(roomUpdate(anna).players.map(({ id, look }) => [id, JSON.stringify(look)]));
      await deal(table);
      const worn = roomUpdate(anna).players.map(({ look }) => JSON.stringify(look));
      const { sitters } = (await matchIn(on, table.code)).begin;
      expect(new Set(worn).size).toBe(6);
      isSame += sitters.filter(({ player }, seat) => lobby.get(player ?? '') === worn[seat]).length;
      if (i > 0) continue;
      await playOut(table);
      expect(roomUpdate(anna).players.map(({ look }) => JSON.stringify(look))).toEqual([...lobby.values()]);
    }
    expect(isSame).toBeLessThan(6); // of 18, at random
  }));

test('a room with a password can be entered only with the password', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 3 });
    const { code } = table;
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    expect(await codeOf(bela.client.ask('set_password', { password: 'x' }))).toBe('host_only');
    expect(await codeOf(anna.client.ask('set_password', { password: '  ' }))).toBe('malformed');
    must(await anna.client.ask('set_password', { password: 'Vollmond 12' }));
    await on.settled();
    expect(roomUpdate(bela)).toMatchObject({ has_password: true });
    const late = await on.client();
    const join = (password?: string) => late.ask('join_room', { code, name: 'Late', ...(password && { password }) });
    expect(await codeOf(join())).toBe('wrong_password');
    expect(await codeOf(join('vollmond 12'))).toBe('wrong_password');
    expect(await codeOf(late.ask('spectate_room', { code }))).toBe('wrong_password');
    must(await join('Vollmond 12 ')); // as a phone types it
    const watcher = await on.client();
    must(await watcher.ask('spectate_room', { code, password: 'Vollmond 12' }));
    await bela.client.reconnect();
    must(await bela.client.ask('resume', { token: bela.token })); // a seat needs no password
    must(await anna.client.ask('set_password', { password: null }));
    await on.settled();
    expect(roomUpdate(bela)).not.toHaveProperty('has_password');
    must(await (await on.client()).ask('join_room', { code, name: 'Later' }));
    await deal(table);
    expect(await codeOf(anna.client.ask('set_password', { password: 'x' }))).toBe('not_in_lobby');
    const room = await on.server.rooms.byCode(code);
    const kept = JSON.stringify(await on.store.read(`room/${room?.room.id}`));
    expect(kept).toContain('password_set');
    expect(kept).not.toContain('Vollmond');
    expect(on.log.join('')).not.toContain('Vollmond');
    expectNoFaults(table);
  }));

test('a password set while a player is joining counts for that player too', () =>
  serving(async (on) => {
    const { code, seats } = await gather(on, { rules: 'classic', players: 1 });
    const room = (await on.server.rooms.byCode(code))?.room;
    const join = {
      type: 'join',
      player: 'late',
      name: 'Late',
      look: { face: 0, colour: 0 },
      seal: null,
      keys: {},
    } as const;
    must(await (seats[0] as TestSeat).client.ask('set_password', { password: 'x' }));
    expect(await room?.submit(join)).toMatchObject({ error: { code: 'wrong_password' } });
  }));

test('shared screens count as spectators', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 2 });
    const [anna] = table.seats as [TestSeat];
    const [screen, watcher] = [await on.client(), await on.client()];
    must(await screen.ask('spectate_room', { code: table.code, display: true }));
    must(await watcher.ask('spectate_room', { code: table.code }));
    await on.settled();
    expect(roomUpdate(anna)).toMatchObject({ spectators: 2, displays: 1 });
    must(await screen.ask('leave_room'));
    must(await screen.ask('spectate_room', { code: table.code }));
    await on.settled();
    expect(roomUpdate(anna)).toMatchObject({ spectators: 2, displays: 0 });
    expect(await codeOf((await on.client()).ask('spectate_room', { code: table.code, display: false }))).toBe(
      'malformed',
    );
    expectNoFaults(table);
  }));

test('the reason why a game cannot start is sent in parts', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'moonrise', players: 4 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    const why = async (options: object) => {
      must(await anna.client.ask('set_options', options));
      await on.settled();
      return roomUpdate(bela).cannot_start_why;
    };
    expect(roomUpdate(bela).cannot_start_why).toEqual({ code: 'too_few', n: 1 });
    expect(await why({ ai_count: 1 })).toBeUndefined();
    expect(await why({ options: { roles: { wolf: 1, villager: 9 } } })).toEqual({ code: 'bad_deck' });
    must(await bela.client.ask('set_ready', { ready: false }));
    expect(await why({ options: {} })).toEqual({ code: 'not_ready', names: ['Bela'] });
    expectNoFaults(table);
  }));

const reports = async (on: Serving) => (await on.store.read(REPORTS)).map(({ command }) => command);

test('a report with the chat lines goes to the operator of the server only', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 5 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    must(await bela.client.ask('send_message', { text: 'You are all fools.' }));
    await on.settled();
    const got = table.seats.map(({ client }) => client.got.length);
    const report = (player_id: string, more: object = {}) =>
      anna.client.ask('report_player', { player_id, reason: 'abuse', ...more });
    must(await report(bela.id, { text: 'He insults\neverybody.' }));
    await on.settled();
    expect(table.seats.map(({ client }) => client.got.length)).toEqual(got);
    const lobby = { type: 'report', code: table.code, game: null, isAi: false, reason: 'abuse' };
    const people = { by: { id: anna.id, name: 'Anna' }, about: { id: bela.id, name: 'Bela' } };
    const heard = [{ at: on.clock.now(), text: 'You are all fools.' }];
    expect(await reports(on)).toEqual([{ ...lobby, ...people, text: 'He insults everybody.', heard, keys: {} }]);
    expect(await on.store.awake()).not.toContainEqual(expect.objectContaining({ stream: REPORTS }));
    expect(on.log.join('')).toContain('a player was reported');
    expect(on.log.join('')).not.toMatch(/insult|fools|Bela|abuse/);
    expect(await codeOf(report('nobody'))).toBe('unknown_player');
    expect(await codeOf(report(bela.id, { text: 'x'.repeat(501) }))).toBe('bad_text');
    expect(await codeOf(report(bela.id, { reason: 'ugly' }))).toBe('malformed');
    expect(await codeOf((await on.client()).ask('report_player', { player_id: bela.id, reason: 'spam' }))).toBe(
      'not_seated',
    );
    await deal(table, 2);
    must(await bela.client.ask('send_message', { text: 'Vote for the fool Anna!' }));
    const aiPlayer = roomUpdate(anna).players.find(({ id }) => table.seats.every((seat) => seat.id !== id));
    must(await report(aiPlayer?.id ?? ''));
    must(await report(bela.id));
    const [, ai, last] = (await reports(on)) as { isAi: boolean; heard: { text: string }[] }[];
    expect([ai?.isAi, last?.isAi]).toEqual([true, false]);
    expect(last?.heard.map(({ text }) => text)).toEqual(['You are all fools.', 'Vote for the fool Anna!']);
    expectNoFaults(table);
  }));

test('a report keeps the newest lines only, up to 8 KB', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 5 });
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    for (let i = 0; i < 5; i++) {
      must(await bela.client.ask('send_message', { text: `${i}${String.fromCodePoint(0x1f600 + i).repeat(499)}` })); // 2 KB each
      await on.pass(1_000);
    }
    must(await anna.client.ask('report_player', { player_id: bela.id, reason: 'spam' }));
    const [report] = (await reports(on)) as { heard: { text: string }[] }[];
    expect(report?.heard.map(({ text }) => text[0])).toEqual(['1', '2', '3', '4']);
  }));

test('a report has only lines that its sender saw, and in a masked game only the ids of the game count', () =>
  serving(async (on) => {
    const table = await gather(on, { ...chaos, options: { chaos: true, roles: { wolf: 2, seer: 1, villager: 3 } } });
    await deal(table);
    const match = await matchIn(on, table.code);
    const { begin, game } = match;
    const wolves = game.seats.filter(({ id }) => game.team(id) === game.rules.wolves).map(({ id }) => id);
    const at = (seat: number) => table.seats.find(({ id }) => id === begin.sitters[seat]?.player) as TestSeat;
    const [wolf = 0, mate = 0] = wolves;
    const villager = game.seats.find(({ id }) => !wolves.includes(id))?.id ?? 0;
    must(await at(wolf).client.ask('send_message', { text: 'The seer is next.', channel: 'wolves' }));
    const about = { player_id: begin.sitters[wolf]?.id, reason: 'other' };
    for (const seat of [villager, mate]) must(await at(seat).client.ask('report_player', about));
    const kept = (await reports(on)) as { about: { id: string }; heard: { text: string }[] }[];
    expect(kept.map(({ heard }) => heard.length)).toEqual([0, 1]);
    expect(kept[0]?.about.id).toBe(at(wolf).id);
    const unmasked = { player_id: at(wolf).id, reason: 'other' };
    expect(await codeOf(at(villager).client.ask('report_player', unmasked))).toBe('unknown_player');
  }));
