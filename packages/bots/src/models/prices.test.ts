import { expect, test } from 'vitest';
import { costOf, type Prices, priceOf, worstCost } from './prices.ts';

const prices: Prices = { input: 3_000_000, output: 15_000_000, cacheRead: 300_000, cacheWrite: 3_750_000 };

test('a cost is exact, and rounded up to a millionth of a dollar', () => {
  expect(costOf(prices, { input: 1_000, cacheRead: 0, cacheWrite: 0, output: 100 })).toBe(4_500);
  expect(costOf(prices, { input: 0, cacheRead: 1, cacheWrite: 0, output: 0 })).toBe(1);
  expect(costOf(prices, { input: 1, cacheRead: 1, cacheWrite: 1, output: 1 })).toBe(23); // 22.05
});

test('no request costs more than was reserved for it, in any script', () => {
  for (const text of ['plain words', 'ह'.repeat(50), '狼'.repeat(50), '🐺'.repeat(50)]) {
    const request = {
      system: [text, text] as const,
      messages: [{ from: 'table' as const, text }],
      schema: {},
      maxOutputTokens: 500,
    };
    const bytes = 3 * Buffer.byteLength(text);
    const dearest = costOf(prices, { input: 0, cacheRead: 0, cacheWrite: bytes, output: 500 });
    expect(worstCost(prices, request)).toBeGreaterThan(dearest);
  }
});

test.each([
  ['claude-opus-4-5-20251101', 5],
  ['claude-opus-5', 5],
  ['claude-opus-4-20250514', 15],
  ['claude-opus-4-1', 15],
  ['claude-sonnet-4-5', 3],
  ['claude-haiku-4-5', 1],
])('%s has a price', (model, dollars) => expect(priceOf(model)?.input).toBe(dollars * 1_000_000));

test.each(['claude-opus-5-5', 'gpt-oss', 'llama3', ''])('the price of %j is unknown', (model) =>
  expect(priceOf(model)).toBeUndefined(),
);
