import { FakeProvider, firstChoice } from '@moonrise/bots/llm/testing';
import { type ModelDefinition, readModels } from '@moonrise/bots/models';
import { verifyBytes } from '@moonrise/record';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playPlanned } from '../games/play-planned.ts';
import { AnswerBook, type BookEntry } from '../models/answer-book.ts';
import { LocalBudget } from '../models/arena-budget.ts';
import { type PlannedGame, scheduleOf } from '../pairing/schedule.ts';
import { readPlan } from '../plan/read-plan.ts';
import { desksOf } from '../run/local-runners.ts';
import { fullSeating } from './seating.ts';

let provider: FakeProvider;
beforeEach(async () => {
  provider = await FakeProvider.start();
});
afterEach(() => provider.stop());

const plan = readPlan(
  '{ name: a, seed: s, deals: 2, tables: [{ rules: classic, players: 5 }], players: { mo: { model: m }, easy: { bot: easy } } }',
  ['m'],
);
const [first, second] = scheduleOf(plan) as [PlannedGame, PlannedGame];
function models(): readonly ModelDefinition[] {
  const text = `models: { m: { provider: openai-compatible, model: m, base_url: "${provider.url}/v1", usd_per_million: { input: 1, cached: 0.1, output: 5 } } }`;
  const read = readModels(text, {}, () => '');
  if (typeof read === 'string') throw new Error(read);
  return read;
}
function table({ most = null as number | null, entries = [] as readonly BookEntry[] } = {}) {
  const written: BookEntry[] = [];
  const desks = desksOf(plan, {
    models: models(),
    budget: new LocalBudget(most, 0, { spentOn: () => 0, spend: () => {} }),
  });
  const book = new AnswerBook(entries, (entry) => void written.push(entry));
  return { written, desks, play: (game: PlannedGame) => playPlanned(plan, game, fullSeating(plan, desks, book)) };
}
/** To the micro-dollar, by the provider's own books. */
const billed = () =>
  provider.billed.reduce(
    (sum, { input, cacheRead, output }) => sum + Math.ceil((input * 1e6 + cacheRead * 1e5 + output * 5e6) / 1e6),
    0,
  );

test('a model plays a game, with its prompts, answers, tokens and money', async () => {
  const { play } = table();
  const { row, moves, log, times } = await play(first);
  expect(verifyBytes(Buffer.from(log ?? ''))).toMatchObject({ ok: true });
  const asked = moves.filter(({ calls }) => calls > 0);
  expect(row.usage.mo).toMatchObject({ fallbacks: 0, failures: 0, calls: provider.requests.length, micros: billed() });
  expect(asked.map(({ source }) => source)).toEqual(asked.map(() => 'model'));
  for (const move of asked)
    expect(provider.requests.map(({ system }) => system)).toContain(
      JSON.parse(move.prompt ?? '')
        .system.filter(Boolean)
        .join('\n\n'),
    );
  expect(asked.every(({ answer }) => JSON.parse(answer ?? '').note === 'the first')).toBe(true);
  expect(times.questions.map(({ move }) => move)).toEqual(asked.map(({ move }) => move));
});

test('a stored answer is not asked for again, and gives the same game', async () => {
  const one = table();
  const whole = await one.play(first);
  const half = one.written.slice(0, Math.floor(one.written.length / 2));
  const before = provider.requests.length;
  const stored = half.filter(({ call }) => call === 'answered').length;
  const again = await table({ entries: half }).play(first);
  expect(provider.requests.length - before).toBe(before - stored);
  expect(again.row).toEqual(whole.row);
  expect(again.moves).toEqual(whole.moves);
});

test('a provider that fails now and then costs a fallback, and the game goes on', async () => {
  provider.script = (seen, count) =>
    count % 7 === 3 ? { does: 'answer', text: 'I would rather not.' } : { does: 'answer', text: firstChoice(seen) };
  const { row, moves } = await table().play(first);
  expect(row.status).toBe('played');
  expect(row.usage.mo?.failures).toBeGreaterThan(0);
  expect(row.usage.mo?.micros).toBe(billed());
  expect(moves.length).toBe(row.moves);
});

test('a key that is refused marks the games of the model', async () => {
  provider.script = () => ({ does: 'refuse', status: 401 });
  const { play } = table();
  const { row, moves, log } = await play(first);
  expect(row).toMatchObject({
    status: 'failed',
    failure: { player: 'mo', why: expect.stringContaining('unauthorized (401)') },
  });
  expect([moves, log]).toEqual([[], null]);
  const asked = provider.requests.length;
  expect((await play(second)).row.status).toBe('failed');
  expect(provider.requests.length).toBe(asked); // it is down: nobody asks again
});

test('nothing is asked that could cost more than the budget', async () => {
  const { play, written } = table({ most: 20_000 });
  await expect(play(first)).rejects.toThrow('budget_usd is spent');
  expect(billed()).toBeLessThanOrEqual(20_000);
  expect(written.filter(({ call }) => call === 'asked')).toHaveLength(provider.requests.length);
});
