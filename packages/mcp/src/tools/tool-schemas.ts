import { z } from 'zod';

/** A wrong call is answered with a sentence that says what would be right. */
const numberFrom = (least: number, most: number, error: string) =>
  z.number({ error }).min(least, { error }).max(most, { error });

const name = z
  .string({ error: 'give a name of 1 to 20 characters' })
  .describe('your name at the table, 1 to 20 characters');
const code = z.string({ error: 'give the room code, such as "K7QM"' }).describe('the room code, such as K7QM');
const seat = z
  .string({ error: 'give the secret of your seat, as create_room or join_room answered it' })
  .optional()
  .describe('the secret of your seat, as create_room or join_room answered it. Over stdio it may be left out');

/** The input of each tool. */
export const toolInputs = {
  list_games: z.object({}),
  create_room: z.object({
    name,
    game: z
      .string({ error: 'give a rule set, as list_games names them' })
      .optional()
      .describe('a rule set from list_games; default moonrise'),
    bots: numberFrom(0, 19, 'give a whole number of bots from 0 to 19')
      .int({ error: 'give a whole number of bots from 0 to 19' })
      .optional()
      .describe('how many built-in bots play too; more can be added later'),
    options: z
      .record(z.string(), z.json(), { error: 'give an object of options, such as {"chaos": true}' })
      .optional()
      .describe('options of the room and of its rules'),
  }),
  join_room: z.object({
    code,
    name,
    password: z.string({ error: 'give the password of the room as text' }).optional().describe('if the room has one'),
    seat: seat.describe('only to ask again when the host has let you in'),
  }),
  look: z.object({
    seat,
    history: z
      .boolean({ error: 'give true for the whole story, or leave it out' })
      .optional()
      .describe('true: the whole story of the game from the deal on, not only what is new'),
  }),
  wait: z.object({
    seat,
    seconds: numberFrom(1, 50, 'give a number of seconds from 1 to 50')
      .optional()
      .describe('at most so long; default 50'),
    until: z
      .enum(['news', 'turn'], { error: 'give news or turn' })
      .optional()
      .describe('news (default): until anything happens; turn: until something must be answered, or the game is over'),
  }),
  choose: z.object({
    seat,
    option: z
      .int({ error: 'give the number of an option, as look lists them' })
      .describe('the number of an option, as look lists them'),
    text: z.string({ error: 'give the words as text' }).optional().describe('the words, for an option that takes some'),
  }),
  say: z.object({
    seat,
    text: z.string({ error: 'give the words to say' }).describe('one line, up to 500 characters'),
    channel: z
      .string({ error: 'give the name of a channel, as look shows it' })
      .optional()
      .describe('global (default), or where else look says that you may write'),
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
