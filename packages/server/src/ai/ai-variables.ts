import { MICROS, modelVariables } from '@moonrise/bots/models';
import { z } from 'zod';

const AMOUNT = 'an amount in US dollars, such as 2.50';
/** Millionths of a dollar: integers, so that sums are exact. */
const amount = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,4})?$/)
  .transform((dollars) => Math.round(Number(dollars) * MICROS));

/** Settings of AI seats. */
export const aiVariables = {
  ...modelVariables,
  AI_BUDGET_USD_PER_DAY: { schema: amount, rule: AMOUNT },
  AI_BUDGET_USD_PER_CREATOR: { schema: amount, rule: AMOUNT },
  AI_BUDGET_USD_PER_GAME: { schema: amount, rule: AMOUNT },
  AI_BUDGET_USD_PER_SEAT: { schema: amount, rule: AMOUNT },
  AI_BUDGET_USD_PER_CALL: { schema: amount, rule: AMOUNT },
} as const;
export type AiValues = {
  readonly [N in keyof typeof aiVariables]?: z.infer<(typeof aiVariables)[N]['schema']>;
};
