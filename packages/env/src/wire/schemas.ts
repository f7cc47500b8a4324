import { engineEvents } from '@moonrise/protocol';
import { z } from 'zod';

const MOST_GAMES = 65_536; // at once

const number = z.int().min(0);
const game = z
  .int()
  .min(0)
  .max(MOST_GAMES - 1)
  .describe('Number of the game.');
const seat = number.describe('Seat, counted from 0.');
const slot = z.string().describe('The question that is answered; needed only if the seat has several turns.');

const gameRequest = z.strictObject({
  game: game
    .optional()
    .describe('Number for this game, by default its position in the list. A game that has the number is replaced.'),
  rules: z.string().describe('Id of the rule set.'),
  players: z.int().describe('Number of seats.'),
  seed: z.string().max(1000).describe('Any text. The same seed and the same moves give the same game.'),
  options: z.record(z.string(), z.unknown()).optional().describe('Options of the rule set, as `hello` lists them.'),
  seats: z
    .array(z.string())
    .max(100)
    .optional()
    .describe('Who plays each seat: `me`, or a level of bots. Seats that are left out are yours.'),
  text: z.boolean().optional().describe('Also tell each event as a line of English; by default as the request says.'),
});
export type GameRequest = z.infer<typeof gameRequest>;

const move = z.strictObject({
  game,
  seat,
  slot: slot.optional(),
  action: number.describe('Number of the action, as this turn was last listed.'),
  text: z.string().optional().describe('What to say, for an action with `text`.'),
});
export type Move = z.infer<typeof move>;

/** What a program may send, by `op`. */
export const requests = {
  hello: z.strictObject({ op: z.literal('hello') }),
  reset: z.strictObject({
    op: z.literal('reset'),
    games: z.array(gameRequest).min(1).max(MOST_GAMES).describe('The games to begin; other games go on.'),
    text: z.boolean().optional().describe('Also tell each event as a line of English; off by default.'),
  }),
  step: z.strictObject({
    op: z.literal('step'),
    moves: z.array(move).describe('Made in this order. Bots answer after all moves of their game.'),
  }),
  expire: z.strictObject({
    op: z.literal('expire'),
    games: z.array(game).describe('Games whose open phase ends now, as if its clock had run out.'),
  }),
  close: z.strictObject({ op: z.literal('close') }),
} as const;
export const request = z.discriminatedUnion('op', [
  requests.hello,
  requests.reset,
  requests.step,
  requests.expire,
  requests.close,
]);
export type EnvRequest = z.infer<typeof request>;

const place = number.meta({ title: 'place' });
const action = z.strictObject({
  action: number.describe('Its number in this turn, from 0.'),
  act: z.string().describe('Id of the act.'),
  targets: z.array(place).describe('Seats, or centre cards, which are numbered after the seats.'),
  text: z.literal(true).optional().describe('It needs a text.'),
  length: number.optional().describe('The longest text, in characters.'),
  pass: z.literal(true).optional().describe('It declines.'),
});
export type Action = z.infer<typeof action>;
const turn = z.strictObject({
  seat,
  slot: z.string().describe('The question. Its answer can be changed until the phase ends, unless the act is instant.'),
  required: z.boolean().describe('The phase waits for an answer. Other turns are free choices, such as chat.'),
  chosen: number.optional().describe('The action that is chosen now.'),
  actions: z.array(action).describe('Every legal move of this turn. For two targets each pair is listed once.'),
});
export type EnvTurn = z.infer<typeof turn>;

const kind = z.enum(Object.keys(engineEvents) as [string, ...string[]]);
const shownEvent = z
  .looseObject({
    type: kind,
    to: z.union([z.literal('all'), z.array(number)]).describe('`all`, or those of your seats that see it.'),
    line: z.string().optional().describe('The event as a line of English, if you asked for text and there is one.'),
  })
  .describe('An engine event; its other fields depend on its type.');
const gameAnswer = z.strictObject({
  game,
  turns: z.array(turn).describe('Whose move it is: the open questions to your seats. Empty after the end.'),
  events: z.array(shownEvent).describe('What your seats have seen since the last answer with this game, in order.'),
  done: z.boolean().describe('The game is over.'),
  winner: z.string().nullable().optional().describe('After the end: the team that won; null: none.'),
  rewards: z.array(z.int().min(0).max(1)).optional().describe('After the end, by seat: 1 for each winner, else 0.'),
  seed: z.string().optional().describe('After the end: the seed of the game, whose hash was in `started`.'),
});
export type GameAnswer = z.infer<typeof gameAnswer>;

const fault = { code: z.string(), message: z.string().describe('What was wrong, and what would be right.') };
const moveError = z.strictObject({
  game: z.int(),
  seat: z.int().nullable().describe('Null if the error is not about a seat.'),
  ...fault,
});
export type MoveError = z.infer<typeof moveError>;

const rulesetAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  players: z.array(z.int()).describe('The numbers of players it has decks for.'),
  roles: z.array(z.strictObject({ id: z.string(), name: z.string(), team: z.string(), summary: z.string() })),
  options: z.record(z.string(), z.unknown()).describe('Its options: kind, values, default and meaning of each.'),
});
export const answer = z.strictObject({
  games: z.array(gameAnswer).describe('The games that changed, each once.'),
  error: z.strictObject(fault).optional().describe('The whole line was refused, and nothing has changed.'),
  errors: z.array(moveError).optional().describe('Single moves or games that were refused; the others count.'),
  version: z.string().optional().describe('To `hello`: version of Moonrise.'),
  rules: z.array(rulesetAnswer).optional().describe('To `hello`: the rule sets.'),
  bots: z.array(z.string()).optional().describe('To `hello`: the levels of bots for `seats`.'),
});
export type EnvAnswer = z.infer<typeof answer>;
