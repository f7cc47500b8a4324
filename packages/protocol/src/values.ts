import { z } from 'zod';

/** Bounds of what a client may send. They only keep nonsense out; the rules of a game are the engine's. */
export const bounds = {
  id: 64,
  name: 200, // as typed: what becomes of it is for the server to say
  code: 40, // as typed, with spaces and dashes
  token: 128,
  text: 4_000,
  targets: 16,
  places: 99, // the highest that is read at all
  keys: 64, // in one set of options
  word: 100, // an option that is a word
  aiSeats: 20,
  password: 100,
  faces: 24,
  colours: 12,
} as const;

// The title is what the documents call the type.
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
export const deadline = instant.nullable().describe('null: there is none');
export const seat = z.int().min(0);
export const place = z
  .int()
  .min(0)
  .max(bounds.places)
  .meta({ title: 'place', description: 'a seat from 0 on; cards in the centre are numbered on after the seats' });
export const count = z.int().min(0).max(1_000_000_000);

// Options: the rule set says which there are and what they may be (`/api/rulesets`). Here only size and depth are bounded.
const key = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/);
const leaf = z.union([z.boolean(), z.number(), z.string().max(bounds.word)]);
const small = <V extends z.ZodType>(value: V) =>
  z.record(key, value).refine((set) => Object.keys(set).length <= bounds.keys, `at most ${bounds.keys} keys`);
export const options = small(z.union([leaf, small(z.union([leaf, small(leaf)]))])).meta({
  title: 'options',
  description: 'see [Options](#options)',
});

export const stream = z.enum(['named', 'log']).describe('which of the two streams, by default `named`');
export const channel = z.enum(['global', 'wolves', 'dead']);
/** What can play an AI seat: the built-in players by strength, a language model, or a program that connects from outside. */
export const aiKind = z.enum(['easy', 'standard', 'hard', 'llm', 'program']);
export type AiKind = z.infer<typeof aiKind>;
export const language = z.enum(['en', 'de', 'hi', 'ja']);
export type Language = z.infer<typeof language>;
export const status = z.enum(['lobby', 'countdown', 'playing', 'ended']);

/** How somebody is drawn: which of the faces, on which of the colours. */
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
