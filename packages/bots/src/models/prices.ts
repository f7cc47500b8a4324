import type { CompletionRequest, Usage } from '../llm/index.ts';

export const MICROS = 1_000_000; // to the dollar

/** Micro-dollars per million tokens. */
export type Prices = Readonly<Record<keyof Usage, number>>;

const claude = (input: number, output: number): Prices => ({
  input: input * MICROS,
  output: output * MICROS,
  cacheRead: (input * MICROS) / 10,
  cacheWrite: (input * MICROS * 5) / 4,
});

/** List prices of common models at the time of writing; a setting overrides them. The first match counts. */
const listed: readonly (readonly [RegExp, Prices])[] = [
  [/^claude-opus-4-[5-9]/, claude(5, 25)],
  [/^claude-opus-5(-20\d{6})?$/, claude(5, 25)],
  [/^claude-opus-4(-[01]|-20|$)/, claude(15, 75)],
  [/^claude-sonnet-4/, claude(3, 15)],
  [/^claude-haiku-4/, claude(1, 5)],
  [/^claude-3-5-haiku/, claude(0.8, 4)],
];
export const priceOf = (model: string): Prices | undefined => listed.find(([name]) => name.test(model))?.[1];

/** The cost of these tokens in micro-dollars, rounded up. */
export function costOf(prices: Prices, tokens: Usage): number {
  const kinds = Object.keys(prices) as (keyof Usage)[];
  return Math.ceil(kinds.reduce((sum, kind) => sum + prices[kind] * tokens[kind], 0) / MICROS);
}

const OVERHEAD = 2_000; // tokens that a provider adds to a request

/**
 * The most a request can cost. A token has at least one byte, so bytes bound the number of tokens; the most expensive kind
 * of input bounds the price.
 */
export function worstCost(prices: Prices, { system, messages, schema, maxOutputTokens }: CompletionRequest): number {
  const texts = [...system, ...messages.map(({ text }) => text), JSON.stringify(schema)];
  const input = texts.reduce((sum, text) => sum + Buffer.byteLength(text), OVERHEAD);
  const dearest = Math.max(prices.input, prices.cacheRead, prices.cacheWrite);
  return Math.ceil((dearest * input + prices.output * maxOutputTokens) / MICROS);
}
