import type { OptionSpec } from '@moonrise/engine/kit';
import { z } from 'zod';
import { engineEvent } from './engine-events.ts';
import type { ErrorCode } from './errors.ts';
import { historyRoutes } from './history-routes.ts';
import { result } from './packets.ts';
import { aiKind, count, id, instant, look, options, role, ruleset, seat, team, word } from './values.ts';

export interface HttpRoute {
  readonly doc: string;
  readonly method?: 'post'; // by default get
  readonly needsProfile?: true; // asked with the secret of a profile
  readonly payload?: z.ZodObject; // of a post, as JSON
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject; // after the question mark, all optional
  readonly answer: z.ZodType | MediaType; // of status 200
  readonly errors: readonly ErrorCode[];
  readonly example?: object;
}

type MediaType = 'text/plain' | 'image/svg+xml';

const words = z.record(z.string(), z.string());
const deck = z.record(z.string(), count);

const spec = {
  label: z.string().describe('a few words, for beside a switch'),
  words: z.string().describe('what it means, in a sentence'),
};
const optionSpec: z.ZodType<OptionSpec> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('bool'), default: z.boolean(), ...spec }),
    z.strictObject({
      kind: z.literal('choice'),
      of: z.array(z.string()),
      default: z.string(),
      names: words.describe('of each choice'),
      ...spec,
    }),
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

const phase = z.strictObject({
  id: word,
  name: z.string(),
  light: z.enum(['night', 'dawn', 'day', 'dusk']).describe('the sky it is held under'),
  seconds: z.number().describe('at a table of middle size; of one turn, where speech goes by turns'),
  host_may_end: z.literal(true).optional(),
});
const card = z.strictObject({ ask: z.string(), done: z.string(), pick: z.string(), pass: z.string().optional() });
const allWords = z.strictObject({
  acts: words.describe('a verb per act'),
  cards: z
    .record(z.string(), card)
    .describe(
      'per act, to ask for it: `ask` is the question, `done` what one has chosen (`{0}`, `{1}`: the targets), `pick` stands on the button, `pass` on the one that declines',
    ),
  told: words.describe('a sentence per `told` key'),
  answers: words.describe('a word per answer that is no role, team or phase'),
  ends: words.describe('a sentence per reason of the end'),
  causes: words.describe('a sentence per cause of death'),
  marks: words.describe('a sentence per mark, to the player who bears it'),
  whys: words.describe('a sentence per reason why something is shut: see `locks` of `events`'),
  channels: words.describe('names of the chat channels'),
});

const rulesetEntry = z.strictObject({
  id: ruleset,
  name: z.string(),
  summary: z.string(),
  players: z.strictObject({ min: count, max: count }),
  center: count.describe('cards in the centre'),
  phases: z.array(phase).describe('in the order of a round; then those that interrupt it'),
  minutes: z.record(z.string(), count).describe('about how long a game lasts, by number of players'),
  teams: z.array(z.strictObject({ id: team, name: z.string() })),
  roles: z.array(
    z.strictObject({
      id: role,
      team,
      name: z.string(),
      summary: z.string(),
      picture: z.string().describe('the id of a symbol in `/pictures.svg`'),
      acts: z.array(word).describe('what its holder may do besides what everybody may'),
    }),
  ),
  decks: z.record(z.string(), deck).describe('the rule set’s own deck by number of players'),
  words: allWords,
  options: z.record(z.string(), optionSpec).describe('what a host may set, and to what'),
});

const preset = z.strictObject({
  id: word,
  name: z.string(),
  summary: z.string(),
  rules: ruleset,
  options,
  seats: count.describe('players, the AI seats among them'),
});

const lang = z.string().describe('`en`, `de`, `hi` or `ja`; any other, or none, is English');

const storedRow = z.looseObject({
  seq: count.describe('1, 2, 3 …'),
  at: instant,
  command: z.unknown().describe('what was asked'),
  events: z.array(engineEvent).describe('what followed, for everybody’s eyes now'),
});

const reason = z.looseObject({ type: word }).meta({
  title: 'reason',
  description:
    '`type` says what spoke against them: `result` (that the seat `by` has told), `clash`, `claim`, `quiet`, `ballots`, `feeling`; `note`: see there. New ones may come',
});
const mind = z.strictObject({
  seat,
  kind: aiKind.describe('of a seat whose player was away: `standard`'),
  program: z.string().optional().describe('how a contest program calls itself'),
  motives: z.array(
    z.strictObject({
      day: count,
      act: word.optional().describe('by default the vote'),
      target: seat.nullable().describe('null: nobody'),
      chance: z
        .number()
        .min(0)
        .max(1)
        .nullable()
        .describe('that the target was on the wolves’ side, as it seemed then'),
      reason,
      note: z.string().optional().describe('what a language model wrote to itself'),
    }),
  ),
});
const move = z.strictObject({
  seat,
  phase_id: id.describe('the phase, as in the log’s `opened`'),
  source: z
    .enum(['model', 'fallback'])
    .describe('who has moved: the language model, or a built-in player in its stead'),
  why: word.optional().describe('why it was not the model'),
  model: z.string().optional(),
  tokens_in: count,
  tokens_out: count,
  cached: count.optional().describe('those of `tokens_in` that were read from the provider’s cache'),
  latency_ms: count,
  cost_usd: z.number().min(0),
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
    answer: 'text/plain',
    errors: [],
  },
  '/api/rulesets': {
    doc: 'The rule sets: roles with their words, decks, and options with what each may be.',
    query: z.strictObject({ lang }),
    answer: z.strictObject({
      languages: z.array(word).describe('in which the words can be had'),
      rulesets: z.array(rulesetEntry),
      presets: z.array(preset).describe('games that are set up already'),
    }),
    errors: ['rate_limited'],
  },
  '/api/rulesets/{id}': {
    doc: 'One rule set as a game with these options has it: its words, decks and times.',
    params: z.strictObject({ id: ruleset }),
    query: z.strictObject({ lang, options: z.string().describe('the options of the game, as JSON') }),
    answer: rulesetEntry,
    errors: ['unknown_rules', 'bad_option', 'rate_limited'],
  },
  '/pictures.svg': {
    doc: 'The pictures of all roles in one file, each a `symbol` with the id that the role names.',
    answer: 'image/svg+xml',
    errors: [],
  },
  '/api/rooms/{code}': {
    doc: 'Whether there is a lobby to join under this code.',
    params: z.strictObject({ code: z.string().describe('as typed') }),
    answer: z.strictObject({
      code: z.string(),
      rules: ruleset,
      players: count.describe('people in it'),
      password: z.boolean().describe('whether `join_room` needs one'),
    }),
    errors: ['unknown_room', 'rate_limited'],
    example: { code: 'K7QM', rules: 'classic', players: 3, password: false },
  },
  '/api/games/{id}': {
    doc: 'A finished game: its result, its whole log, and what its AI seats thought. While it runs it is not there, for anybody.',
    params: z.strictObject({ id }),
    answer: z.strictObject({
      game_id: id,
      rules: ruleset,
      options,
      commitment: z.string(),
      ...result,
      looks: z.array(look).describe('how everybody was drawn, by seat'),
      log: z.array(storedRow),
      minds: z.array(mind).describe('the seats that programs played, and why they chose as they did'),
      moves: z.array(move).describe('how the moves of language models came about'),
    }),
    errors: ['unknown_game', 'rate_limited'],
  },
  ...historyRoutes,
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
