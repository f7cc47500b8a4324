import type { ClientEventName } from '@moonrise/protocol';

/** Where the connections are that send an event. */
export type InputStage = 'outside' | 'lobby' | 'game';
export interface InputRoom {
  readonly code: string; // of the room that they are in, or could enter
  readonly players: readonly string[]; // ids, the host first
  readonly tokens: readonly string[];
}
/** The payload of the nth request of one connection. */
export type Input = (room: InputRoom, n: number) => object;
interface InputPair {
  readonly stage: InputStage;
  readonly by: 'host' | 'guest';
  readonly plain: Input;
  readonly worst: Input;
}

const LONG_ID = '~'.repeat(64);
const WORD = 'a'.repeat(64);
/** Look-alikes with marks: the longest way through the checks of a name. */
const ODD_NAME = '\u0410\u04cf\u0301\ufdfa'.repeat(50);
/** Compatibility characters and clusters: the longest way through the checks of a line. */
const oddLine = (n: number): string =>
  `${'\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'.repeat(180)}${'abcdefghijklmnopqrstuvwxyz'.repeat(4).slice(n % 26, (n % 26) + 80)}`;
const plainLine = (n: number): string => `Line ${n}: I was at home all night, ask Bela.`;
const keys = (count: number, value: (i: number) => unknown): object =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${'x'.repeat(30)}${i}`, value(i)]));
/** As many options as fit into a message. */
const MANY_OPTIONS = { ...keys(36, (i) => ({ ...keys(4, () => 'y'.repeat(20 + (i % 9))) })), roles: keys(40, () => 1) };
const MANY_ROLES = { roles: Object.fromEntries(Array.from({ length: 64 }, (_, i) => [`role${i}`, 1])) };

const none: Input = () => ({});
const same = (input: Input): Pick<InputPair, 'plain' | 'worst'> => ({ plain: input, worst: input });

/** A plain input of each event, and the most expensive one that is known. */
export const worstInputs: Readonly<Record<ClientEventName, InputPair>> = {
  create_room: {
    stage: 'outside',
    by: 'guest',
    plain: () => ({ name: 'Anna', rules: 'classic' }),
    worst: () => ({ name: ODD_NAME.slice(0, 20), rules: 'moonrise', options: MANY_OPTIONS }),
  },
  join_room: {
    stage: 'outside',
    by: 'guest',
    plain: ({ code }) => ({ code, name: 'Guest' }),
    worst: () => ({ code: '\u3000-Ｋ－７－Ｑ－'.repeat(4).slice(0, 40), name: ODD_NAME, password: 'x'.repeat(100) }),
  },
  resume: {
    stage: 'outside',
    by: 'guest',
    plain: () => ({ token: 'x'.repeat(43) }),
    worst: ({ tokens }, n) => ({ token: tokens[n % tokens.length] }), // the whole game is sent again
  },
  spectate_room: {
    stage: 'outside',
    by: 'guest',
    plain: () => ({ code: 'ZZZZ' }),
    worst: ({ code }) => ({ code }), // the whole game is sent
  },
  leave_room: { stage: 'outside', by: 'guest', ...same(none) },
  set_notices: {
    stage: 'lobby',
    by: 'guest',
    plain: () => ({ address: null }),
    worst: (_, n) => ({
      address: {
        endpoint: `https://push.example/${'x'.repeat(900)}${n}`,
        p256dh: 'B'.repeat(87),
        auth: 'a'.repeat(22),
      },
    }),
  },
  set_ready: {
    stage: 'lobby',
    by: 'guest',
    plain: () => ({ ready: true }),
    worst: (_, n) => ({ ready: n % 2 === 0 }), // everyone is told
  },
  rename: {
    stage: 'lobby',
    by: 'guest',
    plain: (_, n) => ({ name: `Bo ${n % 9}` }),
    worst: (_, n) => ({ name: ODD_NAME.slice(n % 9, 190) }),
  },
  set_look: {
    stage: 'lobby',
    by: 'guest',
    plain: () => ({ face: 20, colour: 11 }),
    worst: (_, n) => ({ face: n % 24, colour: n % 12 }),
  },
  set_options: {
    stage: 'lobby',
    by: 'host',
    plain: () => ({ options: {} }),
    worst: (_, n) => ({ rules: 'moonrise', options: n % 2 ? MANY_OPTIONS : MANY_ROLES }),
  },
  set_lock: {
    stage: 'lobby',
    by: 'host',
    plain: () => ({ locked: false }),
    worst: (_, n) => ({ locked: n % 2 === 0 }),
  },
  set_password: {
    stage: 'lobby',
    by: 'host',
    plain: () => ({ password: null }),
    worst: (_, n) => ({ password: 'x'.repeat(90 + (n % 9)) }), // hashed outside the event loop
  },
  hand_over: {
    stage: 'lobby',
    by: 'host',
    plain: ({ players }) => ({ player_id: players[0] }),
    worst: () => ({ player_id: LONG_ID }),
  },
  kick_player: {
    stage: 'lobby',
    by: 'host',
    plain: ({ players }) => ({ player_id: players[0] }),
    worst: () => ({ player_id: LONG_ID }),
  },
  admit_display: { stage: 'lobby', by: 'host', ...same(() => ({ admitted: true, spectator_id: LONG_ID })) },
  stage_shown: { stage: 'game', by: 'guest', ...same(() => ({ at: 0 })) },
  remove_spectator: { stage: 'lobby', by: 'host', ...same(() => ({ spectator_id: LONG_ID })) },
  let_back_in: { stage: 'lobby', by: 'host', ...same(() => ({ id: LONG_ID })) },
  answer_seat: { stage: 'lobby', by: 'host', ...same(() => ({ request_id: LONG_ID, approve: true })) },
  mute_player: {
    stage: 'lobby',
    by: 'host',
    plain: ({ players }) => ({ player_id: players[1], muted: false }),
    worst: ({ players }, n) => ({ player_id: players[1], muted: n % 2 === 0 }),
  },
  vote_to_remove: { stage: 'game', by: 'guest', ...same(() => ({ player_id: LONG_ID, on: true })) },
  start_game: {
    stage: 'lobby',
    by: 'host',
    plain: none,
    worst: () => ({ ai_count: 20, without: Array(16).fill(LONG_ID) }),
  },
  cancel_start: { stage: 'lobby', by: 'host', ...same(none) },
  submit_vote: {
    stage: 'game',
    by: 'guest',
    plain: ({ players }) => ({ target_id: players[0] }),
    worst: () => ({ target_id: LONG_ID, phase_id: LONG_ID, id: LONG_ID }),
  },
  night_action: {
    stage: 'game',
    by: 'guest',
    plain: () => ({ target_id: null }),
    worst: ({ players }, n) => ({ target_id: players[n % players.length], target_id_2: players[0], action: WORD }),
  },
  act: {
    stage: 'game',
    by: 'guest',
    plain: () => ({ act: 'vote', targets: [] }),
    worst: ({ players }, n) => ({ act: 'say', targets: Array(16).fill(players[0]), text: oddLine(n), id: `${n}` }),
  },
  withdraw: {
    stage: 'game',
    by: 'guest',
    plain: () => ({ slot: 'vote' }),
    worst: (_, n) => ({ slot: WORD, phase_id: LONG_ID, id: `${n}`.padEnd(64, '~') }),
  },
  send_message: {
    stage: 'game',
    by: 'guest',
    plain: (_, n) => ({ text: plainLine(n) }),
    worst: (_, n) => ({ text: oddLine(n) }),
  },
  start_vote: { stage: 'game', by: 'host', ...same(none) },
  see_all: { stage: 'game', by: 'guest', ...same(none) },
  skip_to_end: { stage: 'game', by: 'guest', ...same(none) },
  predict: { stage: 'game', by: 'guest', ...same(() => ({ next: 0 })) },
  end_talk: { stage: 'game', by: 'guest', ...same(none) },
  close_card: { stage: 'game', by: 'guest', ...same(none) },
  return_to_lobby: { stage: 'game', by: 'host', plain: none, worst: () => ({ again: true }) },
  report_player: {
    stage: 'game',
    by: 'guest',
    plain: () => ({ player_id: LONG_ID, reason: 'spam' }),
    worst: ({ players }, n) => ({ player_id: players[0], reason: 'spam', text: oddLine(n) }), // with the lines of the player
  },
};
