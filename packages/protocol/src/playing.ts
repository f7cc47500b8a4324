import { z } from 'zod';
import { type ClientEvent, nothing } from './client-event.ts';
import type { ErrorCode } from './errors.ts';
import { bounds, channel, id, place, target, word } from './values.ts';

const phaseId = id
  .optional()
  .describe('the phase that is meant; if it is over, the act is refused. Left away: the open one');
const commandId = id
  .optional()
  .describe('yours: sent again with the same id, it takes effect once and is answered alike');
const meant = { phase_id: phaseId, id: commandId };
const acting: readonly ErrorCode[] = ['stale_phase', 'not_offered', 'bad_targets', 'only_watching', 'ended'];

/** What is sent during a game. */
export const playing = {
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
        .array(z.union([target, place], { error: 'a player id, a card or the number of a place' }))
        .max(bounds.targets)
        .describe('as many as the offer’s `pick`, as your stream writes them; empty: pass, where the offer allows it'),
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
} as const satisfies Readonly<Record<string, ClientEvent>>;
