import { z } from 'zod';

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const named = z.string().regex(NAME, 'a name has letters, digits, _ and -, at most 40');
const positive = (what: string) => z.number().positive(`${what} must be more than 0`);

const table = z.strictObject({
  rules: z.string(),
  players: z.int(),
  options: z.record(z.string(), z.unknown()).optional(),
});
const bot = z.strictObject({ bot: z.string() });
const model = z.strictObject({ model: z.string() });
const command = z.strictObject({
  command: z.array(z.string().min(1)).min(1),
  seconds: positive('the time for an answer').max(3600).optional(),
});
/** The kinds of players, by the key that names the kind. */
export const playerKinds = { bot, model, command } as const;
const player = z.union([bot, model, command]);
export type WrittenPlayer = z.infer<typeof player>;

/** A plan as it is written. */
export const planSchema = z.strictObject({
  name: named,
  seed: z.union([z.string().min(1).max(200), z.number()]).transform(String),
  deals: z.int().min(1, 'at least 1 deal').max(1_000_000),
  tables: z.array(table).min(1, 'at least one table'),
  players: z.record(named, z.unknown()),
  pairing: z.enum(['sides', 'mixed']).optional(),
  budget_usd: positive('the budget').optional(),
});
export type WrittenPlan = z.infer<typeof planSchema>;
