import { request } from 'node:http';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { autopilot } from '../testing/autopilot.ts';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { deal, gather, must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';

const codeOf = async (ack: Promise<{ error?: { code: string } }>) => (await ack).error?.code;

/** True if a connection with this Origin header is accepted. */
const connected = (on: Serving, origin?: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = io(on.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      ...(origin !== undefined && { extraHeaders: { origin } }),
    });
    const answer = (isAccepted: boolean) => {
      socket.disconnect();
      resolve(isAccepted);
    };
    socket.on('connect', () => answer(true));
    socket.on('connect_error', () => answer(false));
  });

test('only our own pages may connect; programs send no Origin header', () =>
  serving(async (on) => {
    const { port } = on.server.address;
    const ours = [undefined, `http://127.0.0.1:${port}`, `https://127.0.0.1:${port}`];
    for (const origin of ours) expect([origin, await connected(on, origin)]).toEqual([origin, true]);
    const wrong = [
      'null',
      'https://evil.example',
      `http://127.0.0.1:${port + 1}`,
      `http://127.0.0.1:${port}.evil.example`,
      `http://evil127.0.0.1:${port}`,
      `http://127.0.0.1`,
      `ftp://127.0.0.1:${port}`,
    ];
    for (const origin of wrong) expect([origin, await connected(on, origin)]).toEqual([origin, false]);
  }));

test('with a public URL only its page may connect', () =>
  serving(
    async (on) => {
      expect(await connected(on, 'https://wolf.example')).toBe(true);
      expect(await connected(on, `http://127.0.0.1:${on.server.address.port}`)).toBe(false);
      expect(await connected(on, 'https://wolf.example.evil.example')).toBe(false);
    },
    { env: { PUBLIC_URL: 'https://wolf.example' } },
  ));

test('a polling session can be used only from the network that opened it (T85)', () =>
  serving(
    async (on) => {
      const poll = (from: string, query: string, body?: string) =>
        fetch(`${on.url}/socket.io/?EIO=4&transport=polling${query}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'x-forwarded-for': from },
          ...(body !== undefined && { body }),
        });
      const { sid } = JSON.parse((await (await poll('192.0.2.1', '')).text()).slice(1));
      const act = '40';
      expect((await poll('198.51.100.7', `&sid=${sid}`, act)).status).toBe(400);
      expect((await poll('192.0.2.1', `&sid=${sid}`, act)).status).toBe(200);
    },
    { env: { TRUST_PROXY: 'loopback' } },
  ));

test('malformed requests are refused, and too many of them close the connection without affecting others', () =>
  serving(async (on) => {
    const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4 });
    const bad = await on.client();
    const frames: [string, unknown][] = [
      ['nonsense', {}],
      ['create_room', null],
      ['create_room', { name: 7 }],
      ['act', { act: 'x', targets: 'all' }],
      ['__proto__', {}],
      ['join_room', { code: 'ABCD', name: 'A', extra: 1 }],
    ];
    for (const [event, payload] of frames) {
      const ack = await bad.ask(event, payload as object);
      expect(['malformed', 'unknown_event']).toContain(ack.error?.code);
    }
    for (let i = 0; i < 20 && bad.socket.connected; i++) await bad.ask('nonsense');
    await on.settled();
    expect(bad.socket.connected).toBe(false);
    must(await (seats[0] as TestSeat).client.ask('send_message', { text: 'All is well here.' }));
  }));

test('a message that is too large closes only the connection of its sender', () =>
  serving(async (on) => {
    const [good, bad] = [await on.client(), await on.client()];
    expect(await codeOf(bad.ask('create_room', { name: 'x'.repeat(20_000) }))).toBe('gone');
    must(await good.ask('create_room', { name: 'Anna' }));
  }));

test('requests are rate-limited, for each seat separately', () =>
  serving(
    async (on) => {
      const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4 });
      const [anna, bela] = seats as [TestSeat, TestSeat];
      const burst = await Promise.all(Array.from({ length: 60 }, () => anna.client.ask('start_vote')));
      expect(burst.filter(({ error }) => error?.code === 'rate_limited').length).toBeGreaterThan(25);
      expect(await codeOf(bela.client.ask('start_vote'))).toBe('host_only');
      await on.pass(10_000);
      expect(await codeOf(anna.client.ask('start_vote'))).not.toBe('rate_limited');
    },
    { isLimited: true },
  ));

test('the length of a chat line is counted in visible characters, in games and in the lobby', () =>
  serving(async (on) => {
    const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4 });
    const [anna, bela] = seats as [TestSeat, TestSeat];
    const line = '🐺🇩🇪'.repeat(250); // 500 visible characters, 1,500 code units
    must(await anna.client.ask('send_message', { text: line }));
    await on.settled();
    expect(bela.client.last('message')?.text).toBe(line);
    expect(await codeOf(anna.client.ask('send_message', { text: `${line}!` }))).toBe('bad_text');
  }));

test('after ten wrong room codes even the right one is rate-limited', () =>
  serving(
    async (on) => {
      const { code } = await gather(on, { rules: 'classic', players: 1 });
      const guesser = await on.client();
      for (let i = 0; i < 10; i++)
        expect(await codeOf(guesser.ask('join_room', { code: `ZZZ${i + 2}`.slice(0, 4), name: 'G' }))).toBe(
          'unknown_room',
        );
      expect(await codeOf(guesser.ask('join_room', { code, name: 'G' }))).toBe('rate_limited');
      await on.pass(10_000);
      must(await guesser.ask('join_room', { code, name: 'G' }));
    },
    { isLimited: true },
  ));

test('the number of spectators is limited, and a place is free when one leaves', () =>
  serving(
    async (on) => {
      const { code } = await gather(on, { rules: 'classic', players: 1 });
      const [one, two] = [await on.client(), await on.client()];
      must(await one.ask('spectate_room', { code }));
      expect(await codeOf(two.ask('spectate_room', { code }))).toBe('limit_reached');
      one.close();
      await on.settled();
      must(await two.ask('spectate_room', { code }));
    },
    { limits: { spectators_per_room: 1 } },
  ));

test('the number of rooms per network is limited, and another can be created when one closes', () =>
  serving(
    async (on) => {
      const [one, two] = [await on.client(), await on.client()];
      must(await one.ask('create_room', { name: 'Anna' }));
      expect(await codeOf(two.ask('create_room', { name: '' }))).toBe('limit_reached');
      one.close();
      await on.settled();
      await on.pass(301_000);
      const three = await on.client();
      expect(await codeOf(three.ask('create_room', { name: '' }))).toBe('bad_name');
      must(await three.ask('create_room', { name: 'Bela' }));
    },
    { isLimited: true, limits: { rooms_per_address: 1 } },
  ));

test('the number of connections per network is limited', () =>
  serving(
    async (on) => {
      const [one] = [await on.client(), await on.client()];
      await expect(on.client()).rejects.toThrow('Too many connections');
      one?.close();
      await on.settled();
      await on.client();
    },
    { isLimited: true, limits: { connections_per_address: 2 } },
  ));

/** Opens a connection by long polling, and sends no first message. */
async function silent(on: Serving, from: string): Promise<{ ok: boolean; close: () => Promise<unknown> }> {
  const url = `${on.url}/socket.io/?EIO=4&transport=polling`;
  const headers = { 'x-forwarded-for': from };
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  const sid = answer.ok ? (JSON.parse(text.slice(1)) as { sid: string }).sid : '';
  return { ok: answer.ok, close: () => fetch(`${url}&sid=${sid}`, { method: 'POST', body: '1', headers }) };
}

test('connections count before their first message, and silent ones are closed after a while', () =>
  serving(
    async (on) => {
      const [here, there] = ['192.0.2.1', '198.51.100.7'];
      const opened = [await silent(on, here), await silent(on, here), await silent(on, here)];
      expect(opened.map(({ ok }) => ok)).toEqual([true, true, false]);
      await expect(on.client(here)).rejects.toThrow();
      await on.client(there); // other networks are not affected
      await opened[0]?.close();
      await on.client(here);
      expect((await silent(on, here)).ok).toBe(true);
      expect((await silent(on, here)).ok).toBe(false);
      await expect.poll(async () => (await silent(on, here)).ok).toBe(true);
    },
    { isLimited: true, limits: { connections_per_address: 2 }, env: { TRUST_PROXY: 'loopback' } },
  ));

test('a failed handshake is not counted any more', () =>
  serving(
    async (on) => {
      const broken = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
      for (let i = 0; i < 5; i++)
        await new Promise((resolve) => {
          const asked = request(`${on.url}/socket.io/?EIO=4&transport=websocket`, {
            headers: { ...broken, 'sec-websocket-key': 'no key' },
          });
          asked.on('response', (answer) => answer.resume().on('close', resolve)).on('error', resolve);
          asked.end();
        });
      await on.client();
    },
    { isLimited: true, limits: { connections_per_address: 2 } },
  ));

test('a connection without a seat is closed after a while', () =>
  serving(async (on) => {
    const idle = await on.client();
    const busy = await on.client();
    must(await busy.ask('create_room', { name: 'Anna' }));
    await on.pass(121_000);
    await on.settled();
    expect([idle.socket.connected, busy.socket.connected]).toEqual([false, true]);
  }));

test('an error in one game stops that game, tells its players, and does not affect others', () =>
  serving(async (on) => {
    const broken = await seatAndDeal(on, { rules: 'classic', players: 4 });
    const fine = await gather(on, { rules: 'classic', players: 4 });
    for (const [i, { client }] of fine.seats.entries()) autopilot(client, { seed: `q${i}` });
    await deal(fine);
    const match = await matchIn(on, broken.code);
    Object.defineProperty(match.game, 'rules', {
      get() {
        throw new Error('planted');
      },
    });
    const [anna] = broken.seats as [TestSeat];
    expect(await codeOf(anna.client.ask('submit_vote', { target_id: null }))).toBe('quarantined');
    await on.settled();
    expect(anna.client.last('message')?.text).toContain('stopped');
    expect(anna.client.last('room_updated')).toMatchObject({ status: 'ended' });
    must(await anna.client.ask('return_to_lobby'));
    must(await anna.client.ask('start_game'));
    await playOut(fine);
  }));

test('a command that could not be stored is not acknowledged; the game continues when the store is back', () => {
  let isDown = false;
  const wrap = (store: Store): Store =>
    Object.assign(Object.create(store), {
      append: (...args: Parameters<Store['append']>) =>
        isDown ? Promise.reject(new Error('disk full')) : store.append(...args),
      seat: (hash: string) => (isDown ? Promise.reject(new Error('down')) : store.seat(hash)),
      roomByCode: (code: string) => (isDown ? Promise.reject(new Error('down')) : store.roomByCode(code)),
    });
  return serving(
    async (on) => {
      const table = await seatAndDeal(on, { rules: 'classic', players: 4 });
      await on.pass(90_000);
      const [anna, bela] = table.seats as [TestSeat, TestSeat];
      isDown = true;
      expect(await codeOf(anna.client.ask('submit_vote', { target_id: bela.id, id: 'v' }))).toBe('unavailable');
      expect(bela.client.all('vote_update')).toEqual([]);
      await on.settled();
      expect(bela.client.last('message')).toMatchObject({ key: 'game_paused', from: null });
      await on.pass(40_000); // past the end of the vote
      expect(bela.client.last('phase_changed')).toMatchObject({ phase: 'voting' });
      isDown = false;
      await on.pass(1_500);
      expect(bela.client.all('message').slice(-2)).toMatchObject([
        { text: 'The server was away: this phase lasts 26 seconds longer.' },
        { key: 'game_goes_on' },
      ]);
      must(await anna.client.ask('submit_vote', { target_id: null, id: 'w' }));
      await on.pass(24_000);
      expect(bela.client.last('phase_changed')).toMatchObject({ phase: 'voting' });
      await on.pass(3_000);
      expect(bela.client.last('phase_changed')).toMatchObject({ phase: 'night' });
      const create = await on.client();
      isDown = true;
      expect(await codeOf(create.ask('create_room', { name: 'Zoe' }))).toBe('unavailable');
      expect(await codeOf(create.ask('join_room', { code: table.code, name: 'Zoe' }))).toBe('unavailable');
      expect(await codeOf(create.ask('resume', { token: anna.token }))).toBe('unavailable');
      isDown = false;
    },
    { wrap },
  );
});
