import type { OptionSpec } from '@moonrise/engine/kit';
import { z } from 'zod';
import { engineEvent } from './engine-events.ts';
import type { ErrorCode } from './errors.ts';
import { result } from './frames.ts';
import { count, id, instant, options, role, ruleset, team, word } from './values.ts';

export interface HttpRoute {
  readonly doc: string;
  readonly params?: z.ZodObject;
  readonly answer: z.ZodType | null; // of status 200; null: plain text
  readonly errors: readonly ErrorCode[];
  readonly example?: object;
}

const words = z.record(z.string(), z.string());
const deck = z.record(z.string(), count);

const spec = { words: z.string().describe('what it means, in a sentence') };
const optionSpec: z.ZodType<OptionSpec> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('bool'), default: z.boolean(), ...spec }),
    z.strictObject({ kind: z.literal('choice'), of: z.array(z.string()), default: z.string(), ...spec }),
    z.strictObject({
      kind: z.literal('number'),
      min: z.number(),
      max: z.number(),
      default: z.number(),
      fraction: z.literal(true).exactOptional(),
      ...spec,
    }),
    z.strictObject({ kind: z.literal('counts'), of: z.array(z.string()), min: z.number(), max: z.number(), ...spec }),
    z.strictObject({ kind: z.literal('group'), of: z.lazy(() => z.record(z.string(), optionSpec)), ...spec }),
  ])
  .meta({ id: 'OptionSpec', title: 'option' });

const rulesetEntry = z.strictObject({
  id: ruleset,
  name: z.string(),
  summary: z.string(),
  players: z.strictObject({ min: count, max: count }),
  center: count.describe('cards in the centre'),
  phases: z.array(z.strictObject({ id: word, name: z.string() })),
  teams: z.array(z.strictObject({ id: team, name: z.string() })),
  roles: z.array(z.strictObject({ id: role, team, name: z.string(), summary: z.string(), picture: z.string() })),
  decks: z.record(z.string(), deck).describe('the rule set’s own deck by number of players'),
  words: z
    .strictObject({ acts: words, told: words, answers: words, ends: words })
    .describe('verbs of acts, sentences by `told` key, words of answers, sentences by reason of the end'),
  options: z.record(z.string(), optionSpec).describe('what a host may set, and to what'),
});

const storedRow = z.looseObject({
  seq: count.describe('1, 2, 3 …'),
  at: instant,
  command: z.unknown().describe('what was asked'),
  events: z.array(engineEvent).describe('what followed, for everybody’s eyes now'),
});

/** Everything there is over HTTP, besides the web client itself. */
export const httpRoutes = {
  '/healthz': {
    doc: 'Whether the process is alive.',
    answer: z.strictObject({ status: z.literal('ok') }),
    errors: [],
    example: { status: 'ok' },
  },
  '/readyz': {
    doc: 'Whether new players can be sent here: the store answers, and the server is not about to stop.',
    answer: z.strictObject({ status: z.literal('ready') }),
    errors: ['closing', 'unavailable'],
    example: { status: 'ready' },
  },
  '/metrics': {
    doc: 'Figures for Prometheus, on a port of their own (`METRICS_PORT`).',
    answer: null,
    errors: [],
  },
  '/api/rulesets': {
    doc: 'The rule sets: roles with their words, decks, and options with what each may be.',
    answer: z.strictObject({ rulesets: z.array(rulesetEntry) }),
    errors: ['rate_limited'],
  },
  '/api/rooms/{code}': {
    doc: 'Whether there is a lobby to join under this code.',
    params: z.strictObject({ code: z.string().describe('as typed') }),
    answer: z.strictObject({ code: z.string(), rules: ruleset, players: count.describe('people in it') }),
    errors: ['unknown_room', 'rate_limited'],
    example: { code: 'K7QM', rules: 'classic', players: 3 },
  },
  '/api/games/{id}': {
    doc: 'A finished game: its result and its whole log. While it runs it is not there, for anybody.',
    params: z.strictObject({ id }),
    answer: z.strictObject({
      game_id: id,
      rules: ruleset,
      options,
      commitment: z.string(),
      ...result,
      log: z.array(storedRow),
    }),
    errors: ['unknown_game', 'rate_limited'],
  },
  '/api/openapi.json': {
    doc: 'This list, for programs.',
    answer: z.looseObject({ openapi: z.string() }),
    errors: ['rate_limited'],
  },
} as const satisfies Readonly<Record<string, HttpRoute>>;

export type HttpPath = keyof typeof httpRoutes;
export type AnswerOf<P extends HttpPath> = (typeof httpRoutes)[P]['answer'] extends z.ZodType
  ? z.infer<(typeof httpRoutes)[P]['answer']>
  : string;
