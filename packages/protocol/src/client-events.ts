import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import {
  bounds,
  channel,
  count,
  id,
  instant,
  look,
  options,
  playerId,
  ruleset,
  stream,
  target,
  word,
} from './values.ts';

export interface ClientEvent {
  readonly doc: string;
  readonly payload: z.ZodObject;
  readonly reply: z.ZodObject; // besides `ok: true`
  readonly errors: readonly ErrorCode[]; // those of its own, besides malformed, rate_limited and not_seated
  readonly example: { readonly payload: object; readonly reply?: object };
}

const name = z.string().max(bounds.name).describe('1 to 20 visible characters; a second “Anna” becomes “Anna 2”');
const code = z
  .string()
  .min(1)
  .max(bounds.code)
  .describe('the room’s code as typed: case, spaces and dashes do not matter');
const token = z.string().min(1).max(bounds.token).meta({ title: 'secret', description: 'the seat’s secret' });
const aiCount = z.int().min(0).max(bounds.aiSeats);
const phaseId = id
  .optional()
  .describe('the phase that is meant; if it is over, the act is refused. Left away: the open one');
const commandId = id
  .optional()
  .describe('yours: sent again with the same id, it takes effect once and is answered alike');
const password = z
  .string()
  .regex(/\S/)
  .max(bounds.password)
  .meta({ title: 'secret', description: 'where the room has one' });
const nothing = z.strictObject({});
const seated = z.strictObject({
  code: z.string().describe('the room’s code, as it is shown'),
  player_id: playerId,
  token: token.describe('the secret for `resume`: keep it, and show it to nobody'),
  now: instant.optional().describe('the server’s clock, which deadlines go by'),
});
const exampleSeat = { code: 'K7QM', player_id: 'anna-id', token: 'a-long-secret' };
const streamed = { stream: stream.optional() };
const meant = { phase_id: phaseId, id: commandId };
const acting: readonly ErrorCode[] = ['stale_phase', 'not_offered', 'bad_targets', 'only_watching', 'ended'];

/** Everything a client may send. The schemas, the documents and the checks at the edge are derived from this table. */
export const clientEvents = {
  create_room: {
    doc: 'Opens a room and takes its first seat, which is the host’s.',
    payload: z.strictObject({
      name,
      rules: ruleset.optional().describe('by default `moonrise`'),
      options: options.optional(),
      ...streamed,
    }),
    reply: seated,
    errors: ['bad_name', 'unknown_rules', 'bad_option', 'limit_reached', 'overloaded', 'already_seated'],
    example: { payload: { name: 'Anna', rules: 'classic' }, reply: exampleSeat },
  },
  join_room: {
    doc: 'Takes a seat in the lobby of a room.',
    payload: z.strictObject({ code, name, password: password.optional(), ...streamed }),
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
    doc: 'Host, lobby: changes the rule set, its options or the number of AI seats. What is left away stays.',
    payload: z.strictObject({
      rules: ruleset.optional(),
      options: options.optional(),
      ai_count: aiCount.optional().describe('seats that programs play'),
    }),
    reply: nothing,
    errors: ['host_only', 'not_in_lobby', 'unknown_rules', 'bad_option', 'bad_players'],
    example: { payload: { options: { durations: { day: 60 }, ballots: 'secret' }, ai_count: 4 } },
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
  submit_vote: {
    doc: 'Votes. A later vote in the same phase replaces it.',
    payload: z.strictObject({
      target_id: target.nullable().describe('a player id; null: abstain, where one may'),
      ...meant,
    }),
    reply: nothing,
    errors: acting,
    example: { payload: { target_id: 'bo-id', phase_id: '1.voting.1/0', id: 'vote-1' } },
  },
  night_action: {
    doc: 'Acts at night. A later choice in the same phase replaces it, unless the act takes effect at once.',
    payload: z.strictObject({
      target_id: target.nullable().describe('a player or centre card; null: pass'),
      target_id_2: target.optional().describe('for acts on two'),
      action: word.optional().describe('the act, where the seat has more than one (`kill`, `convert`, `mute`)'),
      ...meant,
    }),
    reply: nothing,
    errors: acting,
    example: { payload: { target_id: 'cid-id', id: 'night-1' } },
  },
  act: {
    doc: 'The general form of every act of every rule set: whatever `prompts_changed` offers is done with it.',
    payload: z.strictObject({
      act: word.describe('an act that one of your prompts offers'),
      targets: z
        .array(target)
        .max(bounds.targets)
        .describe('as many as the offer’s `pick`; empty: pass, where one may'),
      text: z.string().max(bounds.text).optional().describe('words, where the offer takes some'),
      slot: word.optional().describe('the prompt, where one act could answer two'),
      ...meant,
    }),
    reply: nothing,
    errors: [...acting, 'bad_text'],
    example: { payload: { act: 'swap', targets: ['bo-id', 'cid-id'], phase_id: '1.night.1/0', id: 'act-7' } },
  },
  withdraw: {
    doc: 'Takes a choice back while its phase is open. Acts that took effect at once stay done.',
    payload: z.strictObject({ slot: word.describe('the prompt whose answer it is'), ...meant }),
    reply: nothing,
    errors: ['stale_phase', 'not_offered', 'only_watching', 'ended'],
    example: { payload: { slot: 'vote', phase_id: '1.voting.1/0', id: 'back-1' } },
  },
  send_message: {
    doc: 'Says something. Who may write where, and when, is for the rules to say; in the lobby and after the end everybody may.',
    payload: z.strictObject({
      text: z.string().max(bounds.text).describe('one line, up to 500 characters as people count them'),
      channel: channel.optional().describe('by default `global`'),
      id: commandId,
    }),
    reply: nothing,
    errors: ['not_offered', 'bad_text', 'repeated_text', 'only_watching'],
    example: { payload: { text: 'I was at home all night.', id: 'chat-3' } },
  },
  start_vote: {
    doc: 'Host, by day in classic: ends the discussion and opens the vote.',
    payload: nothing,
    reply: nothing,
    errors: ['host_only', 'not_allowed'],
    example: { payload: {} },
  },
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
