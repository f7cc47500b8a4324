import { z } from 'zod';

/** Limits of what a client may send. They only bound the size; whether an act is legal is for the engine to decide. */
export const bounds = {
  id: 64,
  name: 200, // as typed; the server shortens or refuses it
  code: 40, // as typed, with spaces and dashes
  token: 128,
  text: 4_000,
  targets: 16,
  places: 99, // far above any real table
  keys: 64, // per options object
  word: 100, // an option value that is a word
  aiSeats: 20,
  password: 100,
  endpoint: 1_000,
  faces: 24,
  colours: 12,
} as const;

// The title is the name of the type in docs/api.md.
export const id = z
  .string()
  .min(1)
  .max(bounds.id)
  .regex(/^[\x21-\x7e]+$/)
  .meta({ title: 'id' });
export const playerId = id.meta({ title: 'player id' });
export const target = id.meta({ title: 'player id or card', description: 'cards are `center-1` to `center-3`' });
export const word = z
  .string()
  .min(1)
  .max(bounds.id)
  .regex(/^[\w-]+$/)
  .meta({ title: 'word' });
export const ruleset = word.meta({
  title: 'rule set',
  description: '`moonrise`, `launch`, `classic`, `aiwolf` or `one-night`',
});
export const role = word.meta({ title: 'role' });
export const team = word.meta({ title: 'team' });
export const instant = z.int().min(0).meta({ title: 'time' });
export const deadline = instant.nullable().describe('null: no deadline');
export const seat = z.int().min(0);
export const place = z
  .int()
  .min(0)
  .max(bounds.places)
  .meta({ title: 'place', description: 'a seat, counted from 0, or a centre card, numbered after the seats' });
export const count = z.int().min(0).max(1_000_000_000);

// The rule set defines its options and their values (`/api/rulesets`). Here only size and depth are bounded.
const key = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/);
const leaf = z.union([z.boolean(), z.number(), z.string().max(bounds.word)]);
const small = <V extends z.ZodType>(value: V) =>
  z.record(key, value).refine((set) => Object.keys(set).length <= bounds.keys, `at most ${bounds.keys} keys`);
export const options = small(z.union([leaf, small(z.union([leaf, small(leaf)]))])).meta({
  title: 'options',
  description: 'see [Options](#options)',
});

/** The options that belong to a room, whatever is played. */
export const roomOptions = [
  'approve_seats',
  'remove_by_vote',
  'word_filter',
  'staging',
  'end_talk',
  'dead_see_all',
  'predictions',
  'coached',
  'agents',
  'show_thoughts',
  'wolf_level',
] as const;
export type RoomOption = (typeof roomOptions)[number];

export const stream = z.enum(['named', 'log']).describe('which of the two streams; default `named`');
export const channel = z.enum(['global', 'wolves', 'dead']);
const plainKind = z.enum(['easy', 'standard', 'hard', 'llm', 'program']);
/** One of several models of a server, by the name that its operator gave it. */
const modelKind = z.templateLiteral(['model:', z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,31}$/)]).meta({
  title: '`model:NAME`',
  description: 'one of the server’s language models, by the name its operator gave it',
});
/**
 * What can play an AI seat: a built-in player by strength, a language model, or a program that connects from outside.
 * `llm` is the model of a server that has only one.
 */
export const aiKind = z.union([plainKind, modelKind]);
/** The kinds that need no name. */
export const plainKinds = plainKind.options;
export type AiKind = z.infer<typeof aiKind>;
export const language = z.enum(['en', 'de', 'hi', 'ja']);
export type Language = z.infer<typeof language>;
export const status = z.enum(['lobby', 'countdown', 'playing', 'ended']);

/** How a player is drawn: a face and a colour. */
export const look = z
  .strictObject({
    face: z
      .int()
      .min(0)
      .max(bounds.faces - 1),
    colour: z
      .int()
      .min(0)
      .max(bounds.colours - 1),
  })
  .meta({
    title: 'look',
    description: `\`{ face, colour }\`: one of ${bounds.faces} faces, one of ${bounds.colours} colours`,
  });
export type Look = z.infer<typeof look>;
/** What players choose for themselves. */
export const myLook = z.strictObject({
  ...look.shape,
  feminine: z
    .boolean()
    .optional()
    .describe('whether bots speak of you in the feminine in Hindi; it is sent to no one. Default: as before'),
});
