import { z } from 'zod';
import { bounds, count, id, instant, role, ruleset, seat, word } from './values.ts';

const rating = z.strictObject({
  rules: ruleset,
  rating: z.number().describe('1500 at first'),
  deviation: z.number().describe('how sure that is: two times in three the truth lies within so much of it'),
  games: count.describe('ranked ones'),
});
const profile = z.strictObject({
  name: z.string().nullable().describe('on the leaderboard; null: not named there'),
  leaderboard: z.boolean().describe('whether this server has one'),
  statistics: z
    .array(z.strictObject({ rules: ruleset, role, games: count, wins: count, survived: count }))
    .describe('by the role that was dealt, what was played most first'),
  achievements: z
    .array(z.strictObject({ id: word, times: count, first: id.nullable().describe('the game in which it came first') }))
    .describe('all there are'),
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
        alive: z.boolean().describe('in the end'),
        achievements: z.array(word),
      }),
    )
    .describe('the newest first'),
});
const done = z.strictObject({ ok: z.literal(true) });

/** What there is about people's games. */
export const historyRoutes = {
  '/api/me': {
    doc: 'What is remembered of the games of one profile: only of games that are over. A secret that nobody has used yet has an empty one.',
    needsProfile: true,
    answer: profile,
    errors: ['malformed', 'rate_limited'],
  },
  '/api/me/name': {
    doc: 'Has a profile named on the leaderboard, or no longer. It needs a finished game first.',
    method: 'post',
    needsProfile: true,
    payload: z.strictObject({ name: z.string().max(bounds.name).nullable().describe('null: no longer') }),
    answer: done,
    errors: ['malformed', 'bad_name', 'not_found', 'rate_limited'],
    example: { ok: true },
  },
  '/api/me/forget': {
    doc: 'Forgets a profile for good: its games stay, and nobody knows any more that they were its.',
    method: 'post',
    needsProfile: true,
    answer: done,
    errors: ['malformed', 'rate_limited'],
    example: { ok: true },
  },
  '/api/leaderboard': {
    doc: 'The best of those who want to be named, by rule set; only where the server is set up to have one.',
    answer: z.strictObject({
      boards: z.array(
        z.strictObject({
          rules: ruleset,
          people: z
            .array(rating.omit({ rules: true }).extend({ name: z.string() }))
            .describe('by `rating` less `deviation`'),
        }),
      ),
    }),
    errors: ['not_found', 'rate_limited'],
    example: { boards: [{ rules: 'classic', people: [{ name: 'Anna', rating: 1620, deviation: 90, games: 14 }] }] },
  },
} as const;
