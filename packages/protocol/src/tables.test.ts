import { expect, test } from 'vitest';
import type { ClientEvent } from './client/client-event.ts';
import { type ClientEventName, clientEvents } from './client/client-events.ts';
import { acknowledgement, readRequest } from './client/read-request.ts';
import { errors } from './errors.ts';
import { type HttpRoute, httpRoutes } from './http/http-routes.ts';
import type { ServerEvent } from './server/packets.ts';
import { serverEvents } from './server/server-events.ts';

const asked = Object.entries<ClientEvent>(clientEvents);
const told = Object.entries<ServerEvent>(serverEvents);

// Names and fields are a promise to strangers: fields may be added, never renamed or taken away.
const promisedRequests: Record<string, string> = {
  create_room: 'name rules options language token profile stream agent',
  join_room: 'code name password token profile stream agent',
  resume: 'token last_n game_id stream',
  spectate_room: 'code password display ticket profile stream',
  leave_room: '',
  set_ready: 'ready',
  set_options: 'rules options ai_count ai_seats language ranked in_one_room',
  rename: 'name player_id',
  set_look: 'face colour feminine',
  set_lock: 'locked',
  set_password: 'password',
  hand_over: 'player_id',
  kick_player: 'player_id',
  start_game: 'ai_count without',
  cancel_start: '',
  submit_vote: 'target_id phase_id id',
  night_action: 'target_id target_id_2 action phase_id id',
  act: 'act targets text slot phase_id id',
  send_message: 'text channel id',
  start_vote: '',
  end_talk: '',
  see_all: '',
  skip_to_end: '',
  predict: 'next winner',
  admit_display: 'admitted spectator_id',
  stage_shown: 'at',
  close_card: '',
  return_to_lobby: 'again',
  withdraw: 'slot phase_id id',
  report_player: 'player_id reason text',
  set_notices: 'address quiet',
  remove_spectator: 'spectator_id',
  let_back_in: 'id',
  answer_seat: 'request_id approve',
  mute_player: 'player_id muted',
  vote_to_remove: 'player_id on',
};
const promisedReplies: Record<string, string> = {
  create_room: 'code player_id token',
  join_room: 'code player_id token',
  resume: 'code player_id',
  spectate_room: 'code',
};
const promisedFrames: Record<string, string> = {
  room_updated: 'code host_id rules options ai_count status players countdown_ends_at',
  game_started: 'n game_id players your_id your_role your_team fellows commitment',
  phase_changed: 'n phase phase_id duration ends_at round',
  prompts_changed: 'n phase_id ends_at prompts',
  action_confirmed: 'n act targets',
  vote_update: 'n votes cast by',
  player_eliminated: 'n player_id role',
  no_elimination: 'n reason',
  player_died: 'n player_id role cause by',
  player_returned: 'n player_id',
  role_changed: 'n role team fellows cause',
  fellows_changed: 'n fellows',
  night_result: 'n deaths',
  seer_result: 'n target_id role',
  private_result: 'n kind about answer',
  message: 'n id channel kind from text at',
  game_ended: 'n winner reason players_with_roles seed center moves votes',
  you_are_out: 'reason',
  seat_answered: 'approved',
  stage: 'at',
  events: 'n at events prompts',
};
const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape);
const listed = (fields: string) => fields.split(' ').filter(Boolean);

test('the events are exactly those of the interface', () => {
  expect(Object.keys(clientEvents).sort()).toEqual(Object.keys(promisedRequests).sort());
  expect(Object.keys(serverEvents).sort()).toEqual(Object.keys(promisedFrames).sort());
});

test.each(asked)('%s has the fields of the interface', (name, { payload, reply }) => {
  expect(fieldsOf(payload).sort()).toEqual(listed(promisedRequests[name]!).sort());
  expect(fieldsOf(reply)).toEqual(expect.arrayContaining(listed(promisedReplies[name] ?? '')));
});

test.each(told)('%s has the fields of the interface', (name, { payload }) => {
  expect(fieldsOf(payload)).toEqual(expect.arrayContaining(listed(promisedFrames[name]!)));
});

test.each(asked)('the example of %s is right', (name, { example }) => {
  expect(readRequest(name, example.payload)).toEqual({ ok: true, event: name, payload: example.payload });
  const answer = { ok: true, ...example.reply };
  expect(acknowledgement(name as ClientEventName).parse(answer)).toEqual(answer);
});

test.each(told)('the example of %s is right', (_, { payload, example }) => {
  expect(payload.parse(example)).toEqual(example);
});

test.each(Object.entries<HttpRoute>(httpRoutes))('the example of %s is right', (_, { answer, example }) => {
  if (example && typeof answer === 'object') expect(answer.parse(example)).toEqual(example);
});

test('a game packet without its number is invalid', () => {
  const { n: _, ...unnumbered } = serverEvents.seer_result.example;
  expect(serverEvents.seer_result.payload.safeParse(unnumbered).success).toBe(false);
});

test('every error that a table names has a meaning and a status', () => {
  const named = [...asked.flatMap(([, event]) => event.errors), ...routes().flatMap((route) => route.errors)];
  expect(named.filter((code) => !Object.hasOwn(errors, code))).toEqual([]);
  for (const { status, meaning } of Object.values(errors)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(meaning).toMatch(/^[A-Z].*\.$/);
  }
});
const routes = () => Object.values<HttpRoute>(httpRoutes);
