import { z } from 'zod';
import { engineEvent } from './engine-events.ts';
import { frame, locks, logPrompts, n, phaseId, type ServerEvent, text } from './frames.ts';
import { gameEvents } from './game-events.ts';
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
  status,
  word,
} from './values.ts';

const table = z.strictObject({
  game_id: id,
  seat: z.int().min(0).nullable().describe('yours; null: you watch'),
  ids: z.array(playerId).describe('by seat'),
  looks: z.array(look).describe('by seat'),
});

const roomEvents = {
  room_updated: {
    doc: 'The room as it is now, whenever something in it has changed.',
    stream: 'both',
    payload: z.strictObject({
      code: text,
      host_id: playerId.nullable().describe('null: nobody is there'),
      rules: ruleset,
      options,
      ai_count: count.describe('AI seats of the next or the running game'),
      ai_seats: z
        .array(aiKind)
        .describe('what plays them, as chosen in the lobby: which of them sits where is told when the game is over'),
      ai_kinds: z
        .array(aiKind)
        .describe('what can be chosen here: `llm` only where a model is set up, `program` only under rules they know'),
      language: language.describe('which AI seats speak'),
      status,
      players: z
        .array(
          z.strictObject({
            id: playerId,
            name: text,
            ready: z.boolean(),
            connected: z.boolean(),
            alive: z.boolean(),
            look: look.optional(),
          }),
        )
        .describe('in the lobby the people, the longest-present first; during a game everybody at the table'),
      countdown_ends_at: instant.optional().describe('epoch milliseconds, during the countdown'),
      locked: z.boolean().optional(),
      ranked: z.boolean().optional().describe('games of people only, whose results move ratings'),
      cannot_start: text.optional().describe('in the lobby: why the game cannot start, as a sentence'),
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
          ]),
          n: count.optional().describe('how many players or programs are missing, or are too many'),
          names: z.array(text).optional().describe('who is not ready'),
        })
        .optional()
        .describe('the same for programs'),
      programs: z
        .strictObject({
          path: text.describe('where they connect, below `ws://HOST` or `wss://HOST`'),
          waiting: z.array(text).describe('those that are there, by the names they said'),
        })
        .optional()
        .describe('while no game runs, and an AI seat is a `program`: see docs/contest.md'),
      spectators: count.optional().describe('connections that watch'),
      displays: count.optional().describe('those of them that are shown to a whole table'),
      has_password: z.boolean().optional(),
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
    doc: 'This connection has lost the seat: removed, opened elsewhere, or the room is gone. Let people decide what is next.',
    stream: 'both',
    payload: z.strictObject({ reason: z.enum(['kicked', 'replaced', 'closed']) }),
    example: { reason: 'replaced' },
  },
  events: {
    doc: 'What has happened, in the engine’s own events (those you may see), and what you may do now.',
    stream: 'log',
    payload: frame({
      at: instant,
      events: z.array(engineEvent),
      prompts: logPrompts,
      locks,
      phase_id: phaseId.optional(),
      ends_at: deadline.optional(),
      table: table.optional().describe('in the frame that holds `started`'),
      extended_ms: count.optional().describe('time given back to the phase after an outage'),
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
    doc: 'Chat and announcements. Outside a game it has no `n`; only those go to `log` sockets.',
    stream: 'both',
    payload: z.strictObject({
      n: n.optional(),
      id,
      channel,
      kind: z.enum(['player', 'system']),
      from: playerId.nullable().describe('null: the game speaks'),
      text,
      at: instant,
      key: word
        .optional()
        .describe(
          'which announcement, outside a game: `host_moved`, `start_stopped`, `game_stopped`, `server_stopping`, `game_paused`, `game_goes_on`',
        ),
      names: z.array(text).optional().describe('the names in it'),
    }),
    example: { n: 37, id: '5', channel: 'global', kind: 'player', from: 'bo-id', text: 'Not me!', at: 1767225600000 },
  },
} as const satisfies Readonly<Record<string, ServerEvent>>;

/** Everything a server may send. */
export const serverEvents = { ...roomEvents, ...gameEvents } as const satisfies Readonly<Record<string, ServerEvent>>;

export type ServerEventName = keyof typeof serverEvents;
export type FrameOf<N extends ServerEventName> = z.infer<(typeof serverEvents)[N]['payload']>;
