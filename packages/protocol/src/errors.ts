import type { RefusalCode } from '@moonrise/engine';
import { z } from 'zod';
import { instant } from './values.ts';

export interface ErrorFacts {
  readonly status: number; // over HTTP
  readonly meaning: string;
}

/** Refusals of the engine, passed through unchanged. */
const refusals: Readonly<Record<RefusalCode, ErrorFacts>> = {
  malformed: { status: 400, meaning: 'The payload does not match the schema; the message names the field.' },
  ended: { status: 409, meaning: 'The game is over.' },
  unknown_seat: { status: 404, meaning: 'There is no such seat in this game.' },
  stale_phase: { status: 409, meaning: 'The act was for a phase that is over. It was not counted.' },
  not_offered: { status: 409, meaning: 'None of your prompts offers this act now; the message lists what you may do.' },
  bad_targets: { status: 400, meaning: 'You may do this act, but not with these targets.' },
  bad_text: { status: 400, meaning: 'The text is empty or too long, or this act takes no text.' },
  stale_clock: { status: 409, meaning: 'A timer of the server was out of date. Clients never see this code.' },
  not_allowed: { status: 403, meaning: 'The rules do not allow this.' },
  bad_seed: { status: 400, meaning: 'A seed is malformed. Clients never see this code.' },
  bad_players: { status: 409, meaning: 'The rule set does not support this number of players.' },
  bad_deck: { status: 409, meaning: 'These roles cannot be played by this number of players; the message says why.' },
  bad_option: { status: 400, meaning: 'An option is unknown or has an invalid value.' },
  unknown_rules: { status: 404, meaning: 'There is no such rule set; the message lists the rule sets.' },
};

/** Refusals of the server. */
const ours = {
  unknown_event: { status: 404, meaning: 'There is no client event with this name.' },
  too_large: { status: 413, meaning: 'The packet or request is larger than the server accepts.' },
  rate_limited: { status: 429, meaning: 'Too many requests. Retry after `retry_after` seconds.' },
  limit_reached: { status: 429, meaning: 'A limit on rooms, connections or spectators is reached.' },
  overloaded: {
    status: 503,
    meaning: 'The server is full. Running games continue; new rooms and joins are refused for now.',
  },
  closing: { status: 503, meaning: 'The server is shutting down. Games are stored: reconnect in a moment.' },
  unavailable: {
    status: 503,
    meaning: 'The store is unavailable, so nothing was done: resend with the same `id`.',
  },
  unknown_room: { status: 404, meaning: 'No open room has this code.' },
  wrong_password: { status: 403, meaning: 'The room has a password and the one you sent is wrong or missing.' },
  room_full: { status: 409, meaning: 'Every seat of the room is taken.' },
  room_locked: { status: 403, meaning: 'The host has locked the room.' },
  removed_from_room: { status: 403, meaning: 'You were removed from this room. The host can let you back in.' },
  approval_pending: { status: 409, meaning: 'The host was asked for your seat: wait for `seat_answered`.' },
  game_running: { status: 409, meaning: 'A game is running in this room: watch it or wait until it ends.' },
  unknown_token: { status: 401, meaning: 'The token belongs to no seat, or its seat is gone.' },
  unknown_player: { status: 404, meaning: 'No player in this room has this id.' },
  unknown_game: { status: 404, meaning: 'No finished game has this id. Running games are not available here.' },
  not_found: { status: 404, meaning: 'There is nothing at this URL.' },
  bad_name: { status: 400, meaning: 'The name cannot be used; the message says why.' },
  look_taken: { status: 409, meaning: 'Another player in the room already has this look.' },
  not_seated: {
    status: 409,
    meaning: 'This connection has no seat: send `create_room`, `join_room` or `resume` first.',
  },
  already_seated: { status: 409, meaning: 'This connection already has a seat or watches a room: leave it first.' },
  only_watching: { status: 403, meaning: 'Spectators cannot act or write.' },
  host_only: { status: 403, meaning: 'Only the host may do this.' },
  not_in_lobby: { status: 409, meaning: 'This is only possible in the lobby.' },
  cannot_start: { status: 409, meaning: 'The game cannot start yet; the message says what is missing.' },
  repeated_text: { status: 409, meaning: 'You have just written nearly the same.' },
  banned: { status: 403, meaning: 'A moderator has banned you from this server: see `until` and `why`.' },
  muted: { status: 403, meaning: 'You may play, but not write: you are muted.' },
  bad_origin: { status: 403, meaning: 'The connecting page belongs to another origin.' },
  wrong_host: {
    status: 421,
    meaning: 'The server is not known by the host name of the URL; the message says what to do.',
  },
  quarantined: { status: 500, meaning: 'A bug stopped this game. Its log is kept; other games continue.' },
  internal: { status: 500, meaning: 'A bug in the server. Nothing was done.' },
} as const satisfies Readonly<Record<string, ErrorFacts>>;

export type ErrorCode = RefusalCode | keyof typeof ours;
export const errors: Readonly<Record<ErrorCode, ErrorFacts>> = { ...refusals, ...ours };

const wireError = z.strictObject({
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]).describe('one of the error codes below'),
  message: z.string().max(2_000).describe('a sentence for people: what was wrong and what would be right'),
  retry_after: z.number().min(0).optional().describe('seconds to wait before a retry'),
  reason: z.string().max(40).optional().describe('more detail, for codes with several causes'),
  until: instant.optional().describe('the end of a ban or a mute'),
  why: z.string().max(300).optional().describe('the reason of a ban or a mute, in the words of the moderator'),
});
export type WireError = z.infer<typeof wireError>;

/** A refused HTTP request. */
export const httpError = z.strictObject({ error: wireError });
/** A refused client event. */
export const refused = z.strictObject({ ok: z.literal(false), error: wireError });
export type Refused = z.infer<typeof refused>;

export const refuseWith = (code: ErrorCode, message: string, retryAfter?: number): Refused => ({
  ok: false,
  error: { code, message, ...(retryAfter !== undefined && { retry_after: retryAfter }) },
});
