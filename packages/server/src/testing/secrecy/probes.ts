import type { Client } from '../client.ts';

export interface Probe {
  readonly event: string;
  readonly payload: object;
}
const ACTS = ['kill', 'attack', 'scan', 'divine', 'save', 'guard', 'convert', 'shoot', 'swap', 'whisper'];

/** All requests of a player who tries to learn secrets. `about`: the players whose cards differ in the other deal. */
export const probesOf = (about: readonly string[], offered: readonly string[], code: string): readonly Probe[] => [
  ...ACTS.filter((act) => !offered.includes(act)).flatMap((act) =>
    about.map((id) => ({ event: 'act', payload: { act, targets: [id] } })),
  ),
  ...(offered.length > 0 ? [] : about.map((id) => ({ event: 'night_action', payload: { target_id: id } }))),
  { event: 'night_action', payload: { target_id: 'nobody' } },
  { event: 'submit_vote', payload: { target_id: 'nobody' } },
  { event: 'act', payload: { act: 'vote', targets: about, phase_id: 'another' } },
  ...[0, 3, 99].map((place) => ({ event: 'act', payload: { act: 'vote', targets: [place], phase_id: 'another' } })),
  ...(offered.includes('say@wolves')
    ? []
    : [{ event: 'send_message', payload: { text: 'Hello pack', channel: 'wolves' } }]),
  ...(offered.includes('say@dead')
    ? []
    : [{ event: 'send_message', payload: { text: 'Hello dead', channel: 'dead' } }]),
  { event: 'create_room', payload: { name: 'Mallory' } },
  { event: 'join_room', payload: { code, name: 'Mallory' } },
  { event: 'resume', payload: { token: 'guessed' } },
  { event: 'spectate_room', payload: { code } },
  { event: 'set_ready', payload: { ready: false } },
  { event: 'set_options', payload: { ai_count: 1 } },
  { event: 'set_lock', payload: { locked: true } },
  ...['vote', 'pack', 'kill', 'scan', 'guard'].map((slot) => ({ event: 'withdraw', payload: { slot } })),
  { event: 'rename', payload: { name: 'Mallory' } },
  { event: 'rename', payload: { name: 'Mallory', player_id: about[0] } },
  { event: 'set_look', payload: { face: 1, colour: 1 } },
  { event: 'set_notices', payload: { address: null } },
  { event: 'set_password', payload: { password: 'mine' } },
  ...[...about, 'nobody'].flatMap((id) => [
    { event: 'hand_over', payload: { player_id: id } },
    { event: 'report_player', payload: { player_id: id, reason: 'cheating' } },
  ]),
  ...[...about, 'nobody'].flatMap((id) => [
    { event: 'mute_player', payload: { player_id: id, muted: false } },
    { event: 'vote_to_remove', payload: { player_id: id, on: true } },
    { event: 'let_back_in', payload: { id } },
    { event: 'remove_spectator', payload: { spectator_id: id } },
    { event: 'answer_seat', payload: { request_id: id, approve: true } },
  ]),
  ...['close_card', 'end_talk', 'see_all', 'skip_to_end'].map((event) => ({ event, payload: {} })),
  { event: 'predict', payload: { winner: 'nobody' } },
  { event: 'admit_display', payload: { admitted: true } },
  { event: 'stage_shown', payload: { at: 1 } },
  { event: 'kick_player', payload: { player_id: about[0] } },
  { event: 'start_game', payload: {} },
  { event: 'cancel_start', payload: {} },
  { event: 'return_to_lobby', payload: {} },
];

/** Sends the probes and returns the answers in order. */
export async function probe(client: Client, probes: readonly Probe[]): Promise<string[]> {
  const answers: string[] = [];
  for (const { event, payload } of probes)
    answers.push(JSON.stringify({ event, payload, answer: await client.ask(event, payload) }));
  return answers;
}
