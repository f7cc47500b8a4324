import type { OptionSpec } from '@moonrise/engine/kit';
import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { engineEvent } from '../server/engine-events.ts';
import { result } from '../server/packets.ts';
import { aiKind, count, id, instant, look, options, role, ruleset, seat, team, word } from '../values.ts';
import { arenaRoutes } from './arena-routes.ts';
import { historyRoutes } from './history-routes.ts';

export interface HttpRoute {
  readonly doc: string;
  readonly method?: 'post'; // default get
  readonly needsProfile?: true; // needs the secret of a profile
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
  label: z.string().describe('a short label'),
  words: z.string().describe('its meaning, in one sentence'),
  since: z.number().exactOptional().describe('the version of the rules that brought it'),
};
const optionSpec: z.ZodType<OptionSpec> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('bool'), default: z.boolean(), ...spec }),
    z.strictObject({
      kind: z.literal('choice'),
      of: z.array(z.string()),
      default: z.string(),
      names: words.describe('a name per choice'),
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
  light: z.enum(['night', 'dawn', 'day', 'dusk']).describe('the sky shown behind it'),
  seconds: z.number().describe('for a table of medium size; per turn, where players speak in turn'),
  host_may_end: z.literal(true).optional(),
});
const card = z.strictObject({
  ask: z.string(),
  done: z.string(),
  pick: z.string(),
  pass: z.string().optional(),
  left: z.string().optional(),
  remind: z.string().optional(),
});
const label = z.string().optional();
const allWords = z.strictObject({
  acts: words.describe('a verb per act'),
  cards: z
    .record(z.string(), card)
    .describe(
      'per act: `ask` is the question, `done` the choice made (`{0}`, `{1}` are the targets), `pick` the label of the button, `pass` the label of the button that passes, `left` how often the act can still be used (`{n}`), `remind` what players read who have not answered when the time is almost up (`{n}` seconds)',
    ),
  told: words.describe('a sentence per `told` key'),
  answers: words.describe('a word per answer that is not a role, team or phase'),
  ends: words.describe('a sentence per reason why a game ended'),
  causes: words.describe('a sentence per cause of death'),
  marks: words.describe('a sentence per mark, for the player who has it'),
  whys: words.describe('a sentence per reason why an act is locked: see `locks` of `events`'),
  channels: words.describe('names of the chat channels'),
  identity: z
    .string()
    .optional()
    .describe('where players have false names: the line on a card with that of its holder, `{0}`'),
  refusals: words
    .optional()
    .describe('a sentence per error code, where a rule set has its own; `{n}` is `retry_after`'),
  screen: z
    .strictObject({ start: label, end_phase: label, wait_night: label, to_lobby: label })
    .optional()
    .describe(
      'what screens say under these rules in place of their usual words: on the buttons with which the host starts a game, ends a phase and returns to the lobby, and to players with nothing to do at night',
    ),
});

const stagedAs = z.enum(['verdict', 'shot', 'last-shot', 'spared']);
const rulesetEntry = z.strictObject({
  id: ruleset,
  name: z.string(),
  summary: z.string(),
  players: z.strictObject({ min: count, max: count }),
  ready: z
    .enum(['all', 'enough', 'none'])
    .describe('who has to be ready for a start: all, as many as play at least (the others watch), or no one'),
  center: count.describe('number of centre cards'),
  phases: z.array(phase).describe('in the order of a round, then the interrupting ones'),
  one_round: z.literal(true).optional().describe('a game has a single round, so nothing needs its number'),
  minutes: z.record(z.string(), count).describe('approximate length of a game, by number of players'),
  teams: z.array(z.strictObject({ id: team, name: z.string(), wins: z.string().optional().describe('when it wins') })),
  roles: z.array(
    z.strictObject({
      id: role,
      team,
      name: z.string(),
      summary: z.string(),
      picture: z.string().describe('id of a symbol in `/pictures.svg`'),
      acts: z.array(word).describe('the acts of this role, besides those every player has'),
      aims: z
        .record(z.string(), word)
        .describe(
          'what these acts are for, where that can be said: `harm`, `help`, `revive`, `learn`, `exile`, `silence`, `recruit`, `become` or `exchange`. New ones may be added',
        ),
      hunted: z.literal(true).optional().describe('the village has to find it'),
      revives: z
        .literal(true)
        .optional()
        .describe('it brings the dead back, so the dead of a game with it learn nothing more'),
    }),
  ),
  decks: z.record(z.string(), deck).describe('the default deck by number of players'),
  fair_decks: z
    .record(z.string(), deck)
    .optional()
    .describe('decks to suggest where the default favours one side, by number of players'),
  staged: z
    .strictObject({ causes: z.record(z.string(), stagedAs), told: z.record(z.string(), stagedAs) })
    .describe('how screens stage deaths by their cause, and sentences by their key, where these are special moments'),
  words: allWords,
  plain: allWords
    .pick({ told: true, causes: true, ends: true })
    .optional()
    .describe(
      'where the options tell what happens in words of their own: the same in plain words, for those that have them, to be shown in small print',
    ),
  options: z.record(z.string(), optionSpec).describe('the options a host may set, and their values'),
});

const preset = z.strictObject({
  id: word,
  name: z.string(),
  summary: z.string(),
  rules: ruleset,
  options,
  seats: count.describe('number of players, including AI seats'),
});

const lang = z.string().describe('`en`, `de`, `hi` or `ja`; anything else is English');

const storedRow = z.looseObject({
  seq: count.describe('1, 2, 3 …'),
  at: instant,
  command: z.unknown().describe('the command'),
  events: z.array(engineEvent).describe('the events it led to, including the secret ones'),
});

const reason = z.looseObject({ type: word }).meta({
  title: 'reason',
  description:
    '`type` is the main evidence: `result` (reported by the seat `by`), `clash`, `claim`, `quiet`, `ballots`, `feeling`, or `note` (see `note`). New types may be added',
});
const mind = z.strictObject({
  seat,
  kind: aiKind.describe('`standard` for a seat whose player was away'),
  program: z.string().optional().describe('the name of the contest program'),
  motives: z.array(
    z.strictObject({
      day: count,
      act: word.optional().describe('default: the vote'),
      target: seat.nullable().describe('null for no target'),
      chance: z
        .number()
        .min(0)
        .max(1)
        .nullable()
        .describe('estimated probability that the target is on the wolves’ side'),
      chances: z.array(z.number().min(0).max(1)).optional().describe('of all places: the sum is the number of wolves'),
      reason,
      note: z.string().optional().describe('the language model’s own note'),
    }),
  ),
});
const move = z.strictObject({
  seat,
  phase_id: id.describe('the phase: `frame` of its `opened` event in the log'),
  source: z.enum(['model', 'fallback']).describe('who moved: the language model, or a built-in player instead'),
  why: word.optional().describe('why the model did not move'),
  model: z.string().optional(),
  tokens_in: count,
  tokens_out: count,
  cached: count.optional().describe('how many of `tokens_in` came from the provider’s cache'),
  latency_ms: count,
  cost_usd: z.number().min(0),
  reasoning: z
    .string()
    .optional()
    .describe('what the model thought before it answered, unless the room keeps it (`show_thoughts`)'),
  notes: z.string().optional().describe('what it noted for itself, under the same condition'),
});

/** All HTTP routes except the web client's files. */
export const httpRoutes = {
  '/healthz': {
    doc: 'Liveness: the process is running.',
    answer: z.strictObject({ status: z.literal('ok') }),
    errors: [],
    example: { status: 'ok' },
  },
  '/readyz': {
    doc: 'Readiness: the store answers and the server is not shutting down.',
    answer: z.strictObject({ status: z.literal('ready') }),
    errors: ['closing', 'unavailable'],
    example: { status: 'ready' },
  },
  '/metrics': {
    doc: 'Prometheus metrics, on their own port (`METRICS_PORT`).',
    answer: 'text/plain',
    errors: [],
  },
  '/api/rulesets': {
    doc: 'The rule sets: roles with their words, decks, and options with their values.',
    query: z.strictObject({ lang }),
    answer: z.strictObject({
      languages: z.array(word).describe('the languages of the words'),
      rulesets: z.array(rulesetEntry),
      presets: z.array(preset).describe('ready-made choices of rule set and options'),
    }),
    errors: ['rate_limited'],
  },
  '/api/rulesets/{id}': {
    doc: 'One rule set with these options applied: its words, decks and times.',
    params: z.strictObject({ id: ruleset }),
    query: z.strictObject({ lang, options: z.string().describe('the options, as JSON') }),
    answer: rulesetEntry,
    errors: ['unknown_rules', 'bad_option', 'rate_limited'],
  },
  '/pictures.svg': {
    doc: 'The pictures of all roles in one file, each a `symbol` with the id given by the role.',
    answer: 'image/svg+xml',
    errors: [],
  },
  '/api/rooms/{code}': {
    doc: 'Whether this code belongs to a lobby that can be joined.',
    params: z.strictObject({ code: z.string().describe('case, spaces and dashes are ignored') }),
    answer: z.strictObject({
      code: z.string(),
      rules: ruleset,
      players: count.describe('number of people in it'),
      password: z.boolean().describe('whether `join_room` needs one'),
    }),
    errors: ['unknown_room', 'game_running', 'rate_limited'],
    example: { code: 'K7QM', rules: 'classic', players: 3, password: false },
  },
  '/api/games/{id}': {
    doc: 'A finished game: its result, its whole log, and the reasons of its AI seats. A running game is answered with 404.',
    params: z.strictObject({ id }),
    answer: z.strictObject({
      game_id: id,
      rules: ruleset,
      options,
      commitment: z.string(),
      ...result,
      looks: z.array(look).describe('faces and colours by seat'),
      played_out: z
        .literal(true)
        .optional()
        .describe('no player came back, so bots played the game to its end; it is not rated'),
      log: z.array(storedRow),
      minds: z.array(mind).describe('the AI seats, and why they chose as they did'),
      moves: z.array(move).describe('details of each move of a language model'),
    }),
    errors: ['unknown_game', 'rate_limited'],
  },
  ...historyRoutes,
  ...arenaRoutes,
  '/api/openapi.json': {
    doc: 'These routes as OpenAPI 3.1.',
    answer: z.looseObject({ openapi: z.string() }),
    errors: ['rate_limited'],
  },
} as const satisfies Readonly<Record<string, HttpRoute>>;

export type HttpPath = keyof typeof httpRoutes;
export type AnswerOf<P extends HttpPath> = (typeof httpRoutes)[P]['answer'] extends z.ZodType
  ? z.infer<(typeof httpRoutes)[P]['answer']>
  : string;
