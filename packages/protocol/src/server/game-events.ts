import { z } from 'zod';
import { count, deadline, id, playerId, role, target, team, word } from '../values.ts';
import { packet, phaseId, places, prompts, result, type ServerEvent, text } from './packets.ts';

const roleOrNull = role.nullable().describe('null if it is not revealed');
const fellows = z.array(playerId).describe('players you know to be on your side');
const answer = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** The events of a game on `named` sockets. */
export const gameEvents = {
  game_started: {
    doc: 'The deal: the players, and your own role.',
    stream: 'named',
    payload: packet({
      game_id: id,
      players: z.array(z.strictObject({ id: playerId, name: text })).describe('all players, by seat'),
      your_id: playerId.nullable().describe('the same as in the lobby, except in Chaos Mode; null for a spectator'),
      your_role: roleOrNull.describe('null for a spectator'),
      your_team: team.nullable(),
      fellows,
      commitment: z.string().describe('SHA-256 of the seed; `game_ended` shows the seed'),
    }),
    example: {
      n: 1,
      game_id: '01JGAME',
      players: [
        { id: 'anna-id', name: 'Anna' },
        { id: 'bo-id', name: 'Bo' },
      ],
      your_id: 'anna-id',
      your_role: 'seer',
      your_team: 'town',
      fellows: [],
      commitment: '9f86d081…',
    },
  },
  phase_changed: {
    doc: 'A phase or a speech turn begins, or its deadline has changed.',
    stream: 'named',
    payload: packet({
      phase: word,
      phase_id: phaseId,
      duration: z.number().min(0).nullable().describe('seconds'),
      ends_at: deadline,
      round: count.describe('the number of the day'),
    }),
    example: { n: 2, phase: 'day', phase_id: '1.day.1/0', duration: 90, ends_at: 1767225690000, round: 1 },
  },
  prompts_changed: {
    doc: 'What you may do has changed. An act that no prompt offers is refused.',
    stream: 'named',
    payload: packet({ phase_id: phaseId, ends_at: deadline, prompts }),
    example: {
      n: 9,
      phase_id: '1.voting.1/0',
      ends_at: 1767225720000,
      prompts: [
        {
          slot: 'vote',
          required: true,
          offers: [{ act: 'vote', pick: 1, targets: ['bo-id', 'cid-id'], may_pass: true }],
        },
      ],
    },
  },
  action_confirmed: {
    doc: 'Your choice was accepted.',
    stream: 'named',
    payload: packet({ act: word, targets: places }),
    example: { n: 10, act: 'vote', targets: ['bo-id'] },
  },
  vote_update: {
    doc: 'The current vote. With secret ballots `votes` is empty and only `cast` changes until the count.',
    stream: 'named',
    payload: packet({
      votes: z.record(z.string(), count).describe('number of ballots by target id'),
      cast: count.describe('number of ballots cast'),
      by: z.record(z.string(), target.nullable()).optional().describe('target by voter id; null for an abstention'),
    }),
    example: { n: 11, votes: { 'bo-id': 1 }, cast: 1, by: { 'anna-id': 'bo-id' } },
  },
  player_eliminated: {
    doc: 'The vote is over and this player is out.',
    stream: 'named',
    payload: packet({ player_id: playerId, role: roleOrNull }),
    example: { n: 20, player_id: 'bo-id', role: 'werewolf' },
  },
  no_elimination: {
    doc: 'The vote is over and no one is out.',
    stream: 'named',
    payload: packet({ reason: z.enum(['tie', 'no_majority', 'no_votes', 'one_vote_each']) }),
    example: { n: 20, reason: 'tie' },
  },
  player_died: {
    doc: 'A player died, but not by the vote and not at night.',
    stream: 'named',
    payload: packet({
      player_id: playerId,
      role: roleOrNull,
      cause: word.describe('`shot` or `revenge`'),
      by: playerId.nullable(),
    }),
    example: { n: 31, player_id: 'cid-id', role: null, cause: 'shot', by: 'dee-id' },
  },
  player_returned: {
    doc: 'A dead player lives again, with the role they died with.',
    stream: 'named',
    payload: packet({ player_id: playerId }),
    example: { n: 31, player_id: 'cid-id' },
  },
  role_changed: {
    doc: 'Your role has changed.',
    stream: 'named',
    payload: packet({ role, team: team.nullable(), fellows, cause: word.describe('`convert` or `absorb`') }),
    example: { n: 32, role: 'wolf', team: 'bad', fellows: ['bo-id'], cause: 'convert' },
  },
  fellows_changed: {
    doc: 'The players you know to be on your side have changed.',
    stream: 'named',
    payload: packet({ fellows }),
    example: { n: 33, fellows: ['bo-id', 'cid-id'] },
  },
  night_result: {
    doc: 'The night is over: the players who died in it.',
    stream: 'named',
    payload: packet({ deaths: z.array(z.strictObject({ id: playerId, role: roleOrNull })) }),
    example: { n: 34, deaths: [{ id: 'cid-id', role: 'villager' }] },
  },
  seer_result: {
    doc: 'To the Seer: what they saw, once per card.',
    stream: 'named',
    payload: packet({
      target_id: target,
      role: word.describe('a role in classic and one-night; `werewolf` or `villager` in other rule sets'),
    }),
    example: { n: 35, target_id: 'bo-id', role: 'werewolf' },
  },
  private_result: {
    doc: 'Any other knowledge that only you, or your side, may have.',
    stream: 'named',
    payload: packet({ kind: word, about: places, answer, text: text.optional().describe('the same, as a sentence') }),
    example: { n: 36, kind: 'compared', about: ['bo-id', 'cid-id'], answer: false },
  },
  game_ended: {
    doc: 'The game is over: the winner and every role. One Night adds the centre cards, the moves and the votes.',
    stream: 'named',
    payload: packet({
      ...result,
      center: z.array(role.nullable()).optional().describe('the centre cards at the end'),
      moves: z
        .array(z.strictObject({ text, about: places }))
        .optional()
        .describe('what happened in the night, in order'),
      votes: z.record(z.string(), target.nullable()).optional().describe('target by voter id'),
    }),
    example: {
      n: 90,
      winner: 'town',
      reason: 'wolves_gone',
      players_with_roles: [
        { id: 'anna-id', name: 'Anna', role: 'seer', dealt_role: 'seer', team: 'town', alive: true, won: true },
      ],
      seed: '4b1d…',
    },
  },
} as const satisfies Readonly<Record<string, ServerEvent>>;
