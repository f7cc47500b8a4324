import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameConnection } from './game-connection.ts';
import { seats } from './seats.ts';

type Answers = (event: string, payload: object) => Promise<object>;

let hasNetwork = true;

/** A fake socket with a function as its server. */
class FakeSocket extends EventEmitter {
  connected = false;
  active = true;
  readonly io = { opts: {} as { query?: object } };
  readonly asked: { readonly event: string; readonly payload: object }[] = [];
  private readonly answers: Answers;
  private timer: ReturnType<typeof setTimeout> | undefined;
  constructor(answers: Answers) {
    super();
    this.answers = answers;
    this.connect();
  }
  connect(): this {
    this.timer = setTimeout(() => {
      if (!hasNetwork) return;
      this.connected = true;
      this.emit('connect');
    });
    return this;
  }
  disconnect(): this {
    clearTimeout(this.timer);
    this.connected = false;
    return this;
  }
  timeout(ms: number) {
    return {
      emitWithAck: (event: string, payload: object) => {
        this.asked.push({ event, payload });
        const late = new Promise<never>((_, reject) => setTimeout(reject, ms));
        return Promise.race([this.answers(event, payload), late]);
      },
    };
  }
}
const room = { code: 'K7QM', status: 'lobby', players: [], options: {} };
const welcome = { ok: true, code: 'K7QM', player_id: 'anna', now: 0 };
const refusal = (code: string, retry_after?: number) => ({ ok: false, error: { code, message: code, retry_after } });

function connectionWith(answers: Answers) {
  const sockets: FakeSocket[] = [];
  const connection = new GameConnection((room) => {
    const socket = new FakeSocket(answers);
    if (room !== undefined) socket.io.opts.query = { room };
    sockets.push(socket);
    return socket as never;
  });
  return { connection, sockets, socket: () => sockets.at(-1) as FakeSocket };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.useFakeTimers();
  hasNetwork = true;
  seats.keep('K7QM', 'secret');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['rate_limited', 'closing', 'internal', 'already_seated'])(
  'a seat that the server cannot give back yet (%s) is asked for again, and kept',
  async (code) => {
    const answers = [refusal(code, 2), welcome];
    const { connection, socket } = connectionWith(async () => answers.shift() ?? welcome);
    const resumed = connection.resume('secret');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(socket().asked).toHaveLength(1);
    expect(connection.store.get()).toMatchObject({ network: 'offline', lost: null });
    await vi.advanceTimersByTimeAsync(200);
    expect(await resumed).toMatchObject({ ok: true });
    expect(connection.store.get()).toMatchObject({ network: 'online', me: 'anna', lost: null });
    expect(seats.tokenFor('K7QM')).toBe('secret');
  },
);

test('a request without an answer is retried, even if the connection is up', async () => {
  const answers = [() => Promise.reject(new Error('timeout')), async () => welcome];
  const { connection, socket } = connectionWith(() => (answers.shift() ?? (async () => welcome))());
  const resumed = connection.resume('secret');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(await resumed).toMatchObject({ ok: true });
  expect(socket().asked).toHaveLength(2);
});

test('a lost seat is forgotten', async () => {
  const { connection } = connectionWith(async () => refusal('unknown_token'));
  const resumed = connection.resume('secret');
  await vi.advanceTimersByTimeAsync(10);
  expect(await resumed).toMatchObject({ ok: false, error: { code: 'unknown_token' } });
  expect(connection.store.get()).toMatchObject({ network: 'idle', me: null });
});

test('a spectator gets a refusal at once, and forgets no seat when the room closes', async () => {
  const refused = connectionWith(async () => refusal('rate_limited', 60));
  const look = refused.connection.watch({ code: 'K7QM' });
  await vi.advanceTimersByTimeAsync(10);
  expect(await look).toMatchObject({ ok: false, error: { code: 'rate_limited' } });

  const { connection, socket } = connectionWith(async () => ({ ok: true, code: 'K7QM', now: 0 }));
  void connection.watch({ code: 'K7QM' });
  await vi.advanceTimersByTimeAsync(10);
  socket().emit('room_updated', room);
  socket().emit('you_are_out', { reason: 'closed' });
  expect(connection.store.get().lost).toBe('closed');
  expect(seats.tokenFor('K7QM')).toBe('secret');
});

test('a refused connection is retried', async () => {
  const { connection, socket } = connectionWith(async () => welcome);
  void connection.resume('secret');
  await vi.advanceTimersByTimeAsync(10);
  Object.assign(socket(), { connected: false, active: false });
  socket().emit('disconnect', 'io server disconnect');
  expect(connection.store.get().network).toBe('offline');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(connection.store.get().network).toBe('online');
});

test('a late answer does not undo a change of room', async () => {
  let answer: (refused: object) => void = () => undefined;
  const late = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { connection } = connectionWith((event) => (event === 'join_room' ? late : Promise.resolve(welcome)));
  const joined = connection.join({ code: 'K7QM', name: 'Anna' });
  await vi.advanceTimersByTimeAsync(10);
  void connection.watch({ code: 'K7QM' });
  await vi.advanceTimersByTimeAsync(10);
  answer(refusal('room_full'));
  expect(await joined).toMatchObject({ ok: false });
  expect(connection.store.get().network).toBe('online');
});

test('a command with an id is resent after a lost connection, with the same id', async () => {
  let isLost = true;
  const { connection, socket } = connectionWith(async (event) => {
    if (event !== 'act' || !isLost) return welcome;
    isLost = false;
    throw new Error('lost');
  });
  void connection.resume('secret');
  await vi.advanceTimersByTimeAsync(10);
  const acted = connection.ask('act', { act: 'wave', targets: [], slot: 'hand', id: 'one' } as never);
  await vi.advanceTimersByTimeAsync(10);
  expect(await acted).toMatchObject({ ok: true });
  expect(socket().asked.filter(({ event }) => event === 'act')).toHaveLength(2);
  expect(
    new Set(
      socket()
        .asked.slice(1)
        .map(({ payload }) => JSON.stringify(payload)),
    ).size,
  ).toBe(1);
});

const never = new Promise<object>(() => undefined);
const lost = () => Promise.reject(new Error('lost'));
const eventsOf = (sockets: readonly FakeSocket[]) => sockets.flatMap(({ asked }) => asked.map(({ event }) => event));
/** A connection with a seat, and a network that the test can cut. */
async function seated(answers: Answers = async () => welcome) {
  const found = connectionWith(answers);
  void found.connection.resume('secret');
  await vi.advanceTimersByTimeAsync(10);
  const [socket] = found.sockets as [FakeSocket];
  socket.emit('room_updated', room);
  const loseNetwork = () => {
    hasNetwork = false;
    Object.assign(socket, { connected: false });
    socket.emit('disconnect', 'transport close');
  };
  const regainNetwork = () => {
    hasNetwork = true;
    for (const one of found.sockets) one.connect();
  };
  return { ...found, loseNetwork, regainNetwork };
}

test('requests stay in order, also after a lost one', async () => {
  const answers = [lost, async () => welcome];
  const { connection, sockets } = await seated((event) =>
    event === 'set_ready' ? (answers.shift() ?? (async () => welcome))() : Promise.resolve(welcome),
  );
  void connection.ask('set_ready', { ready: true });
  void connection.ask('set_ready', { ready: false });
  await connection.ask('start_game', {});
  const asked = (sockets[0] as FakeSocket).asked.slice(1);
  expect(asked.map(({ event, payload }) => `${event} ${JSON.stringify(payload)}`)).toEqual([
    'set_ready {"ready":true}',
    'set_ready {"ready":true}',
    'set_ready {"ready":false}',
    'start_game {}',
  ]);
});

test('offline, repeatable requests wait; others are refused at once', async () => {
  const { connection, sockets, loseNetwork, regainNetwork } = await seated();
  loseNetwork();
  const ready = connection.ask('set_ready', { ready: true });
  expect(await connection.ask('start_game', {})).toMatchObject({ ok: false, error: { code: 'offline' } });
  await vi.advanceTimersByTimeAsync(20_000);
  regainNetwork();
  await vi.advanceTimersByTimeAsync(10);
  expect(await ready).toMatchObject({ ok: true });
  expect(eventsOf(sockets)).toEqual(['resume', 'resume', 'set_ready']);
});

test('a lost answer is reported as unanswered, not as offline', async () => {
  const { connection } = await seated((event) => (event === 'start_game' ? never : Promise.resolve(welcome)));
  const started = connection.ask('start_game', {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await started).toMatchObject({ ok: false, error: { code: 'unanswered' } });
});

test('a request that waited too long is refused, and so is one for another room', async () => {
  const { connection, loseNetwork } = await seated();
  loseNetwork();
  const late = connection.ask('set_ready', { ready: true });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await late).toMatchObject({ ok: false, error: { code: 'offline' } });
  const elsewhere = connection.ask('set_ready', { ready: true });
  void connection.watch({ code: 'ABCD' });
  await vi.advanceTimersByTimeAsync(10);
  expect(await elsewhere).toMatchObject({ ok: false });
});

test('a retried request for a seat has the same secret, and makes no second seat', async () => {
  const answers = [lost, lost, async () => ({ ...welcome, token: 'mine' })];
  const { connection, sockets } = connectionWith(() => (answers.shift() ?? lost)());
  const joined = connection.join({ code: 'K7QM', name: 'Anna' });
  await vi.advanceTimersByTimeAsync(100);
  expect(await joined).toMatchObject({ ok: true });
  const asked = sockets.flatMap((socket) => socket.asked);
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
  expect(asked[0]?.payload).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) });
  expect(seats.tokenFor('K7QM')).toBe('mine');
});

test('asking again after giving up requests the same seat', async () => {
  let isLost = true;
  const { connection, sockets } = connectionWith(() =>
    isLost ? never : Promise.resolve({ ...welcome, token: 'mine' }),
  );
  const first = connection.create({ name: 'Anna' });
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await first).toMatchObject({ ok: false, error: { code: 'offline' } });
  expect(connection.store.get().network).toBe('idle');
  isLost = false;
  const second = connection.create({ name: 'Anna' });
  await vi.advanceTimersByTimeAsync(100);
  expect(await second).toMatchObject({ ok: true });
  const payloads = sockets.flatMap(({ asked }) => asked.map(({ payload }) => JSON.stringify(payload)));
  expect(new Set(payloads).size).toBe(1);
});

test('leaving during a request for a seat gives that seat up', async () => {
  const { connection, sockets } = connectionWith((event) => (event === 'join_room' ? never : Promise.resolve(welcome)));
  void connection.join({ code: 'K7QM', name: 'Anna' });
  await vi.advanceTimersByTimeAsync(10);
  const [{ token }] = (sockets[0] as FakeSocket).asked.map(({ payload }) => payload) as [{ token: string }];
  connection.leaveBehind();
  await vi.advanceTimersByTimeAsync(10);
  expect((sockets[1] as FakeSocket).asked).toEqual([
    { event: 'resume', payload: { token } },
    { event: 'leave_room', payload: {} },
  ]);
});

test('leaving while offline takes effect when the network is back, even from another page', async () => {
  const { connection, sockets, loseNetwork } = await seated();
  loseNetwork();
  await connection.leave();
  expect(connection.store.get()).toMatchObject({ network: 'idle', room: null });
  expect(seats.tokenFor('K7QM')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(eventsOf(sockets)).toEqual(['resume']);
  hasNetwork = true;
  const nextPage = connectionWith(async () => welcome);
  await vi.advanceTimersByTimeAsync(10);
  expect(eventsOf(nextPage.sockets)).toEqual(['resume', 'leave_room']);
  expect(nextPage.sockets[0]?.asked[0]?.payload).toEqual({ token: 'secret' });
  expect(eventsOf(connectionWith(async () => welcome).sockets)).toEqual([]);
});

test('leaving is retried until the server accepts it, except for a seat that is gone', async () => {
  const answers: object[] = [];
  const { connection, sockets, loseNetwork, regainNetwork } = await seated(async () => answers.shift() ?? welcome);
  answers.push(refusal('rate_limited'), refusal('unknown_token'));
  loseNetwork();
  await connection.leave();
  regainNetwork();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(eventsOf(sockets.slice(1))).toEqual(['resume', 'resume']);
});

test('the handshake names the room: of a seat, of a room to watch or join, and of a new room from the next one on', async () => {
  const { connection, socket } = connectionWith(async () => ({ ...welcome, token: 'new' }));
  for (const go of [
    () => connection.resume('secret'),
    () => connection.watch({ code: 'K7QM' }),
    () => connection.join({ code: 'K7QM', name: 'Anna' }),
  ]) {
    void go();
    expect(socket().io.opts.query).toEqual({ room: 'K7QM' });
    await vi.advanceTimersByTimeAsync(10);
  }
  void connection.create({ name: 'Anna' });
  expect(socket().io.opts.query).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10);
  expect(socket().io.opts.query).toEqual({ room: 'K7QM' });
});

test('a new room is entered where its people will be: one connection ends before the next one begins, and the player sees neither', async () => {
  const { connection, sockets, socket } = connectionWith(async (event) =>
    event === 'create_room' ? { ...welcome, token: 'new', move: true } : welcome,
  );
  const seen: object[] = [];
  connection.store.subscribe(() => {
    const { network, lost } = connection.store.get();
    seen.push({ network, lost });
  });
  const created = connection.create({ name: 'Anna' });
  await vi.advanceTimersByTimeAsync(10);
  expect(await created).toMatchObject({ ok: true, code: 'K7QM' });
  expect(seats.tokenFor('K7QM')).toBe('new');
  expect(sockets.map(({ connected }) => connected)).toEqual([false, true]);
  expect(socket().io.opts.query).toEqual({ room: 'K7QM' });
  expect(eventsOf(sockets)).toEqual(['create_room', 'resume']);
  expect(seen).not.toContainEqual(expect.objectContaining({ network: 'offline' }));
  expect(seen.at(-1)).toEqual({ network: 'online', lost: null });
});

test('a new room is not lost if the network goes before the second connection: the player waits for it', async () => {
  const { connection, sockets } = connectionWith(async (event) => {
    if (event !== 'create_room') return welcome;
    hasNetwork = false;
    return { ...welcome, token: 'new', move: true };
  });
  const created = connection.create({ name: 'Anna' });
  await vi.advanceTimersByTimeAsync(60_000);
  hasNetwork = true;
  sockets.at(-1)?.connect();
  await vi.advanceTimersByTimeAsync(10);
  expect(await created).toMatchObject({ ok: true, code: 'K7QM' });
  expect(seats.tokenFor('K7QM')).toBe('new');
});
