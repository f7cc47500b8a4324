import { z } from 'zod';
import { bounds, count, id, instant, role, ruleset, seat, word } from '../values.ts';

/** Games in one answer of `/api/me`. */
export const GAMES_PER_PAGE = 50;

const rating = z.strictObject({
  rules: ruleset,
  rating: z.number().describe('starts at 1500'),
  deviation: z.number().describe('standard deviation of the rating'),
  games: count.describe('number of ranked games'),
});
const profile = z.strictObject({
  name: z.string().nullable().describe('the name on the leaderboard; null if not listed'),
  leaderboard: z.boolean().describe('whether this server has a leaderboard'),
  statistics: z
    .array(z.strictObject({ rules: ruleset, role, games: count, wins: count, survived: count }))
    .describe('by dealt role, most played first'),
  achievements: z
    .array(
      z.strictObject({
        id: word,
        times: count,
        first: id.nullable().describe('the first game in which it was earned; null if never'),
      }),
    )
    .describe('all achievements, earned or not'),
  ratings: z.array(rating),
  games: z
    .array(
      z.strictObject({
        game_id: id,
        at: instant.describe('when it ended'),
        rules: ruleset,
        players: count,
        seat,
        role: role.describe('as dealt'),
        won: z.boolean(),
        alive: z.boolean().describe('at the end'),
        achievements: z.array(word),
      }),
    )
    .max(GAMES_PER_PAGE)
    .describe('newest first'),
  total: count.describe('number of all games'),
  next: z.string().nullable().describe('for the next games, send it as `after`; null: these are the last ones'),
});
const done = z.strictObject({ ok: z.literal(true) });

/** Routes about the games of people with a profile. */
export const historyRoutes = {
  '/api/me': {
    doc: `The finished games of one profile, ${GAMES_PER_PAGE} at a time. Statistics and achievements count all games. An unused secret has an empty profile.`,
    needsProfile: true,
    query: z.strictObject({ after: z.string().describe('the `next` of the answer before') }),
    answer: profile,
    errors: ['malformed', 'rate_limited'],
  },
  '/api/me/name': {
    doc: 'Lists a profile on the leaderboard, or removes it. The profile needs at least one finished game.',
    method: 'post',
    needsProfile: true,
    payload: z.strictObject({ name: z.string().max(bounds.name).nullable().describe('null to be removed') }),
    answer: done,
    errors: ['malformed', 'bad_name', 'not_found', 'rate_limited'],
    example: { ok: true },
  },
  '/api/me/pin': {
    doc: 'Keeps a finished game of this profile whatever its age, or lets it go again. A profile can pin 50 games.',
    method: 'post',
    needsProfile: true,
    payload: z.strictObject({ game_id: id, pinned: z.boolean() }),
    answer: done,
    errors: ['malformed', 'unknown_game', 'limit_reached', 'rate_limited'],
    example: { ok: true },
  },
  '/api/me/forget': {
    doc: 'Deletes a profile. Its games stay, without any link to it.',
    method: 'post',
    needsProfile: true,
    answer: done,
    errors: ['malformed', 'rate_limited'],
    example: { ok: true },
  },
  '/api/leaderboard': {
    doc: 'The best-rated listed profiles, by rule set; 404 if the server has no leaderboard.',
    answer: z.strictObject({
      boards: z.array(
        z.strictObject({
          rules: ruleset,
          people: z
            .array(rating.omit({ rules: true }).extend({ name: z.string() }))
            .describe('ordered by `rating` minus `deviation`'),
        }),
      ),
    }),
    errors: ['not_found', 'rate_limited'],
    example: { boards: [{ rules: 'classic', people: [{ name: 'Anna', rating: 1620, deviation: 90, games: 14 }] }] },
  },
} as const;
