import { z } from 'zod';
import { count, id, instant, word } from '../values.ts';
import type { AdminRoute } from './admin-route.ts';
import { adminRole, after, ban, banKey, bytes, days, done, note, person } from './admin-values.ts';

/** What was done about a report. `mute` and `ban` take effect with this answer. */
const reportAction = z.enum(['none', 'warned', 'mute', 'ban', 'other']);

const report = z.strictObject({
  number: count,
  at: instant,
  code: z.string().describe('of the room'),
  game_id: id.nullable(),
  by: person.nullable().describe('the reporter; null: a spectator'),
  about: person,
  is_ai: z.boolean(),
  reason: word,
  text: z.string().describe('of the reporter'),
  lines: z
    .array(z.strictObject({ at: instant, text: z.string() }))
    .describe('the last lines of the reported player that the reporter could read'),
  withheld: count.describe('lines from secret channels: shown when the game is over'),
  can_ban: z.array(banKey).describe('what the server knows of the reported player; empty: nothing to ban'),
  state: z.enum(['open', 'done']),
  handled: z
    .strictObject({ at: instant, by: z.string(), action: reportAction, note: z.string() })
    .nullable()
    .describe('the last decision'),
});

const modelCall = z.strictObject({
  seat: count,
  phase_id: z.string(),
  at: instant,
  model: z.string().describe('the name that the operator gave it'),
  system: z.string(),
  messages: z.array(z.string()).describe('of the table and of the model, in turn'),
  answer: z.string().nullable().describe('as it came; null: there was none'),
  fault: word.optional(),
});

const backup = z.strictObject({
  name: z.string().describe('of the file, without its folder; `running` or `failed` while there is none'),
  at: instant,
  bytes: bytes.nullable(),
  state: z.enum(['running', 'done', 'failed']),
  error: z.string().optional(),
});

const kinds = ['games', 'rooms', 'chat', 'reports', 'profiles', 'other'] as const;
const usage = z.strictObject({
  ...(Object.fromEntries(kinds.map((kind) => [kind, bytes])) as Record<(typeof kinds)[number], typeof bytes>),
  total: bytes,
  stored: bytes.describe('on the disk, with space that will be used again'),
  free_disk: bytes.nullable().describe('null: not known'),
});

export const recordRoutes = {
  'GET /reports': {
    doc: 'Reports of players, the newest first.',
    needs: 'moderator',
    query: z.strictObject({
      state: z.enum(['open', 'done', 'all']).optional().describe('default `open`'),
      after: after.optional().describe('the `next` of the answer before'),
    }),
    answer: z.strictObject({ reports: z.array(report), open: count, next: count.nullable() }),
    example: {
      reports: [
        {
          number: 7,
          at: 1767225600000,
          code: 'K7QM',
          game_id: '01JGFYB6Z7T1Q5K2V8N3M4P5R7',
          by: { id: 'anna-id', name: 'Anna' },
          about: { id: 'bo-id', name: 'Bo' },
          is_ai: false,
          reason: 'abuse',
          text: 'He insults everyone.',
          lines: [{ at: 1767225590000, text: 'You are all idiots' }],
          withheld: 0,
          can_ban: ['profile', 'seat', 'network'],
          state: 'open',
          handled: null,
        },
      ],
      open: 1,
      next: null,
    },
  },
  'POST /reports/:number': {
    doc: 'Marks a report as done and says what was done, or opens it again.',
    needs: 'moderator',
    params: z.strictObject({ number: z.coerce.number().int().min(1) }),
    payload: z.union([
      z.strictObject({ action: z.enum(['none', 'warned', 'other']), note }),
      z.strictObject({
        action: z.enum(['mute', 'ban']),
        note: note.min(1).describe('the player reads it as the reason'),
        days,
        by: z.array(banKey).min(1).optional().describe('default: all of `can_ban` but the network, which others share'),
      }),
      z.strictObject({ action: z.literal('reopen'), note }),
    ]),
    answer: z.strictObject({ ok: z.literal(true), report, bans: z.array(ban) }),
    example: {
      ok: true,
      report: {
        number: 7,
        at: 1767225600000,
        code: 'K7QM',
        game_id: null,
        by: null,
        about: { id: 'bo-id', name: 'Bo' },
        is_ai: false,
        reason: 'spam',
        text: '',
        lines: [],
        withheld: 0,
        can_ban: [],
        state: 'done',
        handled: { at: 1767229200000, by: 'operator', action: 'none', note: 'Nothing wrong with these lines' },
      },
      bans: [],
    },
  },
  'GET /storage': {
    doc: 'Bytes used, how long each kind is kept, and quotas.',
    needs: 'admin',
    answer: z.strictObject({
      store: z.enum(['folder', 'postgres']),
      is_full: z.boolean().describe('nothing more can be stored; running games are paused'),
      usage: usage.nullable().describe('null: not known'),
      retention: z.array(
        z.strictObject({ kind: word, variable: z.string(), days: z.number().nullable().describe('null: for ever') }),
      ),
      quotas: z.array(
        z.strictObject({ name: word, variable: z.string(), bytes: bytes.nullable().describe('null: no quota') }),
      ),
      pinned: count.describe('games that are never deleted'),
    }),
    example: {
      store: 'folder',
      is_full: false,
      usage: {
        games: 40_000_000,
        rooms: 2_000_000,
        chat: 9_000_000,
        reports: 40_000,
        profiles: 900_000,
        other: 60_000,
        total: 52_000_000,
        stored: 61_000_000,
        free_disk: 9_000_000_000,
      },
      retention: [{ kind: 'games', variable: 'MOONRISE_KEEP_GAMES_DAYS', days: 365 }],
      quotas: [{ name: 'data', variable: 'MOONRISE_QUOTA_DATA_MB', bytes: 10_000_000_000 }],
      pinned: 3,
    },
  },
  'POST /storage/pin': {
    doc: 'Pins a finished game, so that it is never deleted, or unpins it.',
    needs: 'admin',
    payload: z.strictObject({ game_id: id, pinned: z.boolean() }),
    answer: done,
    example: { ok: true },
  },
  'GET /games/:id/prompts': {
    doc: 'What language models were told in a finished game, and their raw answers, in order, 20 at a time. They quote what players wrote.',
    needs: 'admin',
    params: z.strictObject({ id }),
    query: z.strictObject({ after: z.coerce.number().int().min(0).optional().describe('how many to skip') }),
    answer: z.strictObject({
      calls: z.array(modelCall),
      total: count,
    }),
    example: {
      calls: [
        {
          seat: 2,
          phase_id: '1.day.1',
          at: 1767229200000,
          model: 'haiku',
          system: 'You are a player in a game of hidden roles …',
          messages: ['# The table now …'],
          answer: '{"reasoning":"","notes":"","say":"Hello","choice":["1.2"]}',
        },
      ],
      total: 1,
    },
  },
  'GET /backups': {
    doc: 'Backups made on this server. Restore one with `npx moonrise admin restore`.',
    needs: 'admin',
    answer: z.strictObject({
      is_possible: z.boolean(),
      why_not: z.string().nullable().describe('a sentence'),
      folder: z.string().nullable(),
      backups: z.array(backup).describe('the newest first'),
    }),
    example: {
      is_possible: true,
      why_not: null,
      folder: '/srv/moonrise/backups',
      backups: [{ name: 'moonrise-20260101-000000.db', at: 1767225600000, bytes: 52_000_000, state: 'done' }],
    },
  },
  'POST /backups': {
    doc: 'Starts a backup. Ask `GET /backups` until its state is `done` or `failed`.',
    needs: 'admin',
    answer: z.strictObject({ ok: z.literal(true), backup }),
    example: {
      ok: true,
      backup: { name: 'running', at: 1767225600000, bytes: null, state: 'running' },
    },
  },
  'GET /audit': {
    doc: 'What moderators did, the newest first. Nothing can be removed from it.',
    needs: 'admin',
    query: z.strictObject({ after: after.optional().describe('the `next` of the answer before') }),
    answer: z.strictObject({
      entries: z.array(
        z.strictObject({
          number: count,
          at: instant,
          who: z.strictObject({ name: z.string(), role: adminRole, way: z.enum(['token', 'oidc']) }),
          what: word.describe(
            '`signed_in`, `signed_out`, `sign_in_refused`, `ban`, `mute`, `lift`, `remove`, `close_room`, `handle_report`, `reopen_report`, `announce`, `withdraw_announcement`, `pin`, `unpin`, `backup`',
          ),
          about: z.string().describe('what it was done to: a room code, a ban, a report, a name'),
          why: z.string(),
        }),
      ),
      next: count.nullable(),
    }),
    example: {
      entries: [
        {
          number: 12,
          at: 1767225600000,
          who: { name: 'operator', role: 'admin', way: 'token' },
          what: 'close_room',
          about: 'room K7QM',
          why: 'Insulting room name',
        },
      ],
      next: null,
    },
  },
} as const satisfies Readonly<Record<string, AdminRoute>>;
