import { type Completion, type Port, PortFailure } from '@moonrise/bots/llm';
import { type ModelDefinition, readModels, worstCost } from '@moonrise/bots/models';
import { expect, test } from 'vitest';
import { AnswerBook, type BookEntry } from './answer-book.ts';
import { LocalBudget } from './arena-budget.ts';
import { ModelDesk } from './model-desk.ts';

const answer: Completion = { text: '{}', end: 'stop', usage: { input: 100, cacheRead: 0, cacheWrite: 0, output: 10 } };
const COST = 150; // micro-dollars of that answer
const late = new PortFailure('aborted');
const request = { system: ['rules', 'seat'], messages: [], schema: {}, maxOutputTokens: 10 } as const;

const noFile = (): never => {
  throw new Error('ENOENT');
};
function definition(more: string): ModelDefinition {
  const price = 'usd_per_million: { input: 1, output: 5 }';
  const read = readModels(
    `models: { m: { provider: gemini, model: m, base_url: http://127.0.0.1, ${price}${more} } }`,
    {},
    noFile,
  );
  if (typeof read === 'string') throw new Error(read);
  return read[0] as ModelDefinition;
}
const WORST = worstCost(definition('').prices, request);
/** A desk whose provider does this, one after another. */
function deskWith(does: readonly (Completion | PortFailure)[], { most = null as number | null, more = '' } = {}) {
  const given = [...does];
  const complete: Port['complete'] = async () => {
    const next = given.shift() ?? answer;
    if (next instanceof PortFailure) throw next;
    return next;
  };
  const spent = new Map<string, number>();
  const days = {
    spentOn: (_: string, model: string) => spent.get(model) ?? 0,
    spend: (_: string, model: string, micros: number) => void spent.set(model, (spent.get(model) ?? 0) + micros),
  };
  const desk = new ModelDesk(definition(more), new LocalBudget(most, 0, days), { complete });
  const written: BookEntry[] = [];
  const stops: string[] = [];
  const asker = {
    seat: 0,
    player: 'mo',
    book: new AnswerBook([], (entry) => void written.push(entry)),
    heard: () => {},
    stop: (why: string) => void stops.push(why),
  };
  const ask = () => desk.ask(asker, request, new AbortController().signal).then(() => 'answered', faultOf);
  return { desk, written, stops, ask, spent };
}
const faultOf = ({ fault }: PortFailure): string => fault;
async function times<T>(count: number, ask: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let i = 0; i < count; i++) all.push(await ask());
  return all;
}
const eight = <T>(one: T): T[] => Array.from({ length: 8 }, () => one);

test('a slow model that has ever answered in time stays, however often it is late', async () => {
  const { desk, ask, stops } = deskWith([answer, ...eight(late)]);
  expect(await times(10, ask)).toEqual(['answered', ...eight('aborted'), 'answered']);
  expect([desk.down, stops]).toEqual([null, []]);
});

test('a model that is late eight times and has never answered has failed for good', async () => {
  const { desk, ask, stops } = deskWith(eight(late));
  expect(await times(9, ask)).toEqual([...eight('aborted'), 'over_budget']);
  expect(desk.down).toBe('the provider failed for good: it never answers in time');
  expect(stops).toEqual(['down', 'down']);
});

test('failures count in a row, late answers between them do not', async () => {
  const busy = new PortFailure('busy', { status: 429 });
  const { desk, ask } = deskWith([...eight(busy).slice(1), late, busy]);
  await times(9, ask);
  expect(desk.down).toBe('the provider failed for good: busy (429)');
});

test.each([
  ['a broken connection may have been billed', new PortFailure('unavailable'), true],
  ['an unreadable answer may have been billed', new PortFailure('garbled', { status: 200 }), true],
  ['a refusal costs nothing', new PortFailure('unavailable', { status: 503 }), false],
  ['a rejected question costs nothing', new PortFailure('rejected', { status: 400 }), false],
])('%s', async (_, failure, mayCost) => {
  const { ask, written } = deskWith([answer, failure], { most: 2 * WORST });
  await times(2, ask);
  const calls = written.map(({ call }) => call);
  expect(calls).toEqual(['asked', 'answered', 'asked', ...(mayCost ? ['lost'] : []), 'failed']);
  expect(await times(2, ask)).toEqual(mayCost ? ['over_budget', 'over_budget'] : ['answered', 'answered']);
});

test('budget_usd_per_game: the rest of the game is not asked, and nothing stops', async () => {
  const { ask, stops } = deskWith([], { more: `, budget_usd_per_game: ${(WORST + COST) / 1e6}` });
  expect(await times(4, ask)).toEqual(['answered', 'answered', 'over_budget', 'over_budget']);
  expect(stops).toEqual([]);
});

test('budget_usd_per_day: the arena stops', async () => {
  const { ask, stops, spent } = deskWith([], { more: `, budget_usd_per_day: ${(WORST + COST) / 1e6}` });
  expect(await times(3, ask)).toEqual(['answered', 'answered', 'over_budget']);
  expect([stops, spent.get('m')]).toEqual([['day'], 2 * COST]);
});

test('as many questions at once as the model allows', async () => {
  const { desk } = deskWith([], { more: ', concurrency: 1' });
  const said: string[] = [];
  let end = () => {};
  const first = desk.inTurn(
    () =>
      new Promise<void>((resolve) => {
        said.push('first');
        end = resolve;
      }),
  );
  const second = desk.inTurn(async () => void said.push('second'));
  await Promise.resolve();
  said.push('between');
  end();
  await Promise.all([first, second]);
  expect(said).toEqual(['first', 'between', 'second']);
});
