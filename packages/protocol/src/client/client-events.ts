import { z } from 'zod';
import { aiKind, bounds, count, id, instant, language, myLook, options, playerId, ruleset, stream } from '../values.ts';
import { type ClientEvent, nothing } from './client-event.ts';
import { hosting } from './hosting.ts';
import { playing } from './playing.ts';

const name = z.string().max(bounds.name).describe('1 to 20 visible characters; a second “Anna” becomes “Anna 2”');
const code = z.string().min(1).max(bounds.code).describe('the room code; case, spaces and dashes are ignored');
const token = z.string().min(1).max(bounds.token).meta({ title: 'secret', description: 'the seat’s secret' });
const ownSecret = (description: string) =>
  z
    .string()
    .regex(/^[\w-]{43,}$/)
    .max(bounds.token)
    .optional()
    .meta({ title: 'secret', description });
const ownToken = ownSecret(
  'a secret for the seat, made by the client: at least 43 random letters and digits. A resend with the same token gets the same seat. Default: the server makes one',
);
const profile = ownSecret(
  'the secret of a profile: at least 43 random letters and digits. Finished games of this seat are added to that profile; other players never see it. See `/api/me`',
);
const bannedBy = ownSecret('the secret of the profile of this browser, if it has one: a ban holds for spectators too');
const ticket = z.string().min(1).max(bounds.token).meta({
  title: 'secret',
  description: 'lets this spectator come back after a lost connection, also if the room was locked since',
});
const minute = z.int().min(0).max(1_439).describe('a minute of the day');
const aiCount = z.int().min(0).max(bounds.aiSeats);
const spoken = language.optional().describe('the language of AI seats; default `en`');
const password = z
  .string()
  .regex(/\S/)
  .max(bounds.password)
  .meta({ title: 'secret', description: 'if the room has one' });
const seated = z.strictObject({
  code: z.string().describe('the room code'),
  player_id: playerId,
  token: token.describe('the secret for `resume`: keep it and do not share it'),
  now: instant.optional().describe('the server’s time, for comparing with deadlines'),
});
const newlySeated = seated.extend({
  move: z
    .literal(true)
    .optional()
    .describe('there are several servers: connect again with `?room=CODE` and `resume`, to be where the room is'),
});
const exampleSeat = { code: 'K7QM', player_id: 'anna-id', token: 'a-long-secret' };
const streamed = { stream: stream.optional() };
const agent = z
  .literal(true)
  .optional()
  .describe('a program that plays for itself: it counts as an AI seat, and needs the room option `agents`');

/** Everything a client may send. Types, validation and docs/api.md are derived from this table. */
export const clientEvents = {
  create_room: {
    doc: 'Opens a room. The creator gets the first seat and is the host.',
    payload: z.strictObject({
      name,
      rules: ruleset.optional().describe('default `moonrise`'),
      options: options.optional(),
      language: spoken,
      token: ownToken,
      profile,
      agent,
      ...streamed,
    }),
    reply: newlySeated,
    errors: ['bad_name', 'unknown_rules', 'bad_option', 'limit_reached', 'overloaded', 'already_seated'],
    example: { payload: { name: 'Anna', rules: 'classic' }, reply: exampleSeat },
  },
  join_room: {
    doc: 'Takes a seat in a room’s lobby. With the option `approve_seats` the host is asked first: the answer is `approval_pending`, then `seat_answered` arrives, and the same `join_room` with the same `token` takes the seat.',
    payload: z.strictObject({
      code,
      name,
      password: password.optional(),
      token: ownToken,
      profile,
      agent,
      ...streamed,
    }),
    reply: newlySeated,
    errors: [
      'unknown_room',
      'wrong_password',
      'room_full',
      'room_locked',
      'removed_from_room',
      'approval_pending',
      'not_allowed',
      'limit_reached',
      'game_running',
      'bad_name',
      'overloaded',
      'already_seated',
    ],
    example: { payload: { code: 'k7qm', name: 'Bo' }, reply: { ...exampleSeat, player_id: 'bo-id' } },
  },
  resume: {
    doc: 'Reconnects to a seat, from any device. The newest connection has the seat; an older one gets `you_are_out`.',
    payload: z.strictObject({
      token,
      last_n: count.optional().describe('number of the last packet you have. Default: everything from the deal on'),
      game_id: id
        .optional()
        .describe('the game that `last_n` belongs to; if another game is running, all of it is sent'),
      ...streamed,
    }),
    reply: seated.omit({ token: true }),
    errors: ['unknown_token', 'removed_from_room', 'already_seated'],
    example: { payload: { token: 'a-long-secret', last_n: 41 }, reply: { code: 'K7QM', player_id: 'anna-id' } },
  },
  spectate_room: {
    doc: 'Watches a room. A spectator is sent what every player may know, and nothing else.',
    payload: z.strictObject({
      code,
      password: password.optional(),
      display: z.literal(true).optional().describe('a shared screen that the whole table looks at'),
      ticket: ticket.optional(),
      profile: bannedBy,
      ...streamed,
    }),
    reply: seated.pick({ code: true, now: true }).extend({ spectator_id: id.optional(), ticket: ticket.optional() }),
    errors: ['unknown_room', 'wrong_password', 'room_locked', 'removed_from_room', 'limit_reached', 'already_seated'],
    example: { payload: { code: 'K7QM' }, reply: { code: 'K7QM' } },
  },
  leave_room: {
    doc: 'Gives the seat up for good. In a running game a bot takes over. (A lost connection is not leaving.) A person who waits to be let in stops waiting.',
    payload: nothing,
    reply: nothing,
    errors: [],
    example: { payload: {} },
  },
  set_ready: {
    doc: 'Marks you as ready or not ready.',
    payload: z.strictObject({ ready: z.boolean() }),
    reply: nothing,
    errors: ['not_in_lobby'],
    example: { payload: { ready: true } },
  },
  rename: {
    doc: 'Lobby: changes a name. The host may rename any player.',
    payload: z.strictObject({ name, player_id: playerId.optional().describe('default: yourself') }),
    reply: nothing,
    errors: ['not_in_lobby', 'bad_name', 'host_only', 'unknown_player'],
    example: { payload: { name: 'Annie' } },
  },
  set_look: {
    doc: 'Lobby: sets your face and colour. Each pair can be used once per room.',
    payload: myLook,
    reply: nothing,
    errors: ['not_in_lobby', 'look_taken'],
    example: { payload: { face: 3, colour: 7 } },
  },
  set_options: {
    doc: 'Host, lobby: changes the rule set, its options or the AI seats. Omitted fields stay as they are.',
    payload: z.strictObject({
      rules: ruleset.optional(),
      options: options.optional(),
      ai_count: aiCount
        .optional()
        .describe('number of AI seats; the present ones are kept in order, new ones are `standard`'),
      ai_seats: z
        .array(aiKind)
        .max(bounds.aiSeats)
        .optional()
        .describe('the kind of each AI seat, from `ai_kinds`; also sets their number'),
      language: spoken,
      ranked: z
        .boolean()
        .optional()
        .describe(
          'results change the ratings of players with a profile; only for games of at least four people, without AI seats. Default false',
        ),
      in_one_room: z
        .boolean()
        .optional()
        .describe(
          'the host’s word that players with the same network are different people. Without it a ranked game counts a network as one person. Default false',
        ),
    }),
    reply: nothing,
    errors: ['host_only', 'not_in_lobby', 'unknown_rules', 'bad_option', 'bad_players'],
    example: {
      payload: { options: { durations: { day: 60 } }, ai_seats: ['easy', 'standard', 'hard'], language: 'de' },
    },
  },
  set_lock: {
    doc: 'Host, lobby: locks or unlocks the room. No one can join a locked room or begin to watch it. Those who are there stay.',
    payload: z.strictObject({ locked: z.boolean() }),
    reply: nothing,
    errors: ['host_only', 'not_in_lobby'],
    example: { payload: { locked: true } },
  },
  set_password: {
    doc: 'Host, lobby: sets the password for joining and watching; null removes it. Those who are there stay.',
    payload: z.strictObject({ password: password.nullable() }),
    reply: nothing,
    errors: ['host_only', 'not_in_lobby'],
    example: { payload: { password: 'full moon' } },
  },
  hand_over: {
    doc: 'Host, while no game runs: makes another player the host.',
    payload: z.strictObject({ player_id: playerId }),
    reply: nothing,
    errors: ['host_only', 'game_running', 'unknown_player'],
    example: { payload: { player_id: 'bo-id' } },
  },
  kick_player: {
    doc: 'Host, lobby: removes a player. Their token, profile and network cannot enter this room any more; see `let_back_in`.',
    payload: z.strictObject({ player_id: playerId }),
    reply: nothing,
    errors: ['host_only', 'not_in_lobby', 'unknown_player', 'not_allowed'],
    example: { payload: { player_id: 'bo-id' } },
  },
  start_game: {
    doc: 'Host: starts the countdown. The roles are dealt when it ends.',
    payload: z.strictObject({
      ai_count: aiCount.optional().describe('number of AI seats. Default: as set in the lobby'),
      without: z
        .array(playerId)
        .max(bounds.aiSeats)
        .optional()
        .describe(
          'launch: players who are not ready and may only watch this game; see `start_without` of `room_updated`. Without it the start is refused while such players are there',
        ),
    }),
    reply: nothing,
    errors: ['host_only', 'not_in_lobby', 'cannot_start', 'limit_reached', 'overloaded'],
    example: { payload: { ai_count: 6 } },
  },
  cancel_start: {
    doc: 'Host: stops the countdown.',
    payload: nothing,
    reply: nothing,
    errors: ['host_only', 'not_allowed'],
    example: { payload: {} },
  },
  ...hosting,
  ...playing,
  return_to_lobby: {
    doc: 'Host, after the end: returns to the lobby with the same players and options.',
    payload: z.strictObject({
      again: z
        .literal(true)
        .optional()
        .describe('play again at once: connected players count as ready, and the countdown starts if it can'),
    }),
    reply: nothing,
    errors: ['host_only', 'not_allowed'],
    example: { payload: { again: true } },
  },
  set_notices: {
    doc: 'In a slow game: sends notices to this browser while the page is closed, by Web Push. All living players get the same ones at the same times: a phase has begun, half of its time is over, an eighth of it is left. Someone who is named in the chat is told of that too. A notice says `{ kind, code, until }`: `day`, `turn`, `half`, `near` or `mention`, the room code, and when the phase ends.',
    payload: z.strictObject({
      address: z
        .strictObject({
          endpoint: z.string().max(bounds.endpoint).meta({ title: 'secret', description: 'by https' }),
          p256dh: z.string().max(bounds.token).describe('a key, base64url'),
          auth: z.string().max(bounds.id).meta({ title: 'secret', description: 'base64url' }),
        })
        .nullable()
        .describe('what `pushManager.subscribe` answered, with `push_key`; null: no more notices for this seat'),
      quiet: z
        .strictObject({
          from: minute,
          to: minute,
          zone: z.string().max(bounds.id).describe('a time zone, such as `Europe/Berlin`'),
        })
        .optional()
        .describe('no notices in these hours: what is still true comes after them'),
    }),
    reply: nothing,
    errors: ['not_allowed', 'only_watching', 'limit_reached'],
    example: {
      payload: {
        address: { endpoint: 'https://push.example/a-long-secret', p256dh: 'BNc…', auth: 'tBH…' },
        quiet: { from: 1320, to: 420, zone: 'Europe/Berlin' },
      },
    },
  },
  report_player: {
    doc: 'Reports a player to the operator of the server, with the last lines of theirs that you saw. Other players are not told.',
    payload: z.strictObject({
      player_id: playerId,
      reason: z.enum(['abuse', 'name', 'cheating', 'spam', 'other']),
      text: z.string().max(bounds.text).optional().describe('up to 500 characters'),
    }),
    reply: nothing,
    errors: ['unknown_player', 'bad_text'],
    example: { payload: { player_id: 'bo-id', reason: 'abuse', text: 'They will not stop insulting Cid.' } },
  },
} as const satisfies Readonly<Record<string, ClientEvent>>;

export type ClientEventName = keyof typeof clientEvents;
export type PayloadOf<N extends ClientEventName> = z.infer<(typeof clientEvents)[N]['payload']>;
export type ReplyOf<N extends ClientEventName> = z.infer<(typeof clientEvents)[N]['reply']>;
