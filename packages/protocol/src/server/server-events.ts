import { z } from 'zod';
import {
  aiKind,
  channel,
  count,
  deadline,
  id,
  instant,
  language,
  look,
  options,
  playerId,
  ruleset,
  seat,
  status,
  team,
  word,
} from '../values.ts';
import { engineEvent } from './engine-events.ts';
import { gameEvents } from './game-events.ts';
import { locks, logPrompts, n, packet, phaseId, type ServerEvent, text } from './packets.ts';

const prediction = z.strictObject({ next: seat.nullable(), winner: team.nullable() });
const table = z.strictObject({
  game_id: id,
  seat: z.int().min(0).nullable().describe('your seat; null for a spectator'),
  ids: z.array(playerId).describe('player ids by seat'),
  looks: z.array(look).describe('by seat'),
});

const roomEvents = {
  room_updated: {
    doc: 'The whole room, sent whenever something in it changes.',
    stream: 'both',
    payload: z.strictObject({
      code: text,
      host_id: playerId.nullable().describe('null if no one is in the room. It never changes at night'),
      you_are_host: z
        .literal(true)
        .optional()
        .describe('only the host is told; in Chaos Mode `host_id` is null during a game'),
      rules: ruleset,
      options,
      ai_count: count.describe('number of AI seats in the next or running game'),
      ai_seats: z
        .array(aiKind)
        .optional()
        .describe(
          'the kind of each AI seat, as chosen in the lobby; which seat is which is shown after the game. With `ai_hidden` only the host is told',
        ),
      ai_hidden: z
        .literal(true)
        .optional()
        .describe(
          'AI seats look like people in the lobby too: they are among `players` as soon as they have arrived, a few seconds after they were added',
        ),
      seats: count.optional().describe('people and AI seats together, in the lobby and after a game'),
      start_without: z
        .array(playerId)
        .optional()
        .describe('launch: players who are not ready. The game may start without them: see `without` of `start_game`'),
      ai_kinds: z
        .array(aiKind)
        .describe(
          'the kinds this room can use: `llm` is the only configured model, `model:NAME` one of several, `program` a rule set that contest programs know',
        ),
      language: language.describe('the language of AI seats'),
      status,
      players: z
        .array(
          z.strictObject({
            id: playerId,
            name: text,
            ready: z.boolean(),
            connected: z
              .boolean()
              .describe(
                'always true with `ai_hidden` and AI seats, and during a game with AI seats or false names: a person who is away would stand out',
              ),
            alive: z.boolean(),
            look: look.optional(),
            muted: z.literal(true).optional().describe('the host has muted this player'),
            removal_votes: count.optional().describe('how many players have voted to remove this one'),
            played_by_bot: z
              .literal(true)
              .optional()
              .describe(
                'during a game: this person is away, and a bot plays for them; told from the next day on, and then `connected` is false',
              ),
            removed: z.literal(true).optional().describe('voted out of this game: a bot plays on'),
          }),
        )
        .describe(
          'in the lobby the people, in order of arrival (see `ai_hidden`); during a game every player including AI seats',
        ),
      countdown_ends_at: instant.optional().describe('epoch milliseconds, during the countdown'),
      locked: z.boolean().optional(),
      agents: count.optional().describe('how many of the people are agents; they count as AI seats. Never which ones'),
      ranked: z.boolean().optional().describe('results change ratings; only for games without AI seats'),
      in_one_room: z
        .boolean()
        .optional()
        .describe('the host says that players with the same network are different people; see `set_options`'),
      cannot_start: text.optional().describe('in the lobby: a sentence saying why the game cannot start'),
      cannot_start_why: z
        .strictObject({
          code: z.enum([
            'too_few',
            'too_many',
            'not_ready',
            'bad_deck',
            'bad_option',
            'programs_missing',
            'ranked_bots',
            'ranked_same_person',
            'ranked_same_network',
            'ranked_too_few',
          ]),
          n: count.optional().describe('how many players, people or programs are missing or too many'),
          names: z.array(text).optional().describe('players who are not ready, or without whom the deck does not fit'),
        })
        .optional()
        .describe('the same, for programs to read'),
      programs: z
        .strictObject({
          path: text.describe('the path where they connect, after `ws://HOST` or `wss://HOST`'),
          waiting: z.array(text).describe('names of the connected programs'),
        })
        .optional()
        .describe('present while no game runs and an AI seat is a `program`; see docs/contest.md'),
      spectators: count.optional().describe('number of spectators'),
      displays: count.optional().describe('how many of them are shared screens'),
      display_leads: z
        .literal(true)
        .optional()
        .describe('the host lets a shared screen lead, and it is here; see `admit_display`'),
      votes_to_remove: count
        .optional()
        .describe('during a game with the option `remove_by_vote`: this many votes remove a player'),
      your_votes_to_remove: z.array(playerId).optional().describe('whom you have voted to remove'),
      watching: z
        .array(z.strictObject({ id, number: count, display: z.boolean().optional().describe('a shared screen') }))
        .optional()
        .describe('the spectators; only the host is told'),
      waiting: z
        .array(z.strictObject({ request_id: id, name: text }))
        .optional()
        .describe('people who ask for a seat; only the host is told, and sends `answer_seat`'),
      removed: z
        .array(
          z.strictObject({
            id,
            name: text.optional().describe('of a player'),
            number: count.optional().describe('of a spectator'),
          }),
        )
        .optional()
        .describe('people who may not come back; only the host is told, and may send `let_back_in`'),
      has_password: z.boolean().optional(),
      push_key: text
        .optional()
        .describe(
          'a slow game, with rounds of an hour or more: the `applicationServerKey` with which a browser subscribes to notices, see `set_notices`',
        ),
      game_id: id.optional().describe('the running game, or the last one until the return to the lobby'),
    }),
    example: {
      code: 'K7QM',
      host_id: 'anna-id',
      rules: 'classic',
      options: {},
      ai_count: 2,
      ai_seats: ['standard', 'hard'],
      ai_kinds: ['easy', 'standard', 'hard'],
      language: 'en',
      status: 'lobby',
      players: [{ id: 'anna-id', name: 'Anna', ready: false, connected: true, alive: true }],
    },
  },
  you_are_out: {
    doc: 'This connection no longer has the seat: the player was removed or banned, the seat was opened elsewhere, or the room was closed. Do not reconnect without asking the user.',
    stream: 'both',
    payload: z.strictObject({
      reason: z.enum(['kicked', 'replaced', 'closed', 'banned']),
      note: text.optional().describe('why, in the words of a moderator of the server'),
      until: instant.optional().describe('the end of a ban'),
    }),
    example: { reason: 'replaced' },
  },
  seat_answered: {
    doc: 'The host has answered your request for a seat. If it is approved, send the same `join_room` again.',
    stream: 'both',
    payload: z.strictObject({ approved: z.boolean() }),
    example: { approved: true },
  },
  stage: {
    doc: 'The leading shared screen has shown everything up to the packet with this `at`.',
    stream: 'log',
    payload: z.strictObject({ at: instant }),
    example: { at: 1767225600000 },
  },
  events: {
    doc: 'What happened, as the engine’s own events (those this viewer may see), and what you may do now.',
    stream: 'log',
    payload: packet({
      at: instant,
      events: z.array(engineEvent),
      prompts: logPrompts,
      locks,
      phase_id: phaseId.optional(),
      ends_at: deadline.optional(),
      table: table.optional().describe('in the packet that holds `started`'),
      prediction: prediction.optional().describe('your own, when you have made it'),
      predictions: z
        .array(z.strictObject({ seat, points: count }))
        .optional()
        .describe('at the end: how well the dead have predicted the game; see `predict`'),
      extended_ms: count.optional().describe('time added to the phase after a server outage'),
      reminder_seconds: count
        .optional()
        .describe('a reminder: so much time is left, and a required prompt of yours is not answered'),
    }),
    example: {
      n: 12,
      at: 1767225600000,
      events: [{ type: 'died', to: 'all', seat: 3, cause: 'vote' }],
      prompts: [],
      locks: [{ slot: 'global', why: 'chat_locked' }],
      phase_id: '1.night.1/0',
      ends_at: 1767225630000,
    },
  },
  message: {
    doc: 'Chat and announcements. Outside a game a message has no `n`; `log` sockets get only those.',
    stream: 'both',
    payload: z.strictObject({
      n: n.optional(),
      id,
      channel,
      kind: z.enum(['player', 'system']),
      from: playerId.nullable().describe('null for announcements'),
      text,
      at: instant,
      key: word
        .optional()
        .describe(
          'the announcement, outside a game: `host_moved`, `voted_out`, `start_stopped`, `game_stopped`, `server_stopping`, `game_paused`, `game_goes_on`, `restart_planned`, `restart_cancelled`, `announcement` (the operator’s own text)',
        ),
      names: z.array(text).optional().describe('the names in the announcement'),
      restart_at: instant.optional().describe('with `restart_planned`: when the server restarts'),
      reason: z.enum(['disk_full', 'store_away']).optional().describe('why the game is paused (`game_paused`)'),
    }),
    example: { n: 37, id: '5', channel: 'global', kind: 'player', from: 'bo-id', text: 'Not me!', at: 1767225600000 },
  },
} as const satisfies Readonly<Record<string, ServerEvent>>;

/** Everything the server may send. */
export const serverEvents = { ...roomEvents, ...gameEvents } as const satisfies Readonly<Record<string, ServerEvent>>;

export type ServerEventName = keyof typeof serverEvents;
export type PacketOf<N extends ServerEventName> = z.infer<(typeof serverEvents)[N]['payload']>;
