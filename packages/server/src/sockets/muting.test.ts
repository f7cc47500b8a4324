import { expect, test } from 'vitest';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { deal, gather, must, playOut, type Seating, seatAndDeal, type TestSeat } from '../testing/table.ts';

const codeOf = async (ack: Promise<{ error?: { code: string } }>) => (await ack).error?.code;
interface ShownPlayer {
  readonly id: string;
  readonly name: string;
  readonly muted?: true;
}
const players = ({ client }: TestSeat) => (client.last('room_updated')?.players ?? []) as readonly ShownPlayer[];
const mutedIn = (seat: TestSeat) => players(seat).flatMap(({ id, muted }) => (muted ? [id] : []));

test('lines of a muted player are refused before, during and after a game, and only the player is told', () =>
  serving(async (on) => {
    const options = { durations: { day: 60, voting: 5, night: 5 } };
    const table = await gather(on, { rules: 'classic', players: 4, options });
    const [anna, bela, carl] = table.seats as [TestSeat, TestSeat, TestSeat];
    let count = 0;
    const say = () =>
      codeOf(bela.client.ask('send_message', { text: `Line number ${'x'.repeat(9 * count)} ${count++}` }));
    const mute = (muted: boolean) => anna.client.ask('mute_player', { player_id: bela.id, muted });
    expect(await codeOf(carl.client.ask('mute_player', { player_id: bela.id, muted: true }))).toBe('host_only');
    expect(await codeOf(anna.client.ask('mute_player', { player_id: 'nobody', muted: true }))).toBe('unknown_player');
    expect(await codeOf(anna.client.ask('mute_player', { player_id: anna.id, muted: true }))).toBe('not_allowed');
    must(await mute(true));
    await on.settled();
    const got = carl.client.all('message').length;
    expect(await say()).toBe('muted');
    expect(mutedIn(carl)).toEqual([bela.id]);
    await deal(table, 2);
    expect(await say()).toBe('muted');
    expect(await codeOf(bela.client.ask('act', { act: 'say', slot: 'global', targets: [], text: 'Hello' }))).toBe(
      'muted',
    );
    expect(carl.client.all('message')).toHaveLength(got);
    must(await mute(false));
    expect(await say()).toBeUndefined();
    must(await mute(true));
    await playOut(table);
    expect(await say()).toBe('muted');
    must(await anna.client.ask('return_to_lobby', {}));
    expect(await say()).toBe('muted');
    await on.restart(1_000);
    const device = await on.client();
    must(await device.ask('resume', { token: bela.token }));
    expect(await codeOf(device.ask('send_message', { text: 'Hello' }))).toBe('muted');
  }));

const wolves: Seating = {
  rules: 'moonrise',
  players: 6,
  options: { chaos: true, roles: { wolf: 2, seer: 1, villager: 3 } },
};
test('a mute counts in every channel, by the ids that the players see, and tells nothing about cards or people', () =>
  serving(async (on) => {
    const table = await gather(on, wolves);
    const [anna, bela] = table.seats as [TestSeat, TestSeat];
    must(await anna.client.ask('mute_player', { player_id: bela.id, muted: true }));
    await deal(table);
    expect(mutedIn(anna)).toEqual([]); // it would tell which masked player is Bela
    expect(await codeOf(anna.client.ask('mute_player', { player_id: bela.id, muted: true }))).toBe('unknown_player');
    const { begin, game } = await matchIn(on, table.code);
    const seats = game.seats.filter(({ id }) => begin.sitters[id]?.player !== anna.id).map(({ id }) => id);
    const at = (seat: number) => table.seats.find(({ id }) => id === begin.sitters[seat]?.player) as TestSeat;
    const answers = [];
    for (const seat of seats)
      answers.push(await anna.client.ask('mute_player', { player_id: begin.sitters[seat]?.id, muted: true }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true}']));
    for (const seat of seats)
      for (const channel of ['global', 'wolves', 'dead']) {
        const code = await codeOf(at(seat).client.ask('send_message', { text: 'psst', channel }));
        expect(code).toBe('muted');
      }
  }));

const seatsOfAi = async (on: Serving, code: string) => {
  const { sitters } = (await matchIn(on, code)).begin;
  return sitters.flatMap(({ player }, seat) => (player === null ? [seat] : []));
};
const saidBy = async (on: Serving, code: string, seats: readonly number[]) => {
  const { rows } = await matchIn(on, code);
  return rows.flatMap(({ events }) =>
    events.filter((event) => (event.type === 'said' || event.type === 'spoke') && seats.includes(event.seat)),
  );
};

test('AI seats are muted like people, so that a mute does not tell who is one', () =>
  serving(async (on) => {
    const durations = { day: 120, voting: 5, night: 5 };
    const table = await seatAndDeal(on, { rules: 'classic', players: 2, ai: 6, options: { durations } });
    const [anna] = table.seats as [TestSeat];
    const ai = await seatsOfAi(on, table.code);
    const { sitters } = (await matchIn(on, table.code)).begin;
    const [loud, ...quiet] = ai;
    for (const seat of quiet) must(await anna.client.ask('mute_player', { player_id: sitters[seat]?.id, muted: true }));
    await on.pass(115_000);
    expect(await saidBy(on, table.code, quiet)).toEqual([]);
    expect((await saidBy(on, table.code, [loud ?? -1])).length).toBeGreaterThan(0);
  }));

test('a muted player whose turn it is to speak can skip, and a muted AI seat does', () =>
  serving(async (on) => {
    const table = await seatAndDeal(on, { rules: 'aiwolf', players: 1, ai: 4 });
    const [anna] = table.seats as [TestSeat];
    const ai = await seatsOfAi(on, table.code);
    const match = await matchIn(on, table.code);
    for (const seat of ai)
      must(await anna.client.ask('mute_player', { player_id: match.begin.sitters[seat]?.id, muted: true }));
    for (let i = 0; i < 400 && match.game.day < 1; i++)
      await on.pass(Math.max(0, (on.clock.next ?? 0) - on.clock.now()));
    expect(match.game.day).toBeGreaterThanOrEqual(1);
    const spoken = (await saidBy(on, table.code, ai)) as readonly { text?: string }[];
    expect(spoken.map(({ text = '' }) => text).filter((text) => !/^(Over|Skip|)$/.test(text))).toEqual([]);
  }));

test('a muted player who leaves and comes back is still muted, until the host ends it', () =>
  serving(
    async (on) => {
      const anna = await on.client('198.51.100.1');
      const { code } = must(await anna.ask('create_room', { name: 'Anna' }));
      const bela = await on.client('203.0.113.9');
      const profile = 'p'.repeat(43);
      const join = async (name: string) => String(must(await bela.ask('join_room', { code, name, profile })).player_id);
      const say = () => codeOf(bela.ask('send_message', { text: 'Hello' }));
      must(await anna.ask('mute_player', { player_id: await join('Bela'), muted: true }));
      must(await bela.ask('leave_room'));
      const id = await join('Carl');
      expect(await say()).toBe('muted');
      await on.restart(1_000);
      await bela.reconnect(on.url);
      await anna.reconnect(on.url);
      const back = await join('Dora');
      expect(await say()).toBe('muted');
      expect(back).not.toBe(id);
    },
    { isLimited: true, env: { TRUST_PROXY: 'loopback' } },
  ));

test('a muted player who was heard again stays so after coming back', () =>
  serving(
    async (on) => {
      const anna = await on.client('198.51.100.1');
      const { code } = must(await anna.ask('create_room', { name: 'Anna' }));
      const bela = await on.client('203.0.113.9');
      const join = async () => String(must(await bela.ask('join_room', { code, name: 'Bela' })).player_id);
      must(await anna.ask('mute_player', { player_id: await join(), muted: true }));
      must(await bela.ask('leave_room'));
      must(await anna.ask('mute_player', { player_id: await join(), muted: false }));
      must(await bela.ask('leave_room'));
      await join();
      expect(await codeOf(bela.ask('send_message', { text: 'Hello' }))).toBeUndefined();
    },
    { isLimited: true, env: { TRUST_PROXY: 'loopback' } },
  ));

test('a muted player cannot write with a new name, and the host can still rename them', () =>
  serving(async (on) => {
    const [anna, bela] = (await gather(on, { rules: 'classic', players: 2 })).seats as [TestSeat, TestSeat];
    must(await anna.client.ask('mute_player', { player_id: bela.id, muted: true }));
    expect(await codeOf(bela.client.ask('rename', { name: 'Anna lies' }))).toBe('muted');
    must(await anna.client.ask('rename', { player_id: bela.id, name: 'Bela Two' }));
  }));
