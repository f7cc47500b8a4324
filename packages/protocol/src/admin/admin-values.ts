import { z } from 'zod';
import { count, instant, word } from '../values.ts';

/** Limits of what a moderator may send. */
export const adminBounds = {
  reason: 300, // characters; players read it
  note: 1_000,
  text: 500, // of an announcement
  token: 512,
  page: 50, // rooms, reports, bans or audit entries in one answer
  days: 3_650,
  minutes: 60 * 24 * 365,
} as const;

/** `admin` may do everything; `moderator` may not make backups, announce, pin games or read settings. */
export const adminRole = z.enum(['admin', 'moderator']);
export type AdminRole = z.infer<typeof adminRole>;

export const bytes = z.int().min(0);
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu; // line breaks, terminal codes, text direction
/** Text of a moderator as one line: players, the audit log and terminals show it. */
const line = z.string().overwrite((text) => text.replace(UNSEEN, ' ').trim());
export const reason = line.min(1).max(adminBounds.reason);
export const note = line.max(adminBounds.note);
export const announced = line.min(1).max(adminBounds.text);
/** null: without an end. */
export const days = z.number().positive().max(adminBounds.days).nullable();
export const minutes = z.number().positive().max(adminBounds.minutes).nullable();

/** What a ban can be tied to. A network is written as CIDR, profiles and seats as SHA-256 of their secret. */
export const banKey = z.enum(['profile', 'seat', 'network']);
export type BanKey = z.infer<typeof banKey>;
export const banKind = z.enum(['ban', 'mute']);
export type BanKind = z.infer<typeof banKind>;

export const ban = z.strictObject({
  id: word,
  kind: banKind,
  by: banKey,
  key: z.string().max(64).describe('a network such as 203.0.113.0/24, or 64 hexadecimal digits'),
  term_until: instant.nullable().describe('null: without an end'),
  reason: z.string(),
  made_by: z.string(),
  at: instant,
  is_active: z.boolean(),
  name: z.string().optional().describe('the name of the player when it was made'),
  group: word.optional().describe('bans made together have the same group; lifting one lifts all'),
  report: count.optional().describe('the report it answers'),
  lifted: z.strictObject({ at: instant, by: z.string(), reason: z.string() }).optional(),
});
export type BanEntry = z.infer<typeof ban>;

export const person = z.strictObject({ id: z.string(), name: z.string() });
export const done = z.strictObject({ ok: z.literal(true) });
export const after = z.coerce.number().int().min(0);
