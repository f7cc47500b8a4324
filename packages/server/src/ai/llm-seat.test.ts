import { FakeProvider, firstChoice, type ProviderAction, type ProviderRequest } from '@moonrise/bots/llm/testing';
import { decide, type Event, fold, Game, seedOf } from '@moonrise/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MemoryStore } from '../testing/ai/memory-store.ts';
import { KEY, ModelSeat, standIn, warmed } from '../testing/ai/model-seat.ts';
import { dealt, rulesCalled, turnOf } from '../testing/ai/turns.ts';
import { movesOf } from './move-log.ts';

const rules = rulesCalled('classic');
const log = dealt(rules, ['villager', 'werewolf', 'seer', 'doctor', 'villager']);
const voting = continued([...log], { type: 'hasten' });
const turn = turnOf(rules, voting, 0);
const spare = standIn.answer(turn).answers;

function continued(events: Event[], ...commands: Parameters<typeof decide>[1][]): readonly Event[] {
  for (const command of commands) {
    const decided = decide(new Game(rules, fold(events)), command, seedOf('turns'));
    if (!decided.ok) throw new Error(decided.message);
    events.push(...decided.events);
  }
  return events;
}

let provider: FakeProvider;
beforeAll(async () => {
  provider = await FakeProvider.start();
  await warmed(provider);
});
beforeEach(() => {
  provider.requests.length = 0;
  provider.billed.length = 0;
});
afterAll(() => provider.stop());

/** What the provider does, request by request; the last one repeats. */
const does = (...deeds: (ProviderAction | ((seen: ProviderRequest) => ProviderAction))[]) => {
  provider.script = (seen, count) => {
    const deed = deeds[Math.min(count, deeds.length) - 1] as
      | ProviderAction
      | ((seen: ProviderRequest) => ProviderAction);
    return typeof deed === 'function' ? deed(seen) : deed;
  };
};
const says = (text: string): ProviderAction => ({ does: 'answer', text });
const good = (seen: ProviderRequest): ProviderAction => says(firstChoice(seen));
const firstVote = turn.prompts[0]?.offers[0]?.from[0] as number;

describe.each(['anthropic', 'openai-compatible', 'gemini'] as const)('%s', (kind) => {
  test('a good answer is the move, and its cost is stored', async () => {
    does(good);
    const seat = new ModelSeat(provider, { provider: kind });
    const { reply, move } = await seat.ask(turn);
    expect(reply.answers).toMatchObject([{ targets: [firstVote] }]);
    const [billed] = provider.billed;
    expect(move).toMatchObject({
      seat: 0,
      source: 'model',
      why: null,
      calls: 1,
      tokens: { input: billed?.input, cacheRead: billed?.cacheRead, cacheWrite: 0, output: billed?.output },
      note: 'the first',
      acts: ['vote'],
    });
    const { input = 0, cacheRead = 0, output = 0 } = billed ?? {};
    expect(move.micros).toBe(Math.ceil(3 * input + 0.3 * cacheRead + 15 * output));
    expect(await seat.registry.metrics()).toContain('moonrise_ai_moves_total{source="model",why="none"} 1');
  });

  // What the model does, the recorded fault, and the number of calls.
  test.each<[string, string, number, ...(ProviderAction | ((seen: ProviderRequest) => ProviderAction))[]]>([
    ['prose', 'prose', 2, says('I vote for Ben, I think.')],
    ['empty', 'empty', 2, says('')],
    ['wrong choice', 'choice', 2, says('{"note":"","say":"","choice":["7.7"]}')],
    ['no choice', 'choice', 2, says('{"note":"","say":"hm","choice":[]}')],
    ['cut', 'cut', 2, { does: 'answer', text: '{"note":"I thi', end: 'length' }],
    ['refusal', 'refusal', 1, { does: 'answer', text: 'I cannot.', end: 'refusal' }],
    ['401', 'unauthorized', 1, { does: 'refuse', status: 401 }],
    ['400', 'rejected', 1, { does: 'refuse', status: 400 }],
    ['429 without a time', 'busy', 2, { does: 'refuse', status: 429 }],
    ['429 with a time after the end', 'busy', 1, { does: 'refuse', status: 429, headers: { 'retry-after': '60' } }],
    ['500', 'unavailable', 2, { does: 'refuse', status: 500 }],
    ['529', 'unavailable', 2, { does: 'refuse', status: 529 }],
    ['a page of nginx', 'garbled', 2, { does: 'nonsense' }],
  ])('%s: the built-in player moves', async (_, why, calls, ...deeds) => {
    does(...deeds);
    const { reply, move } = await new ModelSeat(provider, { provider: kind }).ask(turn);
    expect(reply.answers).toEqual(spare);
    expect(move).toMatchObject({ source: 'fallback', why, calls, acts: ['vote'] });
    expect(provider.requests).toHaveLength(calls);
  });

  test.each(['drop', 'cut', 'nothing', 'flood'] as const)(
    '%s: tried again once, then the built-in player',
    async (way) => {
      does({ does: way });
      const { reply, move } = await new ModelSeat(provider, { provider: kind }).ask(turn);
      expect(reply.answers).toEqual(spare);
      expect(move).toMatchObject({ source: 'fallback', calls: 2 });
      expect(['garbled', 'unavailable']).toContain(move.why);
      expect(move.micros).toBeGreaterThan(0); // the charge is unknown, so the worst case is assumed
    },
  );

  test.each<[string, ...(ProviderAction | ((seen: ProviderRequest) => ProviderAction))[]]>([
    ['500', { does: 'refuse', status: 500 }, good],
    ['429', { does: 'refuse', status: 429, headers: { 'retry-after': '1' } }, good],
    ['drop', { does: 'drop' }, good],
    ['prose', says('Hm!'), good],
    ['a wrong choice', says('{"choice":["Nobody"]}'), good],
  ])('after %s the second answer counts', async (_, ...deeds) => {
    does(...deeds);
    const { reply, move } = await new ModelSeat(provider, { provider: kind }).ask(turn);
    expect(reply.answers).toMatchObject([{ targets: [firstVote] }]);
    expect(move).toMatchObject({ source: 'model', why: null, calls: 2 });
  });

  test('a retry names the fault and quotes the answer', async () => {
    does(says('{"choice":["7.7"]}'), good);
    await new ModelSeat(provider, { provider: kind }).ask(turn);
    const [first = [], second = []] = provider.requests.map(({ messages }) => messages);
    expect(second.slice(0, 1)).toEqual(first);
    expect(second[1]).toContain('7.7');
    expect(second[2]).toContain('There is no choice "7.7" in the list.');
  });

  test('fenced JSON is an answer', async () => {
    does((seen) => says(`Sure!\n\`\`\`json\n${firstChoice(seen)}\n\`\`\``));
    const { move } = await new ModelSeat(provider, { provider: kind }).ask(turn);
    expect(move).toMatchObject({ source: 'model', calls: 1 });
  });

  test.each<[string, ProviderAction]>([
    ['hangs', { does: 'hang' }],
    ['is late', { does: 'wait', ms: 600_000, next: { does: 'drop' } }],
  ])('a provider that %s gets time until the deadline, not longer', async (_, deed) => {
    does(deed);
    const { reply, move } = await new ModelSeat(provider, { provider: kind }).ask(turn, 2_000);
    expect(reply.answers).toEqual(spare);
    expect(move).toMatchObject({ source: 'fallback', why: 'late', calls: 1 });
  });
});

test('a call is cancelled when the phase ends', async () => {
  does({ does: 'hang' });
  const off = new AbortController();
  const seat = new ModelSeat(provider);
  setTimeout(() => off.abort(), 200);
  const { move } = await seat.ask(turn, 20_000, off.signal);
  expect(move).toMatchObject({ source: 'fallback', why: 'aborted' });
  expect(seat.shut).toEqual([]);
});

test('no call is made with less than a second left, or when there is no choice', async () => {
  const seat = new ModelSeat(provider);
  expect((await seat.ask(turn, 900)).move).toMatchObject({ why: 'late', calls: 0 });
  const only = {
    ...turn,
    prompts: turn.prompts
      .slice(0, 1)
      .map((p) => ({ ...p, offers: p.offers.map((o) => ({ ...o, from: [3], mayPass: false })) })),
  };
  expect((await seat.ask(only)).move).toMatchObject({ why: 'no_choice', calls: 0 });
  expect(provider.requests).toEqual([]);
});

test.each(['call', 'seat', 'game', 'creator', 'day'] as const)(
  'no call is made above the budget of a %s',
  async (cap) => {
    const seat = new ModelSeat(provider, { caps: { [cap]: 10 } });
    const { reply, move } = await seat.ask(turn);
    expect(reply.answers).toEqual(spare);
    expect(move).toMatchObject({ source: 'fallback', why: 'over_budget', calls: 0, micros: 0 });
    expect(provider.requests).toEqual([]);
  },
);

test('a provider that charges more than the worst case is not asked again', async () => {
  does((seen) => ({
    does: 'answer',
    text: firstChoice(seen),
    usage: { input: 900_000, cacheRead: 0, output: 100_000 },
  }));
  const seat = new ModelSeat(provider, { caps: { day: 1_000_000 } });
  expect((await seat.ask(turn)).move).toMatchObject({ source: 'model', micros: 4_200_000 });
  expect((await seat.ask(turn)).move).toMatchObject({ why: 'over_budget' });
});

test('after three failures calls stop for a while, and one log line says so', async () => {
  does({ does: 'refuse', status: 500 });
  const seat = new ModelSeat(provider);
  for (let i = 0; i < 4; i++) await seat.ask(turn);
  expect(provider.requests).toHaveLength(3);
  expect(seat.shut).toEqual(['unavailable']);
  expect((await seat.moves()).map(({ why }) => why)).toEqual(['unavailable', 'shut', 'shut', 'shut']);
});

test('a wrong key is not tried a second time', async () => {
  does({ does: 'refuse', status: 401 });
  const seat = new ModelSeat(provider);
  for (let i = 0; i < 3; i++) await seat.ask(turn);
  expect(provider.requests).toHaveLength(1);
  expect(seat.shut).toEqual(['unauthorized']);
});

test('a seat whose model fails three turns in a row plays without it for the rest of the day', async () => {
  does(says('no'));
  const seat = new ModelSeat(provider);
  let { memory } = turn;
  for (let i = 0; i < 4; i++) memory = (await seat.ask({ ...turn, memory, news: () => [] })).reply.memory;
  expect((await seat.moves()).map(({ why }) => why)).toEqual(['prose', 'prose', 'prose', 'offline']);
});

test('the key appears only in requests', async () => {
  const seat = new ModelSeat(provider);
  for (const deed of [good, { does: 'refuse', status: 401 }, { does: 'refuse', status: 500 }] as const) {
    does(deed);
    await seat.ask(turn);
  }
  expect(provider.requests.every(({ key }) => key === KEY)).toBe(true);
  const kept = JSON.stringify([...seat.memory.streams.values(), seat.troubles, seat.shut]);
  expect(kept + (await seat.registry.metrics())).not.toContain(KEY);
});

test('a port that ignores its signal does not delay the game', async () => {
  const deaf = { complete: () => new Promise<never>(() => {}) };
  const { move } = await new ModelSeat(provider, { port: deaf }).ask(turn, 1_000);
  expect(move).toMatchObject({ source: 'fallback', why: 'late' });
});

test('of two nodes with the same seat only one asks the model; the other one waits', async () => {
  does(good);
  const memory = new MemoryStore();
  const [one, other] = [new ModelSeat(provider, { memory }), new ModelSeat(provider, { memory })];
  const [first, second] = await Promise.all([one.ask(turn, 4_000), other.ask(turn, 4_000)]);
  expect(provider.requests).toHaveLength(1);
  const moves = await one.moves();
  expect(moves.map(({ source }) => source)).toEqual(['model']);
  expect([first.reply.answers, second.reply.answers]).toContainEqual(spare); // in case the first node has died
});

test('a single server repeats the call after a restart: no other node makes it', async () => {
  does(good);
  const memory = new MemoryStore();
  for (const run of ['before/', 'after/']) await new ModelSeat(provider, { memory, run }).ask(turn, 4_000);
  expect(provider.requests).toHaveLength(2);
  expect((await movesOf(memory.store, 'game')).map(({ source }) => source)).toEqual(['model', 'model']);
});
