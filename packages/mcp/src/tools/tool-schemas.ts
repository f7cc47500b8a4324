import { z } from 'zod';

const name = z
  .string({ error: 'give a name of 1 to 20 characters' })
  .describe('your name at the table, 1 to 20 characters');
const code = z.string({ error: 'give the room code, such as "K7QM"' }).describe('the room code, such as K7QM');
const seat = z
  .string()
  .optional()
  .describe('the secret of your seat, as create_room or join_room answered it. Over stdio it may be left out');

/** The input of each tool. */
export const toolInputs = {
  list_games: z.object({}),
  create_room: z.object({
    name,
    game: z.string().optional().describe('a rule set from list_games; default moonrise'),
    bots: z
      .number()
      .int()
      .min(0)
      .max(19)
      .optional()
      .describe('how many built-in bots play too; more can be added later'),
    options: z.record(z.string(), z.json()).optional().describe('options of the room and of its rules'),
  }),
  join_room: z.object({
    code,
    name,
    password: z.string().optional().describe('if the room has one'),
    seat: seat.describe('only to ask again when the host has let you in'),
  }),
  look: z.object({
    seat,
    history: z
      .boolean()
      .optional()
      .describe('true: the whole story of the game from the deal on, not only what is new'),
  }),
  wait: z.object({
    seat,
    seconds: z.number().min(1).max(50).optional().describe('at most so long; default 50'),
    until: z
      .enum(['news', 'turn'])
      .optional()
      .describe('news (default): until anything happens; turn: until something must be answered, or the game is over'),
  }),
  choose: z.object({
    seat,
    option: z
      .number({ error: 'give the number of an option, as look lists them' })
      .int()
      .describe('the number of an option, as look lists them'),
    text: z.string().optional().describe('the words, for an option that takes some'),
  }),
  say: z.object({
    seat,
    text: z.string({ error: 'give the words to say' }).describe('one line, up to 500 characters'),
    channel: z.string().optional().describe('global (default), or where else look says that you may write'),
  }),
  leave: z.object({ seat }),
} as const;

/** What `look` and the tools that answer like it return beside their words. */
export const toolOutput = z.object({
  seat: z.string(),
  room: z.string(),
  status: z.enum(['lobby', 'countdown', 'playing', 'ended']),
  your_turn: z.boolean(),
  seconds_left: z.number().nullable(),
  winner: z.string().optional(),
  options: z.array(
    z.object({
      option: z.number(),
      words: z.string(),
      question: z.string().optional(),
      takes_text: z.literal(true).optional(),
    }),
  ),
});
