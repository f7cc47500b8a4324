import { z } from 'zod';
import { count, ruleset } from '../values.ts';

/** Arenas in one answer, and games of one arena in one answer. */
export const ARENAS_LISTED = 100;
export const ARENA_GAMES_PER_PAGE = 50;

// What an arena has written is read with these schemas too: fields that a newer one adds are left out.
const number = z.number();
const amount = z.int().min(0);
const text = z.string().max(200);
const arenaName = z.string().regex(/^\w[\w.-]{0,63}$/);
const arenaGame = z.string().regex(/^\w[\w.-]{0,127}$/);
const player = z.string().max(64).meta({ title: 'player of the arena' });

const share = z
  .object({
    won: number.describe('a game with several seats of one role counts in parts'),
    games: count,
    share: number,
    low: number,
    high: number,
  })
  .meta({
    title: 'won share',
    description:
      '`{ won, games, share, low, high }`: `share` is `won` / `games`, from 0 to 1; `low` to `high` hold 95 %',
  });
const rating = z.object({ elo: number, low: number, high: number }).meta({
  title: 'arena rating',
  description: '`{ elo, low, high }`: Elo points around a mean of 0; `low` to `high` hold 95 %',
});
const difference = z.object({
  deals: count,
  points: number.describe('from -1 to 1'),
  low: number,
  high: number,
  p: number.describe('the chance of such a mean if the truth were 0'),
});
const usage = z.object({
  questions: amount,
  fallbacks: amount.describe('answered by a bot instead'),
  failures: amount,
  calls: amount,
  tokens_input: amount,
  tokens_cached: amount,
  tokens_output: amount,
  micros: amount.describe('millionths of a US dollar'),
});

/** The results of an arena: `results.json` in its folder. */
const arenaResults = z.object({
  name: text,
  seed: text,
  pairing: z.enum(['sides', 'mixed']),
  deals: count.describe('per table, and with `sides` per two players'),
  games: z.object({ planned: count, played: count, failed: count }),
  usd: number,
  players: z
    .array(
      z.object({
        name: player,
        kind: z.enum(['bot', 'model', 'command']),
        rating: rating.nullable().describe('null: no game of this player counts'),
        sides: z.object({ village: share, wolves: share }),
        roles: z.record(z.string(), z.record(z.string(), share)).describe('by rule set and role'),
        failed: count,
        usage,
        usd: number,
      }),
    )
    .max(100)
    .describe('the strongest first'),
  differences: z
    .array(
      difference.extend({
        one: player,
        other: player,
        isSignificant: z.boolean().describe('at 5 %, all comparisons of the arena taken together'),
        tables: z.record(z.string(), difference.nullable()),
      }),
    )
    .describe('how much more often `one` won than `other` on the same deals'),
  tables: z.array(
    z.object({
      name: text,
      games: count,
      village: share,
      wolves: share,
      nobody: share.describe('won by nobody, or by a team of neither side'),
      matches: z.array(z.object({ village: player, wolves: player, won: share.describe('by the village') })),
    }),
  ),
  curve: z
    .array(z.object({ deals: count, players: z.record(z.string(), share) }))
    .describe('games won in the first deals, on either side'),
  persuasion: z
    .record(z.string(), z.object({ village: difference.nullable(), wolves: difference.nullable() }))
    .nullable()
    .describe('by how much a message moves the chance of its own side; null: it was not measured'),
  measured: z.object({
    seconds: number,
    latency: z.record(z.string(), z.object({ median: number, p95: number })).describe('ms, by player'),
  }),
});

const game = z.strictObject({
  game: arenaGame,
  table: text,
  rules: ruleset,
  players: z.array(player).describe('each once'),
  village: player.nullable().describe('who played that side; null: the seats were mixed'),
  wolves: player.nullable(),
  side: z.enum(['village', 'wolves']).nullable().describe('the side that won; null: nobody, or a team of neither side'),
  rounds: count,
});

const summary = z.strictObject({
  id: arenaName,
  name: text,
  deals: count,
  games: z.strictObject({ planned: count, played: count }),
  players: z.array(player).describe('the strongest first'),
  tables: z.array(text),
});
const params = { arena: arenaName };

/** Routes about the arenas whose folders the operator shows (`MOONRISE_ARENAS`). */
export const arenaRoutes = {
  '/api/arenas': {
    doc: `The finished arenas that this server shows, at most ${ARENAS_LISTED}, the newest first; 404 if it shows none.`,
    answer: z.strictObject({ arenas: z.array(summary) }),
    errors: ['not_found', 'rate_limited'],
    example: {
      arenas: [
        {
          id: 'spring',
          name: 'spring',
          deals: 100,
          games: { planned: 400, played: 400 },
          players: ['standard', 'easy'],
          tables: ['classic-7', 'moonrise-8'],
        },
      ],
    },
  },
  '/api/arenas/{arena}': {
    doc: 'The results of one arena. What each figure means stands in [the arena’s page](arena.md#what-it-says).',
    params: z.strictObject(params),
    answer: arenaResults,
    errors: ['not_found', 'rate_limited'],
  },
  '/api/arenas/{arena}/games': {
    doc: `Games of an arena, ${ARENA_GAMES_PER_PAGE} at a time, in the order of the plan.`,
    params: z.strictObject(params),
    query: z.strictObject({
      table: text,
      village: player.describe('who played that side'),
      wolves: player.describe('who played that side'),
      after: z.string().describe('the `next` of the answer before'),
    }),
    answer: z.strictObject({
      games: z.array(game).max(ARENA_GAMES_PER_PAGE),
      total: count.describe('number of all games that were asked for'),
      next: z.string().nullable().describe('for the next games, send it as `after`; null: these are the last ones'),
    }),
    errors: ['malformed', 'not_found', 'rate_limited'],
  },
  '/api/arenas/{arena}/games/{game}': {
    doc: 'The log of one game of an arena, as the file that `moonrise verify` checks and the replay opens.',
    params: z.strictObject({ ...params, game: arenaGame }),
    answer: z.looseObject({
      format: z.string(),
      game: z.string(),
      rules: ruleset,
      players: z.array(z.string()),
      rows: z.array(z.unknown()),
    }),
    errors: ['not_found', 'rate_limited'],
  },
} as const;

export type ArenaSummary = z.infer<typeof summary>;
export type ShownArena = z.infer<typeof arenaResults>;
export type ShownArenaGame = z.infer<typeof game>;
