import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { bounds, channel, id, place, seat, target, team, word } from '../values.ts';
import { type ClientEvent, nothing } from './client-event.ts';

const phaseId = id
  .optional()
  .describe('the phase the act is for; refused if that phase is over. Default: the open phase');
const commandId = id
  .optional()
  .describe('chosen by you; a resend with the same id takes effect once and gets the same reply');
const meant = { phase_id: phaseId, id: commandId };
const acting: readonly ErrorCode[] = ['stale_phase', 'not_offered', 'bad_targets', 'only_watching', 'ended'];

/** Client events during a game. */
export const playing = {
  submit_vote: {
    doc: 'Casts a vote. A later vote in the same phase replaces it.',
    payload: z.strictObject({
      target_id: target.nullable().describe('a player id; null to abstain, where that is allowed'),
      ...meant,
    }),
    reply: nothing,
    errors: acting,
    example: { payload: { target_id: 'bo-id', phase_id: '1.voting.1/0', id: 'vote-1' } },
  },
  night_action: {
    doc: 'Chooses a night action. A later choice in the same phase replaces it, unless the act takes effect at once.',
    payload: z.strictObject({
      target_id: target.nullable().describe('a player or centre card; null to pass'),
      target_id_2: target.optional().describe('second target, for acts that take two'),
      action: word.optional().describe('the act, if the seat has more than one (`kill`, `convert`, `mute`)'),
      ...meant,
    }),
    reply: nothing,
    errors: acting,
    example: { payload: { target_id: 'cid-id', id: 'night-1' } },
  },
  act: {
    doc: 'Does anything that a prompt offers, in every rule set.',
    payload: z.strictObject({
      act: word.describe('an act that one of your prompts offers'),
      targets: z
        .array(z.union([target, place], { error: 'a player id, a card or the number of a place' }))
        .max(bounds.targets)
        .describe(
          'as many as the offer’s `pick`, written as in your prompts; empty to pass, where the offer allows it',
        ),
      text: z.string().max(bounds.text).optional().describe('the words, if the offer takes text'),
      slot: word.optional().describe('the prompt, if the act could answer two'),
      ...meant,
    }),
    reply: nothing,
    errors: [...acting, 'bad_text', 'muted'],
    example: { payload: { act: 'swap', targets: ['bo-id', 'cid-id'], phase_id: '1.night.1/0', id: 'act-7' } },
  },
  withdraw: {
    doc: 'Takes a choice back while its phase is open. Acts that took effect at once cannot be taken back.',
    payload: z.strictObject({ slot: word.describe('the prompt whose answer is taken back'), ...meant }),
    reply: nothing,
    errors: ['stale_phase', 'not_offered', 'only_watching', 'ended'],
    example: { payload: { slot: 'vote', phase_id: '1.voting.1/0', id: 'back-1' } },
  },
  send_message: {
    doc: 'Writes to a chat channel. During a game the rules decide who may write where; in the lobby and after the end every player may.',
    payload: z.strictObject({
      text: z.string().max(bounds.text).describe('one line, up to 500 characters (grapheme clusters)'),
      channel: channel.optional().describe('default `global`'),
      id: commandId,
    }),
    reply: nothing,
    errors: ['not_offered', 'bad_text', 'repeated_text', 'muted', 'only_watching'],
    example: { payload: { text: 'I was at home all night.', id: 'chat-3' } },
  },
  start_vote: {
    doc: 'Host, classic day: ends the discussion and opens the vote.',
    payload: nothing,
    reply: nothing,
    errors: ['host_only', 'not_allowed'],
    example: { payload: {} },
  },
  close_card: {
    doc: 'You have looked at the card you were dealt. With `staging` the first clock starts when every seat has sent this, or 12 seconds after the deal; nobody is told who has. In One Night the reveal is there for it.',
    payload: nothing,
    reply: nothing,
    errors: ['not_offered', 'only_watching'],
    example: { payload: {} },
  },
  see_all: {
    doc: 'Dead, with the option `dead_see_all`, or as the only person at a table of bots: see everything. The log stream sends the whole game once more, beginning with a `table`; the named stream sends nothing more. Refused while a card could bring the dead back.',
    payload: nothing,
    reply: nothing,
    errors: ['not_allowed', 'not_offered', 'only_watching', 'ended'],
    example: { payload: {} },
  },
  skip_to_end: {
    doc: 'The only person at a table of bots, dead: the bots play to the end without waiting.',
    payload: nothing,
    reply: nothing,
    errors: ['not_allowed', 'not_offered', 'only_watching', 'ended'],
    example: { payload: {} },
  },
  predict: {
    doc: 'Dead, with the option `predictions`, or as the only person at a table of bots: says how the game goes on. The newest prediction counts: one point for each death as said, two for the winner. Points are shown at the end, in `predictions` of the last `events`.',
    payload: z.strictObject({
      next: seat.nullable().optional().describe('who dies next'),
      winner: team.nullable().optional().describe('which team wins'),
    }),
    reply: nothing,
    errors: ['not_allowed', 'not_offered', 'bad_targets', 'only_watching', 'ended'],
    example: { payload: { next: 3, winner: 'town' } },
  },
  end_talk: {
    doc: 'By day: you need no more talk. The only person at a table of bots ends it at once. With the option `end_talk` it ends when all living seats have sent this; nobody is told who has. Where everyone votes while they talk, ten seconds are left to vote.',
    payload: nothing,
    reply: nothing,
    errors: ['not_allowed', 'not_offered', 'only_watching'],
    example: { payload: {} },
  },
} as const satisfies Readonly<Record<string, ClientEvent>>;
