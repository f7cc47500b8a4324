import { z } from 'zod';

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const NAMED = 'a name has letters, digits, _ and -, at most 40';
const named = z.string(NAMED).regex(NAME, NAMED);
const positive = (what: string) => z.number('give a number').positive(`${what} must be more than 0`);
const DEALS = 'give a whole number, at least 1 deal and at most a million';
const TABLES = 'give a list of at least one table, such as [{ rules: classic, players: 7 }]';

const table = z.strictObject(
  {
    rules: z.string('give a rule set, such as classic'),
    players: z.int('give a whole number'),
    options: z.record(z.string(), z.unknown(), 'give options, such as { reveal: none }').optional(),
  },
  {
    error: ({ code }) => (code === 'invalid_type' ? 'give a table, such as { rules: classic, players: 7 }' : undefined),
  },
);
const bot = z.strictObject({ bot: z.string('give a level, such as standard') });
const model = z.strictObject({ model: z.string('give the name of a model') });
const COMMAND = 'give a program and its arguments, such as [python3, agent.py]';
const command = z.strictObject({
  command: z.array(z.string(COMMAND).min(1, COMMAND), COMMAND).min(1, COMMAND),
  seconds: positive('the time for an answer').max(3600, 'give at most 3600 seconds').optional(),
});
/** The kinds of players, by the key that names the kind. */
export const playerKinds = { bot, model, command } as const;
const player = z.union([bot, model, command]);
export type WrittenPlayer = z.infer<typeof player>;

/** A plan as it is written. */
export const planSchema = z.strictObject({
  name: named,
  seed: z.union([z.string().min(1).max(200), z.number()], 'give any text of at most 200 characters').transform(String),
  deals: z.int(DEALS).min(1, DEALS).max(1_000_000, DEALS),
  tables: z.array(table, TABLES).min(1, TABLES),
  players: z.record(named, z.unknown(), 'give players by name, such as { strong: { bot: hard } }'),
  pairing: z.enum(['sides', 'mixed'], 'give sides or mixed').optional(),
  budget_usd: positive('the budget').optional(),
});
export type WrittenPlan = z.infer<typeof planSchema>;
