import { z } from 'zod';
import { count, id, instant, ruleset, status, word } from '../values.ts';
import type { AdminRoute } from './admin-route.ts';
import { after, ban, banKey, banKind, days, done, minutes, reason } from './admin-values.ts';

/** Only what everyone at the table knows. There is no role, team or vote in it, and no name behind a mask. */
const room = z.strictObject({
  code: z.string(),
  status,
  rules: ruleset,
  rules_name: z.string().describe('the name of the rule set, in the language asked for'),
  created_at: instant,
  is_here: z.boolean().describe('open on this server; for others less is known'),
  is_locked: z.boolean(),
  has_password: z.boolean(),
  host_id: z.string().nullable(),
  ai_seats: count,
  spectators: count.nullable(),
  players: z
    .array(
      z.strictObject({
        id: z.string().describe('the id for `members/:id/…`'),
        name: z.string(),
        connected: z.boolean().nullable(),
        alive: z.boolean().nullable().describe('null outside of a game'),
        is_muted: z.boolean().describe('always false where AI seats are hidden or names are masked'),
      }),
    )
    .describe('as the room shows them: during a game the table, with AI seats'),
  game: z
    .strictObject({
      game_id: id,
      phase: word.nullable(),
      phase_name: z.string().nullable(),
      round: count.nullable(),
      phase_ends_at: instant.nullable(),
      is_paused: z.boolean(),
    })
    .nullable(),
});

const params = z.strictObject({ code: z.string().max(40) });
const member = z.strictObject({ code: z.string().max(40), id: z.string().min(1).max(64) });
const made = z.strictObject({ ok: z.literal(true), bans: z.array(ban) });
const exampleBan = {
  id: '01JGFYB6Z7T1Q5K2V8N3M4P5R6',
  kind: 'ban',
  by: 'network',
  key: '203.0.113.9/32',
  term_until: 1767830400000,
  reason: 'Insults in two rooms',
  made_by: 'operator',
  at: 1767225600000,
  is_active: true,
  name: 'Bo',
  group: '01JGFYB6Z7T1Q5K2V8N3M4P5R5',
};

export const roomRoutes = {
  'GET /rooms': {
    doc: 'Open rooms on all servers, the newest first, with public facts only.',
    needs: 'moderator',
    query: z.strictObject({
      after: z.string().max(64).optional().describe('the `next` of the answer before'),
      code: z.string().max(40).optional().describe('only this room'),
      lang: word.optional().describe('default `en`, as in `/api/rulesets`'),
    }),
    answer: z.strictObject({ rooms: z.array(room), total: count, next: z.string().nullable() }),
    example: {
      rooms: [
        {
          code: 'K7QM',
          status: 'playing',
          rules: 'classic',
          rules_name: 'Classic',
          created_at: 1767225600000,
          is_here: true,
          is_locked: false,
          has_password: false,
          host_id: 'anna-id',
          ai_seats: 4,
          spectators: 1,
          players: [{ id: 'anna-id', name: 'Anna', connected: true, alive: true, is_muted: false }],
          game: {
            game_id: '01JGFYB6Z7T1Q5K2V8N3M4P5R7',
            phase: 'night',
            phase_name: 'Night',
            round: 2,
            phase_ends_at: 1767225660000,
            is_paused: false,
          },
        },
      ],
      total: 1,
      next: null,
    },
  },
  'POST /rooms/:code/close': {
    doc: 'Closes a room. Its players are told why. A running game ends without a result.',
    needs: 'moderator',
    params,
    payload: z.strictObject({ reason }),
    answer: done,
    example: { ok: true },
  },
  'POST /rooms/:code/members/:id/remove': {
    doc: 'Removes a player from the room, who cannot come back into it. In a running game a bot takes the seat.',
    needs: 'moderator',
    params: member,
    payload: z.strictObject({ reason }),
    answer: done,
    example: { ok: true },
  },
  'POST /rooms/:code/members/:id/mute': {
    doc: 'Mutes a player on the whole server: they play on, but cannot write.',
    needs: 'moderator',
    params: member,
    payload: z.strictObject({ reason, minutes }),
    answer: made,
    example: { ok: true, bans: [{ ...exampleBan, kind: 'mute', reason: 'Flooding the chat' }] },
  },
  'POST /rooms/:code/members/:id/ban': {
    doc: 'Bans a player from the whole server and closes the connection. The server takes the profile, the seat token and the network.',
    needs: 'moderator',
    params: member,
    payload: z.strictObject({
      reason,
      days,
      by: z.array(banKey).min(1).optional().describe('default: profile and seat; others share the network'),
    }),
    answer: made,
    example: { ok: true, bans: [exampleBan] },
  },
  'GET /bans': {
    doc: 'Bans and mutes, the newest first.',
    needs: 'moderator',
    query: z.strictObject({
      state: z.enum(['active', 'all']).optional().describe('default `active`'),
      kind: banKind.optional(),
      after: after.optional().describe('the `next` of the answer before'),
    }),
    answer: z.strictObject({ bans: z.array(ban), total: count, next: count.nullable() }),
    example: { bans: [exampleBan], total: 1, next: null },
  },
  'POST /bans': {
    doc: 'Bans or mutes a network, a profile or a seat token. Profiles and seats are named by the `key` of an earlier ban.',
    needs: 'moderator',
    payload: z.strictObject({
      kind: banKind,
      by: banKey,
      key: z.string().min(1).max(64),
      days,
      reason,
    }),
    answer: made,
    example: { ok: true, bans: [exampleBan] },
  },
  'DELETE /bans/:id': {
    doc: 'Lifts a ban or mute, and all others made together with it. It stays in the list of all.',
    needs: 'moderator',
    params: z.strictObject({ id: word }),
    payload: z.strictObject({ reason }),
    answer: made,
    example: {
      ok: true,
      bans: [
        { ...exampleBan, is_active: false, lifted: { at: 1767229200000, by: 'operator', reason: 'Mistaken identity' } },
      ],
    },
  },
} as const satisfies Readonly<Record<string, AdminRoute>>;
