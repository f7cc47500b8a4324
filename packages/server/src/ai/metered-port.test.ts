import type { Completion, CompletionRequest } from '@moonrise/bots/llm';
import { Semaphore } from '@moonrise/bots/models';
import { expect, test } from 'vitest';
import { localPresence } from '../nodes/local-presence.ts';
import { MemoryStore } from '../testing/ai/memory-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Budget } from './budget.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { meteredPort } from './metered-port.ts';

const turns = async () => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
};
const caps = { day: 1e9, creator: 1e9, game: 1e9, seat: 1e9, call: 1e9 };
const prices = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
const request: CompletionRequest = { system: ['', ''], messages: [], schema: {}, maxOutputTokens: 1 };
const fail = (error: unknown): never => {
  throw error;
};

/** Nodes that play the same seat. Each has a heartbeat until it is killed. */
function cluster() {
  const clock = new ManualClock();
  const { store } = new MemoryStore();
  const presence = localPresence(clock);
  const made: string[] = []; // nodes that called the provider
  function node(name: string, answers = true) {
    const own = presence(name);
    let isUp = true;
    const beat = () => {
      if (!isUp) return;
      void own.beat();
      clock.at(clock.now() + 1_000, beat);
    };
    beat();
    const budget = new Budget(store, clock, caps, async (room) => room, name);
    const complete = (): Promise<Completion> => {
      made.push(name);
      return answers ? Promise.resolve({ text: name } as Completion) : new Promise(() => {});
    };
    const shared = {
      ...{ port: { complete }, prices, breaker: new CircuitBreaker(), semaphore: new Semaphore(8), budget, clock },
      ...{ peers: { node: name, isAlive: own.isAlive }, called: () => {}, shut: fail, trouble: fail },
    };
    const taken: boolean[] = [];
    const calls = { next: () => '1.voting.1/0', taken: (isTaken: boolean) => void taken.push(isTaken) };
    const stop = new AbortController();
    let said: string | undefined;
    const ask = () => {
      const asked = meteredPort(shared, { game: 'g', seat: 0, room: 'r' }, calls).complete(request, stop.signal);
      asked.then(
        ({ text }) => (said = text),
        ({ fault }) => (said = `failed: ${fault}`),
      );
    };
    const kill = () => {
      isUp = false;
    };
    return { ask, kill, taken, stop, said: () => said };
  }
  return { node, made, pass: (ms: number) => clock.pass(ms, turns) };
}

test('while the node that makes a call is alive, no other node repeats it', async () => {
  const { node, made, pass } = cluster();
  const [one, other] = [node('one', false), node('other')];
  one.ask();
  await turns();
  other.ask();
  await pass(20_000);
  expect([made, other.said(), other.taken]).toEqual([['one'], undefined, [true]]);
  other.stop.abort();
  await turns();
  expect(other.said()).toBe('failed: shut'); // its stand-in moves
});

test('when that node dies, one of the others makes the call in the same phase', async () => {
  const { node, made, pass } = cluster();
  const [one, other, third] = [node('one', false), node('other'), node('third')];
  one.ask();
  await turns();
  other.ask();
  third.ask();
  await pass(3_000);
  one.kill();
  await pass(4_000);
  expect(made).toEqual(['one', expect.stringMatching(/other|third/)]);
  expect([other.said(), third.said()].filter(Boolean)).toEqual([made[1]]);
});

test('a restarted node asks again, although its last call was answered', async () => {
  const { node, made, pass } = cluster();
  const before = node('before');
  before.ask();
  await turns();
  expect(before.said()).toBe('before');
  before.kill();
  const after = node('after');
  after.ask();
  await pass(4_000);
  expect([made, after.said(), after.taken]).toEqual([['before', 'after'], 'after', [true, false]]);
});
