import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameConnection } from './game-connection.ts';
import { seats } from './seats.ts';

type Answers = (event: string, payload: object) => Promise<object>;

let hasNetwork = true;

/** A connection whose server is a function. */
class FakeWire extends EventEmitter {
  connected = false;
  active = true;
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
const room = { code: 'K7QM', status: 'lobby', players: [] };
const welcome = { ok: true, code: 'K7QM', player_id: 'anna', now: 0 };
const refusal = (code: string, retry_after?: number) => ({ ok: false, error: { code, message: code, retry_after } });

function connectionWith(answers: Answers) {
  const wires: FakeWire[] = [];
  const connection = new GameConnection(() => {
    const wire = new FakeWire(answers);
    wires.push(wire);
    return wire as never;
  });
  return { connection, wires, wire: () => wires.at(-1) as FakeWire };
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
    const { connection, wire } = connectionWith(async () => answers.shift() ?? welcome);
    const resumed = connection.resume('secret');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(wire().asked).toHaveLength(1);
    expect(connection.store.get()).toMatchObject({ network: 'offline', lost: null });
    await vi.advanceTimersByTimeAsync(200);
    expect(await resumed).toMatchObject({ ok: true });
    expect(connection.store.get()).toMatchObject({ network: 'online', me: 'anna', lost: null });
    expect(seats.tokenFor('K7QM')).toBe('secret');
  },
);

test('an answer that never comes is asked for again, though the connection stands', async () => {
  const answers = [() => Promise.reject(new Error('timeout')), async () => welcome];
  const { connection, wire } = connectionWith(() => (answers.shift() ?? (async () => welcome))());
  const resumed = connection.resume('secret');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(await resumed).toMatchObject({ ok: true });
  expect(wire().asked).toHaveLength(2);
});

test('a seat that is gone is given up', async () => {
  const { connection } = connectionWith(async () => refusal('unknown_token'));
  const resumed = connection.resume('secret');
  await vi.advanceTimersByTimeAsync(10);
  expect(await resumed).toMatchObject({ ok: false, error: { code: 'unknown_token' } });
  expect(connection.store.get()).toMatchObject({ network: 'idle', me: null });
});

test('who only watches is told of a refusal at once, and forgets no seat when the room closes', async () => {
  const refused = connectionWith(async () => refusal('rate_limited', 60));
  const look = refused.connection.watch({ code: 'K7QM' });
  await vi.advanceTimersByTimeAsync(10);
  expect(await look).toMatchObject({ ok: false, error: { code: 'rate_limited' } });

  const { connection, wire } = connectionWith(async () => ({ ok: true, code: 'K7QM', now: 0 }));
  void connection.watch({ code: 'K7QM' });
  await vi.advanceTimersByTimeAsync(10);
  wire().emit('room_updated', room);
  wire().emit('you_are_out', { reason: 'closed' });
  expect(connection.store.get().lost).toBe('closed');
  expect(seats.tokenFor('K7QM')).toBe('secret');
});

test('a connection that was turned away knocks again', async () => {
  const { connection, wire } = connectionWith(async () => welcome);
  void connection.resume('secret');
  await vi.advanceTimersByTimeAsync(10);
  Object.assign(wire(), { connected: false, active: false });
  wire().emit('disconnect', 'io server disconnect');
  expect(connection.store.get().network).toBe('offline');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(connection.store.get().network).toBe('online');
});

test('who goes elsewhere while an answer is on its way stays there', async () => {
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

test('what carries an id is sent once more after a lost connection, with the same id', async () => {
  let isLost = true;
  const { connection, wire } = connectionWith(async (event) => {
    if (event !== 'act' || !isLost) return welcome;
    isLost = false;
    throw new Error('lost');
  });
  void connection.resume('secret');
  await vi.advanceTimersByTimeAsync(10);
  const acted = connection.ask('act', { act: 'wave', targets: [], slot: 'hand', id: 'one' } as never);
  await vi.advanceTimersByTimeAsync(10);
  expect(await acted).toMatchObject({ ok: true });
  expect(wire().asked.filter(({ event }) => event === 'act')).toHaveLength(2);
  expect(
    new Set(
      wire()
        .asked.slice(1)
        .map(({ payload }) => JSON.stringify(payload)),
    ).size,
  ).toBe(1);
});

const never = new Promise<object>(() => undefined);
const lost = () => Promise.reject(new Error('lost'));
const eventsOf = (wires: readonly FakeWire[]) => wires.flatMap(({ asked }) => asked.map(({ event }) => event));
/** A connection in its seat, with a network that the test can take away. */
async function seated(answers: Answers = async () => welcome) {
  const found = connectionWith(answers);
  void found.connection.resume('secret');
  await vi.advanceTimersByTimeAsync(10);
  const [wire] = found.wires as [FakeWire];
  wire.emit('room_updated', room);
  const loseNetwork = () => {
    hasNetwork = false;
    Object.assign(wire, { connected: false });
    wire.emit('disconnect', 'transport close');
  };
  const regainNetwork = () => {
    hasNetwork = true;
    for (const one of found.wires) one.connect();
  };
  return { ...found, loseNetwork, regainNetwork };
}

test('what is asked is asked in order: nothing overtakes what was lost on its way', async () => {
  const answers = [lost, async () => welcome];
  const { connection, wires } = await seated((event) =>
    event === 'set_ready' ? (answers.shift() ?? (async () => welcome))() : Promise.resolve(welcome),
  );
  void connection.ask('set_ready', { ready: true });
  void connection.ask('set_ready', { ready: false });
  await connection.ask('start_game', {});
  const asked = (wires[0] as FakeWire).asked.slice(1);
  expect(asked.map(({ event, payload }) => `${event} ${JSON.stringify(payload)}`)).toEqual([
    'set_ready {"ready":true}',
    'set_ready {"ready":true}',
    'set_ready {"ready":false}',
    'start_game {}',
  ]);
});

test('without a network, what may be said twice waits for it; what may not is refused at once', async () => {
  const { connection, wires, loseNetwork, regainNetwork } = await seated();
  loseNetwork();
  const ready = connection.ask('set_ready', { ready: true });
  expect(await connection.ask('start_game', {})).toMatchObject({ ok: false, error: { code: 'offline' } });
  await vi.advanceTimersByTimeAsync(20_000);
  regainNetwork();
  await vi.advanceTimersByTimeAsync(10);
  expect(await ready).toMatchObject({ ok: true });
  expect(eventsOf(wires)).toEqual(['resume', 'resume', 'set_ready']);
});

test('an answer that got lost is not taken for a lost network: it may have been done', async () => {
  const { connection } = await seated((event) => (event === 'start_game' ? never : Promise.resolve(welcome)));
  const started = connection.ask('start_game', {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await started).toMatchObject({ ok: false, error: { code: 'unanswered' } });
});

test('what has waited too long for a network is refused, and so is what was meant for another room', async () => {
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

test('a lost answer to a request for a seat makes no second one: it is asked for with the same secret', async () => {
  const answers = [lost, lost, async () => ({ ...welcome, token: 'mine' })];
  const { connection, wires } = connectionWith(() => (answers.shift() ?? lost)());
  const joined = connection.join({ code: 'K7QM', name: 'Anna' });
  await vi.advanceTimersByTimeAsync(100);
  expect(await joined).toMatchObject({ ok: true });
  const asked = wires.flatMap((wire) => wire.asked);
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
  expect(asked[0]?.payload).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) });
  expect(seats.tokenFor('K7QM')).toBe('mine');
});

test('whoever gives up waiting and asks again asks for the same seat', async () => {
  let isLost = true;
  const { connection, wires } = connectionWith(() => (isLost ? never : Promise.resolve({ ...welcome, token: 'mine' })));
  const first = connection.create({ name: 'Anna' });
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await first).toMatchObject({ ok: false, error: { code: 'offline' } });
  expect(connection.store.get().network).toBe('idle');
  isLost = false;
  const second = connection.create({ name: 'Anna' });
  await vi.advanceTimersByTimeAsync(100);
  expect(await second).toMatchObject({ ok: true });
  const payloads = wires.flatMap(({ asked }) => asked.map(({ payload }) => JSON.stringify(payload)));
  expect(new Set(payloads).size).toBe(1);
});

test('a seat that was asked for and never heard of is given up by whoever goes elsewhere', async () => {
  const { connection, wires } = connectionWith((event) => (event === 'join_room' ? never : Promise.resolve(welcome)));
  void connection.join({ code: 'K7QM', name: 'Anna' });
  await vi.advanceTimersByTimeAsync(10);
  const [{ token }] = (wires[0] as FakeWire).asked.map(({ payload }) => payload) as [{ token: string }];
  connection.leaveBehind();
  await vi.advanceTimersByTimeAsync(10);
  expect((wires[1] as FakeWire).asked).toEqual([
    { event: 'resume', payload: { token } },
    { event: 'leave_room', payload: {} },
  ]);
});

test('whoever leaves without a network has left when it is back, even if by then it is another page', async () => {
  const { connection, wires, loseNetwork } = await seated();
  loseNetwork();
  await connection.leave();
  expect(connection.store.get()).toMatchObject({ network: 'idle', room: null });
  expect(seats.tokenFor('K7QM')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(eventsOf(wires)).toEqual(['resume']);
  hasNetwork = true;
  const nextPage = connectionWith(async () => welcome);
  await vi.advanceTimersByTimeAsync(10);
  expect(eventsOf(nextPage.wires)).toEqual(['resume', 'leave_room']);
  expect(nextPage.wires[0]?.asked[0]?.payload).toEqual({ token: 'secret' });
  expect(eventsOf(connectionWith(async () => welcome).wires)).toEqual([]);
});

test('a farewell that the server cannot take yet is said again; to a seat that is gone it is not', async () => {
  const answers: object[] = [];
  const { connection, wires, loseNetwork, regainNetwork } = await seated(async () => answers.shift() ?? welcome);
  answers.push(refusal('rate_limited'), refusal('unknown_token'));
  loseNetwork();
  await connection.leave();
  regainNetwork();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(eventsOf(wires.slice(1))).toEqual(['resume', 'resume']);
});
