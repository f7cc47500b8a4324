import { z } from 'zod';
import { type ClientEvent, nothing } from './client-event.ts';
import { playing } from './playing.ts';
import { aiKind, bounds, count, id, instant, language, look, options, playerId, ruleset, stream } from './values.ts';

const name = z.string().max(bounds.name).describe('1 to 20 visible characters; a second “Anna” becomes “Anna 2”');
const code = z
  .string()
  .min(1)
  .max(bounds.code)
  .describe('the room’s code as typed: case, spaces and dashes do not matter');
const token = z.string().min(1).max(bounds.token).meta({ title: 'secret', description: 'the seat’s secret' });
const ownSecret = (description: string) =>
  z
    .string()
    .regex(/^[\w-]{43,}$/)
    .max(bounds.token)
    .optional()
    .meta({ title: 'secret', description });
const ownToken = ownSecret(
  'a secret of your own for the seat, at least 43 random letters and digits: sent again with the same one, you get the same seat and no second one. Left away: the server makes one',
);
const profile = ownSecret(
  'of a profile: at least 43 random letters and digits that you keep. Finished games of this seat are remembered for whoever has it; nobody else learns of it. See `/api/me`',
);
const aiCount = z.int().min(0).max(bounds.aiSeats);
const spoken = language.optional().describe('which language AI seats speak; at first `en`');
const password = z
  .string()
  .regex(/\S/)
  .max(bounds.password)
  .meta({ title: 'secret', description: 'where the room has one' });
const seated = z.strictObject({
  code: z.string().describe('the room’s code, as it is shown'),
  player_id: playerId,
  token: token.describe('the secret for `resume`: keep it, and show it to nobody'),
  now: instant.optional().describe('the server’s clock, which deadlines go by'),
});
const exampleSeat = { code: 'K7QM', player_id: 'anna-id', token: 'a-long-secret' };
const streamed = { stream: stream.optional() };

/** Everything a client may send. The schemas, the documents and the checks at the edge are derived from this table. */
export const clientEvents = {
  create_room: {
    doc: 'Opens a room and takes its first seat, which is the host’s.',
    payload: z.strictObject({
      name,
      rules: ruleset.optional().describe('by default `moonrise`'),
      options: options.optional(),
      language: spoken,
      token: ownToken,
      profile,
      ...streamed,
    }),
    reply: seated,
    errors: ['bad_name', 'unknown_rules', 'bad_option', 'limit_reached', 'overloaded', 'already_seated'],
    example: { payload: { name: 'Anna', rules: 'classic' }, reply: exampleSeat },
  },
  join_room: {
    doc: 'Takes a seat in the lobby of a room.',
    payload: z.strictObject({ code, name, password: password.optional(), token: ownToken, profile, ...streamed }),
    reply: seated,
    errors: [
      'unknown_room',
      'wrong_password',
      'room_full',
      'room_locked',
      'game_running',
      'bad_name',
      'overloaded',
      'already_seated',
    ],
    example: { payload: { code: 'k7qm', name: 'Bo' }, reply: { ...exampleSeat, player_id: 'bo-id' } },
  },
  resume: {
    doc: 'Goes back to a seat, from any device. The newest connection has it; an older one gets `you_are_out`.',
    payload: z.strictObject({
      token,
      last_n: count.optional().describe('the last frame number you have; left away: the whole story from the deal on'),
      game_id: id.optional().describe('the game that `last_n` belongs to: if another is played now, all of it comes'),
      ...streamed,
    }),
    reply: seated.omit({ token: true }),
    errors: ['unknown_token', 'already_seated'],
    example: { payload: { token: 'a-long-secret', last_n: 41 }, reply: { code: 'K7QM', player_id: 'anna-id' } },
  },
  spectate_room: {
    doc: 'Watches a room. A spectator is told what everybody may know, and nothing else.',
    payload: z.strictObject({
      code,
      password: password.optional(),
      display: z.literal(true).optional().describe('a screen that a whole table looks at'),
      ...streamed,
    }),
    reply: seated.pick({ code: true, now: true }),
    errors: ['unknown_room', 'wrong_password', 'limit_reached', 'already_seated'],
    example: { payload: { code: 'K7QM' }, reply: { code: 'K7QM' } },
  },
  leave_room: {
    doc: 'Gives the seat up for good. In a running game a bot plays on in it. (A closed tab is not leaving.)',
    payload: nothing,
    reply: nothing,
    errors: [],
    example: { payload: {} },
  },
  set_ready: {
    doc: 'Marks you as ready, or not.',
    payload: z.strictObject({ ready: z.boolean() }),
    reply: nothing,
    errors: ['not_in_lobby'],
    example: { payload: { ready: true } },
  },
  rename: {
    doc: 'Lobby: another name, under the rules for a first one. The host may rename anybody.',
    payload: z.strictObject({ name, player_id: playerId.optional().describe('by default yourself') }),
    reply: nothing,
    errors: ['not_in_lobby', 'bad_name', 'host_only', 'unknown_player'],
    example: { payload: { name: 'Annie' } },
  },
  set_look: {
    doc: 'Lobby: how you are drawn. No two in a room look the same.',
    payload: look,
    reply: nothing,
    errors: ['not_in_lobby', 'look_taken'],
    example: { payload: { face: 3, colour: 7 } },
  },
  set_options: {
    doc: 'Host, lobby: changes the rule set, its options or the AI seats. What is left away stays.',
    payload: z.strictObject({
      rules: ruleset.optional(),
      options: options.optional(),
      ai_count: aiCount
        .optional()
        .describe('seats that programs play: the first of those there are, and `standard` for more'),
      ai_seats: z
        .array(aiKind)
        .max(bounds.aiSeats)
        .optional()
        .describe('what plays them, one of `ai_kinds` each; sets their number too'),
      language: spoken,
      ranked: z
        .boolean()
        .optional()
        .describe('results move the ratings of those who have a profile; for people only. At first false'),
    }),
    reply: nothing,
    errors: ['host_only', 'not_in_lobby', 'unknown_rules', 'bad_option', 'bad_players'],
    example: {
      payload: { options: { durations: { day: 60 } }, ai_seats: ['easy', 'standard', 'hard'], language: 'de' },
    },
  },
  set_lock: {
    doc: 'Host, lobby: nobody else can join while the room is locked.',
    payload: z.strictObject({ locked: z.boolean() }),
    reply: nothing,
    errors: ['host_only', 'not_in_lobby'],
    example: { payload: { locked: true } },
  },
  set_password: {
    doc: 'Host, lobby: whoever wants in has to know it, null: no longer. Those who have a seat keep it.',
    payload: z.strictObject({ password: password.nullable() }),
    reply: nothing,
    errors: ['host_only', 'not_in_lobby'],
    example: { payload: { password: 'full moon' } },
  },
  hand_over: {
    doc: 'Host, while no game runs: makes somebody else the host.',
    payload: z.strictObject({ player_id: playerId }),
    reply: nothing,
    errors: ['host_only', 'game_running', 'unknown_player'],
    example: { payload: { player_id: 'bo-id' } },
  },
  kick_player: {
    doc: 'Host, lobby: takes somebody’s seat away; their token is worth nothing afterwards.',
    payload: z.strictObject({ player_id: playerId }),
    reply: nothing,
    errors: ['host_only', 'not_in_lobby', 'unknown_player', 'not_allowed'],
    example: { payload: { player_id: 'bo-id' } },
  },
  start_game: {
    doc: 'Host: starts the countdown. When it is over the roles are dealt.',
    payload: z.strictObject({ ai_count: aiCount.optional().describe('AI seats; left away: as in the lobby') }),
    reply: nothing,
    errors: ['host_only', 'not_in_lobby', 'cannot_start'],
    example: { payload: { ai_count: 6 } },
  },
  cancel_start: {
    doc: 'Host: stops the countdown.',
    payload: nothing,
    reply: nothing,
    errors: ['host_only', 'not_allowed'],
    example: { payload: {} },
  },
  ...playing,
  return_to_lobby: {
    doc: 'Host, after the end: back to the lobby with the same people and options.',
    payload: z.strictObject({
      again: z
        .literal(true)
        .optional()
        .describe('another game at once: who is connected counts as ready, and the countdown starts if it can'),
    }),
    reply: nothing,
    errors: ['host_only', 'not_allowed'],
    example: { payload: { again: true } },
  },
  report_player: {
    doc: 'Tells whoever runs the server about somebody, with what you heard them say last. Nobody else learns of it.',
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
