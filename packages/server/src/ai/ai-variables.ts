import { z } from 'zod';
import { MICROS, type Prices } from './prices.ts';

const line = z.string().regex(/^[\x20-\x7e]{1,500}$/);
const PRICE = /^\d{1,5}(\.\d{1,4})?$/;
const AMOUNT = 'an amount in US dollars, such as 2.50';

/** Millionths of a dollar: integers, so that sums are exact. */
const micros = (dollars: string): number => Math.round(Number(dollars) * MICROS);
const amount = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,4})?$/)
  .transform(micros);

/** "3/15" (input/output), or with the prices for reading and writing the provider's cache: "3/15/0.3/3.75". */
const prices = z
  .string()
  .refine((text) => {
    const parts = text.split('/');
    return (parts.length === 2 || parts.length === 4) && parts.every((part) => PRICE.test(part));
  })
  .transform((text): Prices => {
    const [input = 0, output = 0, cacheRead = input, cacheWrite = input] = text.split('/').map(micros);
    return { input, output, cacheRead, cacheWrite };
  });

const hasNoExtras = ({ username, password, search, hash }: URL): boolean =>
  `${username}${password}${search}${hash}` === '';

/** Settings of AI seats. */
export const aiVariables = {
  AI_PROVIDER: { schema: z.enum(['anthropic', 'openai-compatible']), rule: 'anthropic or openai-compatible' },
  AI_MODEL: { schema: line, rule: 'the name of a model' },
  AI_API_KEY: { schema: line, rule: 'a key of the provider', secret: true },
  AI_BASE_URL: {
    schema: z.url({ protocol: /^https?$/ }).refine((text) => URL.canParse(text) && hasNoExtras(new URL(text))),
    rule: 'an http(s) address without a user, a query or a fragment',
    secret: true,
  },
  AI_PRICE_USD_PER_MTOK: {
    schema: prices,
    rule: 'what a million tokens cost, input/output, such as 3/15, or input/output/cache read/cache write',
  },
  AI_BUDGET_USD_PER_DAY: { schema: amount, rule: AMOUNT },
  AI_BUDGET_USD_PER_CREATOR: { schema: amount, rule: AMOUNT },
  AI_BUDGET_USD_PER_GAME: { schema: amount, rule: AMOUNT },
  AI_BUDGET_USD_PER_SEAT: { schema: amount, rule: AMOUNT },
  AI_BUDGET_USD_PER_CALL: { schema: amount, rule: AMOUNT },
  AI_CALLS_AT_ONCE: {
    schema: z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .transform(Number),
    rule: 'a whole number from 1 to 999',
  },
} as const;
export type AiValues = {
  readonly [N in keyof typeof aiVariables]?: z.infer<(typeof aiVariables)[N]['schema']>;
};
