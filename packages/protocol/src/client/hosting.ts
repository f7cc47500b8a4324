import { z } from 'zod';
import { id, instant, playerId } from '../values.ts';
import { type ClientEvent, nothing } from './client-event.ts';

/** Client events about the people in a room. */
export const hosting = {
  remove_spectator: {
    doc: 'Host: removes a spectator. Their network cannot watch or join this room any more.',
    payload: z.strictObject({ spectator_id: id.describe('from `watching` of `room_updated`') }),
    reply: nothing,
    errors: ['host_only', 'unknown_player'],
    example: { payload: { spectator_id: '~sQ3vX1a2b' } },
  },
  admit_display: {
    doc: 'Host: lets a shared screen lead, or not. While it leads, players’ devices wait for it with deaths and votes, at most as long as `staging` allows.',
    payload: z.strictObject({
      admitted: z.boolean(),
      spectator_id: id
        .optional()
        .describe('from `watching` of `room_updated`. Default: the shared screen that came first'),
    }),
    reply: nothing,
    errors: ['host_only', 'unknown_player'],
    example: { payload: { admitted: true } },
  },
  stage_shown: {
    doc: 'The leading screen: everything up to this packet has been shown. Devices of the room are told with `stage`.',
    payload: z.strictObject({ at: instant.describe('`at` of the newest packet that has been shown') }),
    reply: nothing,
    errors: ['not_allowed'],
    example: { payload: { at: 1767225600000 } },
  },
  let_back_in: {
    doc: 'Host: a removed player or spectator may come back.',
    payload: z.strictObject({ id: id.describe('from `removed` of `room_updated`') }),
    reply: nothing,
    errors: ['host_only', 'unknown_player'],
    example: { payload: { id: 'bo-id' } },
  },
  answer_seat: {
    doc: 'Host, with the option `approve_seats`: lets a waiting person in, or not.',
    payload: z.strictObject({
      request_id: id.describe('from `waiting` of `room_updated`'),
      approve: z.boolean(),
    }),
    reply: nothing,
    errors: ['host_only', 'unknown_player'],
    example: { payload: { request_id: 'r4nd0m', approve: true } },
  },
  mute_player: {
    doc: 'Host: lines of this player are refused in every channel, or accepted again. A player who has to speak can skip. In Chaos Mode a mute counts for one game.',
    payload: z.strictObject({ player_id: playerId.describe('as shown in `players`'), muted: z.boolean() }),
    reply: nothing,
    errors: ['host_only', 'unknown_player', 'not_allowed'],
    example: { payload: { player_id: 'bo-id', muted: true } },
  },
  vote_to_remove: {
    doc: 'During a game, by day, with the option `remove_by_vote`: votes to remove a player, or takes the vote back. Once more than half of the people in the game have voted, a bot takes the seat and the player cannot come back to this room. An AI seat plays on.',
    payload: z.strictObject({ player_id: playerId.describe('as shown in `players`'), on: z.boolean() }),
    reply: nothing,
    errors: ['unknown_player', 'not_allowed', 'only_watching'],
    example: { payload: { player_id: 'bo-id', on: true } },
  },
} as const satisfies Readonly<Record<string, ClientEvent>>;
