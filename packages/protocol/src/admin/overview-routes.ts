import { z } from 'zod';
import { count, instant, word } from '../values.ts';
import type { AdminRoute } from './admin-route.ts';
import { announced, bytes, done } from './admin-values.ts';

const announcement = z.strictObject({
  kind: z.enum(['message', 'restart']),
  text: z.string().nullable().describe('null: the stock sentence in the language of each player'),
  restart_at: instant.nullable(),
  made_by: z.string(),
  at: instant,
});

const overview = z.strictObject({
  version: z.string(),
  node: z.string().nullable().describe('the id of this server among several; null: a single one'),
  nodes: count.describe('servers on the same database'),
  started_at: instant,
  is_draining: z.boolean(),
  is_overloaded: z.boolean(),
  is_storage_full: z.boolean(),
  connections: count.describe('on this server, as all figures without a note'),
  rooms: count.describe('on all servers'),
  games: count,
  reports_open: count,
  bans_active: count,
  lag_ms: z.number(),
  ack_p99_ms: z.number().nullable().describe('of the last full minute; null: no requests'),
  memory_bytes: bytes,
  storage_bytes: bytes.nullable(),
  announcement: announcement.nullable().describe('the one that players see now'),
});

/** One number per step; null: not known. */
const series = z.array(z.number().nullable());
export const adminFigures = [
  'connections',
  'rooms',
  'games',
  'requests',
  'refusals',
  'ack_p50_ms',
  'ack_p95_ms',
  'ack_p99_ms',
  'lag_ms',
  'memory_bytes',
  'storage_bytes',
] as const;
export type AdminFigure = (typeof adminFigures)[number];
const figures = z.strictObject({
  step_seconds: count.describe('60'),
  at: z.array(instant).describe('the end of each step, oldest first; at most 1,440'),
  series: z.strictObject(
    Object.fromEntries(adminFigures.map((name) => [name, series])) as Record<AdminFigure, typeof series>,
  ),
});

const limit = z.strictObject({
  name: word,
  variable: z.string(),
  value: z.number(),
  default: z.number(),
  unit: z.string(),
  why: z.string(),
});

const started = 1767225600000;
export const overviewRoutes = {
  'GET /overview': {
    doc: 'The state of the server at a glance.',
    needs: 'moderator',
    answer: overview,
    example: {
      version: '0.2.0',
      node: null,
      nodes: 1,
      started_at: started,
      is_draining: false,
      is_overloaded: false,
      is_storage_full: false,
      connections: 41,
      rooms: 6,
      games: 4,
      reports_open: 2,
      bans_active: 3,
      lag_ms: 3.2,
      ack_p99_ms: 8.5,
      memory_bytes: 190_000_000,
      storage_bytes: 52_000_000,
      announcement: { kind: 'restart', text: null, restart_at: started + 600_000, made_by: 'operator', at: started },
    },
  },
  'GET /figures': {
    doc: 'Figures of this server over the last hours, one step per minute. They start again with the process.',
    needs: 'moderator',
    query: z.strictObject({ hours: z.coerce.number().positive().max(24).optional().describe('default 24') }),
    answer: figures,
    example: {
      step_seconds: 60,
      at: [started, started + 60_000],
      series: {
        connections: [40, 41],
        rooms: [6, 6],
        games: [4, 4],
        requests: [310, 298],
        refusals: [2, 0],
        ack_p50_ms: [1.4, null],
        ack_p95_ms: [4, null],
        ack_p99_ms: [8.5, null],
        lag_ms: [3.2, 2.8],
        memory_bytes: [190_000_000, 191_000_000],
        storage_bytes: [52_000_000, 52_100_000],
      },
    },
  },
  'GET /limits': {
    doc: 'All limits with their values, and how often each was hit since the start of this server.',
    needs: 'admin',
    answer: z.strictObject({
      since: instant,
      limits: z.array(limit),
      hits: z.array(z.strictObject({ limit: word, hits: count })).describe('by guard, the most hit first; zeros too'),
    }),
    example: {
      since: started,
      limits: [
        {
          name: 'chat_burst',
          variable: 'MOONRISE_LIMIT_CHAT_BURST',
          value: 5,
          default: 5,
          unit: 'chat lines at once from one seat',
          why: 'Five short lines at once are fine.',
        },
      ],
      hits: [{ limit: 'chat', hits: 12 }],
    },
  },
  'GET /announce': {
    doc: 'The announcement that players see now.',
    needs: 'moderator',
    answer: z.strictObject({ announcement: announcement.nullable() }),
    example: { announcement: null },
  },
  'POST /announce': {
    doc: 'Tells everyone in a room: a text of your own, or that the server restarts at a time (a stock sentence in each player’s language). A new announcement replaces the last one.',
    needs: 'admin',
    payload: z.union([
      z.strictObject({ text: announced }),
      z.strictObject({ restart_at: instant.describe('in the future, at most a day ahead') }),
    ]),
    answer: z.strictObject({ ok: z.literal(true), announcement }),
    example: {
      ok: true,
      announcement: {
        kind: 'message',
        text: 'Tournament at eight!',
        restart_at: null,
        made_by: 'operator',
        at: started,
      },
    },
  },
  'DELETE /announce': {
    doc: 'Withdraws the announcement. Players who were told of a restart are told that it does not take place.',
    needs: 'admin',
    answer: done,
    example: { ok: true },
  },
} as const satisfies Readonly<Record<string, AdminRoute>>;
