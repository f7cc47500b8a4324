import { expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { deal, gather, must, playOut, type TestSeat } from '../testing/table.ts';

const HOME = '192.0.2.1';
const GUEST = '198.51.100.7';
const NETWORKS = { isLimited: true, env: { TRUST_PROXY: 'loopback' }, limits: { overload_lag_ms: 1e9 } };
const secret = (number: number) => String(number).padStart(43, 'x');
const codeOf = async (ack: Promise<{ error?: { code: string } }>) => (await ack).error?.code;
const waiting = (client: Client) =>
  (client.last('room_updated')?.waiting ?? []) as { readonly request_id: string; readonly name: string }[];

async function guarded(on: Serving) {
  const anna = await on.client(HOME);
  const options = { approve_seats: true };
  const { code } = must(await anna.ask('create_room', { name: 'Anna', rules: 'classic', options }));
  return { anna, code: String(code) };
}
const asked = (client: Client, code: string, number = 1, name = 'Bela') =>
  client.ask('join_room', { code, name, token: secret(number) });

test('with approve_seats a person waits until the host lets them in, and then joins with the same token', () =>
  serving(async (on) => {
    const { anna, code } = await guarded(on);
    const bela = await on.client();
    expect(await codeOf(bela.ask('join_room', { code, name: 'Bela' }))).toBe('not_allowed'); // could not be recognized
    expect(await codeOf(asked(bela, code))).toBe('approval_pending');
    expect(await codeOf(asked(bela, code))).toBe('approval_pending');
    await on.settled();
    expect(waiting(anna).map(({ name }) => name)).toEqual(['Bela']);
    const [request] = waiting(anna);
    const answer = { request_id: request?.request_id, approve: true };
    const carl = await on.client();
    await asked(carl, code, 2, 'Carl');
    expect(await codeOf(bela.ask('answer_seat', answer))).toBe('not_seated');
    await on.pass(300_000); // a connection without a seat is closed after two minutes, one that waits is not
    must(await anna.ask('answer_seat', answer));
    expect(await codeOf(anna.ask('answer_seat', answer))).toBe('unknown_player');
    await on.settled();
    expect(bela.last('seat_answered')).toEqual({ approved: true });
    expect(carl.last('seat_answered')).toBeUndefined();
    must(await asked(bela, code));
    await on.settled();
    expect(bela.last('room_updated')).not.toHaveProperty('waiting');
    expect(await codeOf(bela.ask('answer_seat', { request_id: waiting(anna)[0]?.request_id, approve: true }))).toBe(
      'host_only',
    );
    must(await anna.ask('answer_seat', { request_id: waiting(anna)[0]?.request_id, approve: false }));
    await on.settled();
    expect(carl.last('seat_answered')).toEqual({ approved: false });
    expect(waiting(anna)).toEqual([]);
    expect(await codeOf(asked(carl, code, 2, 'Carl'))).toBe('approval_pending'); // may ask again
  }));

test('a person who stops waiting or disconnects is not listed any more, and an approval is kept for them', () =>
  serving(async (on) => {
    const { anna, code } = await guarded(on);
    const [bela, carl] = [await on.client(), await on.client()];
    await asked(bela, code);
    await asked(carl, code, 2, 'Carl');
    must(await bela.ask('leave_room'));
    await on.settled();
    expect(waiting(anna).map(({ name }) => name)).toEqual(['Carl']);
    const [request] = waiting(anna);
    must(await anna.ask('answer_seat', { request_id: request?.request_id, approve: true }));
    carl.close();
    await on.restart(1_000);
    must(await asked(await on.client(), code, 2, 'Carl'));
  }));

test('the room option stays with the room and out of the game', () =>
  serving(async (on) => {
    const { anna, code } = await guarded(on);
    must(await anna.ask('set_options', { rules: 'launch', options: { durations: { day: 60 } } }));
    await on.settled();
    expect(anna.last('room_updated')?.options).toEqual({ durations: { day: 60 }, approve_seats: true });
    const live = await on.server.rooms.byCode(code);
    expect(live?.state.options).toEqual({ durations: { day: 60 } });
    for (const wrong of [{ approve_seats: 1 }, { remove_by_vote: 'yes' }, { word_filter: 'some' }])
      expect(await codeOf(anna.ask('set_options', { options: wrong }))).toBe('bad_option');
    const bela = await on.client();
    await asked(bela, code);
    must(await anna.ask('set_options', { options: { approve_seats: false } }));
    await on.settled();
    expect(bela.last('seat_answered')).toEqual({ approved: true }); // no one has to ask any more
    expect(anna.last('room_updated')?.options).toEqual({});
    must(await asked(bela, code));
  }));

test('those who want to play the next game wait too, and seated players do not', () =>
  serving(async (on) => {
    const options = { approve_seats: true, durations: { day: 5, voting: 5, night: 5 } };
    const table = await gather(on, { rules: 'classic', players: 1, options });
    const [anna] = table.seats as [TestSeat];
    await deal(table, 4);
    const bela = await on.client();
    expect(await codeOf(asked(bela, table.code))).toBe('game_running');
    await playOut(table);
    expect(await codeOf(asked(bela, table.code))).toBe('approval_pending');
    must(await anna.client.ask('return_to_lobby', { again: true }));
    await on.settled();
    expect(waiting(anna.client).map(({ name }) => name)).toEqual(['Bela']);
    await anna.client.reconnect();
    must(await anna.client.ask('resume', { token: anna.token }));
  }));

test('waiting requests are bounded: 20 in a room, 4 from one network', () =>
  serving(
    async (on) => {
      const { anna, code } = await guarded(on);
      const first = await on.client(GUEST);
      await asked(first, code, 0, 'First');
      for (let i = 1; i <= 4; i++) await asked(await on.client(GUEST), code, i, `Guest ${i}`);
      await on.settled();
      expect(waiting(anna).map(({ name }) => name)).toEqual(['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4']);
      expect(first.last('seat_answered')).toEqual({ approved: false });
      for (let i = 5; i <= 20; i++) await asked(await on.client(`203.0.113.${i}`), code, i, `Guest ${i}`);
      expect(await codeOf(asked(await on.client('203.0.113.99'), code, 99))).toBe('limit_reached');
      await on.settled();
      expect(waiting(anna)).toHaveLength(20);
    },
    { ...NETWORKS, limits: { ...NETWORKS.limits, chat_burst: 1e6 } },
  ));

test('one IPv6 /48 cannot fill the list of those who wait', () =>
  serving(async (on) => {
    const { anna, code } = await guarded(on);
    for (let i = 0; i < 24; i++) await asked(await on.client(`2001:db8:1:${i.toString(16)}::1`), code, i, `Guest ${i}`);
    await on.settled();
    expect(waiting(anna).map(({ name }) => name)).toEqual([16, 17, 18, 19, 20, 21, 22, 23].map((i) => `Guest ${i}`));
    expect(await codeOf(asked(await on.client(GUEST), code, 99, 'Bela'))).toBe('approval_pending');
  }, NETWORKS));
