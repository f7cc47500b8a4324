import type { RefusalCode } from '@moonrise/engine';
import { z } from 'zod';

export interface ErrorFacts {
  readonly status: number; // when it is told over HTTP
  readonly meaning: string;
}

/** What the rules say no with: the engine's own refusals pass through unchanged. */
const refusals: Readonly<Record<RefusalCode, ErrorFacts>> = {
  malformed: { status: 400, meaning: 'The payload does not fit the schema; the message names the field.' },
  ended: { status: 409, meaning: 'The game is over.' },
  unknown_seat: { status: 404, meaning: 'There is no such seat in this game.' },
  stale_phase: { status: 409, meaning: 'The act was meant for a phase that is over. It was not counted.' },
  not_offered: { status: 409, meaning: 'Your prompts do not offer this act now; the message lists what you may do.' },
  bad_targets: { status: 400, meaning: 'The act is open to you, but not on these targets.' },
  bad_text: { status: 400, meaning: 'The words are empty or too long, or this act takes none.' },
  stale_clock: { status: 409, meaning: 'A clock ran out twice; only the first time counts. Clients never see it.' },
  not_allowed: { status: 403, meaning: 'The rules do not let you do that.' },
  bad_seed: { status: 400, meaning: 'A seed is not made as seeds are. Clients never see it.' },
  bad_players: { status: 409, meaning: 'The rule set is not for this number of players.' },
  bad_deck: { status: 409, meaning: 'These roles cannot be played by this number of players; the message says why.' },
  bad_option: { status: 400, meaning: 'An option is unknown or has a value that it cannot have.' },
  unknown_rules: { status: 404, meaning: 'There is no such rule set; the message lists those there are.' },
};

/** What the server itself says no with. */
const ours = {
  unknown_event: { status: 404, meaning: 'There is no client event of this name.' },
  too_large: { status: 413, meaning: 'The frame or request is larger than the server reads.' },
  rate_limited: { status: 429, meaning: 'Too often. `retry_after` says in how many seconds it will work again.' },
  limit_reached: { status: 429, meaning: 'As many as allowed are there already: rooms, connections, spectators.' },
  overloaded: { status: 503, meaning: 'The server is full: running games go on, new rooms and joins have to wait.' },
  closing: { status: 503, meaning: 'The server is about to stop. Games are kept: come back in a moment.' },
  unavailable: {
    status: 503,
    meaning: 'Nothing could be stored, so nothing was done: send it again with the same `id`.',
  },
  unknown_room: { status: 404, meaning: 'No open room has this code.' },
  wrong_password: { status: 403, meaning: 'The room has a password, and this is not it.' },
  room_full: { status: 409, meaning: 'Every seat of the room is taken.' },
  room_locked: { status: 403, meaning: 'The host lets nobody else in.' },
  game_running: { status: 409, meaning: 'A game is running in this room: watch it, or wait for its end.' },
  unknown_token: { status: 401, meaning: 'The token belongs to no seat, or no longer to one.' },
  unknown_player: { status: 404, meaning: 'Nobody in this room has this id.' },
  unknown_game: { status: 404, meaning: 'No finished game has this id. A running game is not there for anybody.' },
  not_found: { status: 404, meaning: 'There is nothing at this address.' },
  bad_name: { status: 400, meaning: 'The name cannot be used; the message says why.' },
  look_taken: { status: 409, meaning: 'Somebody in the room looks like that already.' },
  not_seated: { status: 409, meaning: 'This connection has no seat: create, join or resume first.' },
  already_seated: { status: 409, meaning: 'This connection has a seat, or watches a room: leave it first.' },
  only_watching: { status: 403, meaning: 'Spectators watch; they neither act nor write.' },
  host_only: { status: 403, meaning: 'Only the host may do that.' },
  not_in_lobby: { status: 409, meaning: 'That can be done in the lobby only.' },
  cannot_start: { status: 409, meaning: 'The game cannot start yet; the message says what is missing.' },
  repeated_text: { status: 409, meaning: 'You have just said nearly the same.' },
  bad_origin: { status: 403, meaning: 'The page that connects does not belong to this server.' },
  quarantined: { status: 500, meaning: 'A fault of ours has stopped this game. Its log is kept; other games go on.' },
  internal: { status: 500, meaning: 'A fault of ours. Nothing was done.' },
} as const satisfies Readonly<Record<string, ErrorFacts>>;

export type ErrorCode = RefusalCode | keyof typeof ours;
export const errors: Readonly<Record<ErrorCode, ErrorFacts>> = { ...refusals, ...ours };

const wireError = z.strictObject({
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]).describe('one of the error codes below'),
  message: z.string().max(2_000).describe('a sentence for people: what was wrong and what would be right'),
  retry_after: z.number().min(0).optional().describe('seconds after which a retry makes sense'),
  reason: z.string().max(40).optional().describe('which one, where a code stands for several'),
});
export type WireError = z.infer<typeof wireError>;

/** How a request over HTTP is refused. */
export const httpError = z.strictObject({ error: wireError });
/** How a client event is refused. */
export const refused = z.strictObject({ ok: z.literal(false), error: wireError });
export type Refused = z.infer<typeof refused>;

export const refuseWith = (code: ErrorCode, message: string, retryAfter?: number): Refused => ({
  ok: false,
  error: { code, message, ...(retryAfter !== undefined && { retry_after: retryAfter }) },
});
