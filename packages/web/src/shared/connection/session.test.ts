import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seats } from './seats.ts';
import { Session } from './session.ts';

type Answers = (event: string, payload: object) => Promise<object>;

/** A connection whose server is a function. */
class FakeWire extends EventEmitter {
  connected = false;
  active = true;
  readonly asked: { readonly event: string; readonly payload: object }[] = [];
  private readonly answers: Answers;
  constructor(answers: Answers) {
    super();
    this.answers = answers;
    this.connect();
  }
  connect(): this {
    setTimeout(() => {
      this.connected = true;
      this.emit('connect');
    });
    return this;
  }
  disconnect(): this {
    this.connected = false;
    return this;
  }
  timeout() {
    return {
      emitWithAck: (event: string, payload: object) => {
        this.asked.push({ event, payload });
        return this.answers(event, payload);
      },
    };
  }
}
const room = { code: 'K7QM', status: 'lobby', players: [] };
const welcome = { ok: true, code: 'K7QM', player_id: 'anna', now: 0 };
const refusal = (code: string, retry_after?: number) => ({ ok: false, error: { code, message: code, retry_after } });

function sessionWith(answers: Answers) {
  const wires: FakeWire[] = [];
  const session = new Session(() => {
    const wire = new FakeWire(answers);
    wires.push(wire);
    return wire as never;
  });
  return { session, wire: () => wires.at(-1) as FakeWire };
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
    const { session, wire } = sessionWith(async () => answers.shift() ?? welcome);
    const resumed = session.resume('secret');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(wire().asked).toHaveLength(1);
    expect(session.store.get()).toMatchObject({ network: 'offline', lost: null });
    await vi.advanceTimersByTimeAsync(200);
    expect(await resumed).toMatchObject({ ok: true });
    expect(session.store.get()).toMatchObject({ network: 'online', me: 'anna', lost: null });
    expect(seats.tokenFor('K7QM')).toBe('secret');
  },
);

test('an answer that never comes is asked for again, though the connection stands', async () => {
  const answers = [() => Promise.reject(new Error('timeout')), async () => welcome];
  const { session, wire } = sessionWith(() => (answers.shift() ?? (async () => welcome))());
  const resumed = session.resume('secret');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(await resumed).toMatchObject({ ok: true });
  expect(wire().asked).toHaveLength(2);
});

test('a seat that is gone is given up', async () => {
  const { session } = sessionWith(async () => refusal('unknown_token'));
  const resumed = session.resume('secret');
  await vi.advanceTimersByTimeAsync(10);
  expect(await resumed).toMatchObject({ ok: false, error: { code: 'unknown_token' } });
  expect(session.store.get()).toMatchObject({ network: 'idle', me: null });
});

test('who only watches is told of a refusal at once, and forgets no seat when the room closes', async () => {
  const refused = sessionWith(async () => refusal('rate_limited', 60));
  const look = refused.session.watch({ code: 'K7QM' });
  await vi.advanceTimersByTimeAsync(10);
  expect(await look).toMatchObject({ ok: false, error: { code: 'rate_limited' } });

  const { session, wire } = sessionWith(async () => ({ ok: true, code: 'K7QM', now: 0 }));
  void session.watch({ code: 'K7QM' });
  await vi.advanceTimersByTimeAsync(10);
  wire().emit('room_updated', room);
  wire().emit('you_are_out', { reason: 'closed' });
  expect(session.store.get().lost).toBe('closed');
  expect(seats.tokenFor('K7QM')).toBe('secret');
});

test('a connection that was turned away knocks again', async () => {
  const { session, wire } = sessionWith(async () => welcome);
  void session.resume('secret');
  await vi.advanceTimersByTimeAsync(10);
  Object.assign(wire(), { connected: false, active: false });
  wire().emit('disconnect', 'io server disconnect');
  expect(session.store.get().network).toBe('offline');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(session.store.get().network).toBe('online');
});

test('who goes elsewhere while an answer is on its way stays there', async () => {
  let answer: (refused: object) => void = () => undefined;
  const late = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { session } = sessionWith((event) => (event === 'join_room' ? late : Promise.resolve(welcome)));
  const joined = session.join({ code: 'K7QM', name: 'Anna' });
  await vi.advanceTimersByTimeAsync(10);
  void session.watch({ code: 'K7QM' });
  await vi.advanceTimersByTimeAsync(10);
  answer(refusal('room_full'));
  expect(await joined).toMatchObject({ ok: false });
  expect(session.store.get().network).toBe('online');
});

test('what carries an id is sent once more after a lost connection, with the same id', async () => {
  let isLost = true;
  const { session, wire } = sessionWith(async (event) => {
    if (event !== 'act' || !isLost) return welcome;
    isLost = false;
    throw new Error('lost');
  });
  void session.resume('secret');
  await vi.advanceTimersByTimeAsync(10);
  const acted = session.ask('act', { act: 'wave', targets: [], slot: 'hand', id: 'one' } as never);
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
