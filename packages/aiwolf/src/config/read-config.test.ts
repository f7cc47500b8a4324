import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { milliseconds } from './duration.ts';
import { stockProfiles } from './profiles.ts';
import { readConfig } from './read-config.ts';

const config = (text: string, environment = {}) => {
  const read = readConfig(text, environment);
  if (!read.ok) throw new Error(read.message);
  return read.config;
};
const fault = (text: string, environment = {}) => {
  const read = readConfig(text, environment);
  return read.ok ? 'accepted' : read.message;
};

test('the default configuration is a game of five', () => {
  const { server, game, roles, matching, json_logger, profiles, encoding, secret } = config('');
  expect(server).toEqual({
    web_socket: { host: '127.0.0.1', port: 8080 },
    authentication: { enable: false },
    timeout: { action: 60_000, response: 120_000, acceptable: 5_000 },
    max_continue_error_ratio: 0.2,
    limits: { connections: 2000, connections_per_address: 1000, unnamed: 1000, unnamed_per_address: 200, name: 5_000 },
  });
  expect(game).toMatchObject({ agent_count: 5, max_day: -1, vote_visibility: true });
  expect(game.talk).toEqual({
    max_count: { per_agent: 4, per_day: 20 },
    max_length: {
      count_in_word: false,
      count_spaces: false,
      per_talk: -1,
      mention_length: 50,
      per_agent: -1,
      base_length: 50,
    },
    max_skip: 0,
  });
  expect(game.whisper.max_count).toEqual({ per_agent: 0, per_day: 0 });
  expect(roles).toEqual({ WEREWOLF: 1, POSSESSED: 1, SEER: 1, BODYGUARD: 0, VILLAGER: 2, MEDIUM: 0 });
  expect(matching).toMatchObject({ self_match: true, team_count: 5, game_count: 5 });
  expect(json_logger).toEqual({ enable: true, output_dir: './log/json', filename: '{timestamp}_{teams}' });
  expect(profiles).toHaveLength(24);
  expect(Object.keys(encoding)).toEqual(['age', 'gender', 'personality']);
  expect(secret).toBeNull();
});

test.each([
  [9, 36, 4, 8, 2],
  [13, 52, 4, 12, 3],
])('%i agents have decks and limits of their own', (n, rounds, whispers, whisperRounds, wolves) => {
  const { game, roles, matching } = config(`game: { agent_count: ${n} }`);
  expect(game.talk.max_count).toEqual({ per_agent: 4, per_day: rounds });
  expect(game.whisper.max_count).toEqual({ per_agent: whispers, per_day: whisperRounds });
  expect(roles.WEREWOLF).toBe(wolves);
  expect(Object.values(roles).reduce((sum, count) => sum + count)).toBe(n);
  expect(matching.game_count).toBe(n);
});

test.each([
  ['60s', 60_000],
  ['1m30s', 90_000],
  ['200ms', 200],
  ['1.5h', 5_400_000],
  ['0', 0],
  ['1.5s500us', 1_501],
  ['2500000ns', 3],
  ['100h', 360_000_000],
  ['60', undefined],
  ['', undefined],
  ['s', undefined],
  ['-1s', undefined],
])('%s is %s milliseconds', (text, ms) => {
  expect(milliseconds(text)).toBe(ms);
});

test('free speech has its duration', () => {
  expect(config('game: { talk: { duration: 10m } }').game.talk.duration).toBe(600_000);
});

test('a configuration file of the contest’s own server is accepted', () => {
  const text = `
server:
  web_socket: { host: 0.0.0.0, port: 8081 }
  timeout: { action: 10s, response: 20s, acceptable: 1s }
  max_continue_error_ratio: 0.4
game:
  agent_count: 5
  talk:
    max_count: { per_agent: 3, per_day: 15 }
    max_length: { count_in_word: true, per_talk: 30, mention_length: -1, base_length: -1 }
    max_skip: 2
logic:
  day_phases:
    - { name: talk, actions: [talk] }
  night_phases:
    - { name: exile, actions: [execution], except_day: 0 }
    - { name: dark, actions: [divine, attack] }
  roles:
    5: { WEREWOLF: 1, POSSESSED: 0, SEER: 1, BODYGUARD: 1, VILLAGER: 2, MEDIUM: 0 }
custom_profile: { enable: false }
`;
  const { dayPhases, options, profiles, server, roles } = config(text);
  expect(server.web_socket).toEqual({ host: '0.0.0.0', port: 8081 });
  expect(dayPhases).toBe(1);
  expect(roles.BODYGUARD).toBe(1);
  expect(profiles).toBeNull();
  expect(options).toMatchObject({
    timeout: { action: 10_000, response: 20_000 },
    day_phases: [{ action: 'talk' }],
    night_phases: [{ action: 'execution', except_day: 0 }, { action: 'divine' }, { action: 'attack' }],
    max_continue_error_ratio: 0.4,
  });
});

test.each([true, false])('the day has as many phases as the rule set’s own list, talk on day 0: %s', (isSpoken) => {
  const { dayPhases, options } = config(`game: { talk_on_first_day: ${isSpoken} }`);
  const built = ruleset('aiwolf', options);
  const phases = built.ok ? built.rules.schedule.map(({ phase }) => phase) : [];
  expect(phases.slice(0, dayPhases).at(-1)).toBe('talk');
  expect(phases.slice(dayPhases)).not.toContain('talk');
});

const aliasBomb = [
  'a: &a [x, x, x, x]',
  ...['ab', 'bc', 'cd', 'de', 'ef'].map((k) => `${k[1]}: &${k[1]} [${Array(9).fill(`*${k[0]}`).join()}]`),
].join('\n');

test.each([
  ['server: { timeout: { action: 60 } }', 'server.timeout.action: is a duration such as 60s'],
  ['server: { timeout: { action: 0s } }', 'server.timeout.action: is a duration'],
  ['server: { max_continue_error_ratio: 2 }', 'server.max_continue_error_ratio: '],
  ['game: { agent_count: five }', 'game.agent_count: '],
  ['game: { agent_count: 3 }', 'game.agent_count: is 5 to 15, not 3.'],
  ['game: { agent_count: 7 }', 'logic.roles.7: '],
  ['logic: { roles: { 13: { WEREWOLF: 3 } } }', 'logic.roles.5: is missing, and game.agent_count is 5.'],
  ['logic: { roles: { 5: { WEREWOLF: 3, VILLAGER: 2 } } }', 'logic.roles.5: '],
  ['logic: { roles: { 5: { WOLF: 5 } } }', 'logic.roles.5: '],
  ['logic: { day_phases: [{ name: a, actions: [dance] }] }', 'game and logic: The option day_phases'],
  [
    'game: { talk: { max_length: { count_in_word: true, count_spaces: true } } }',
    'game.talk.max_length.count_spaces: ',
  ],
  ['matching: { is_optimize: true }', 'matching.is_optimize: contradicts matching.self_match'],
  ['matching: { house_bots: 5 }', 'matching.house_bots (or --bots): is at most 4'],
  ['custom_profile: { profiles: [{ name: Ann }] }', 'custom_profile.profiles: are 1, too few'],
  ['server: { authentication: { enable: true } }', 'server.authentication.enable: needs the secret'],
  ['json_logger: { filename: "../{teams}" }', 'json_logger.filename: is a file name'],
  ['game_logger: { filename: "{team}" }', 'game_logger.filename: is a file name'],
  ['tts_broadcaster: { host: nowhere }', 'tts_broadcaster.host: is an address'],
  ['a: [', 'This is not YAML'],
  ['game: {}\ngame: {}', 'This is not YAML: Map keys must be unique at line 2, column 1.'],
  ['game: {}\n---\ngame: {}', 'The file has several documents: remove all but one'],
  [aliasBomb, 'The aliases (*NAME) repeat too much'],
  ['hello', 'The configuration: is a section with keys, not "hello".'],
  ['game: { agent_count: five }', 'game.agent_count: is a number, not "five".'],
  ['game: { agent_count: 5.5 }', 'game.agent_count: is a whole number, not 5.5.'],
  ['matching: { self_match: yes }', 'matching.self_match: is true or false, not "yes".'],
  ['server: { web_socket: { port: 99999 } }', 'server.web_socket.port: is at most 65535, not 99999.'],
  ['matching: { team_count: -3 }', 'matching.team_count: is at least 1, not -3.'],
  [
    'slack_notifier: { events: [a] }',
    'slack_notifier.events.0: is one of quarantine, abort, stall, milestone, not "a".',
  ],
  ['logic: { day_phases: x }', 'logic.day_phases: is a list, not "x".'],
])('%s is refused: %s', (text, message) => {
  expect(fault(text)).toContain(message);
});

test('environment variables override the file', () => {
  const { server, secret } = config('server: { web_socket: { port: 1 }, authentication: { enable: true } }', {
    HOST: '0.0.0.0',
    PORT: '9',
    SECRET_KEY: 'key',
  });
  expect(server.web_socket).toEqual({ host: '0.0.0.0', port: 9 });
  expect(secret).toBe('key');
  expect(fault('', { PORT: 'x' })).toContain('PORT must be a number');
});

test('the built-in profiles are 24 different people', () => {
  expect(new Set(stockProfiles.map(({ name }) => name)).size).toBe(24);
  expect(new Set(stockProfiles.map(({ personality }) => personality)).size).toBe(24);
});

test('a webhook can be turned off, also one of the environment', () => {
  const receiverIn = (text: string) => {
    const read = readConfig(text, { CONTEST_WEBHOOK_URL: 'http://127.0.0.1:9/hook' });
    return read.ok && read.config.contestWebhook;
  };
  expect(receiverIn('')).toBe('http://127.0.0.1:9/hook');
  expect(receiverIn('webhook: { enable: false, url: http://127.0.0.1:9/other }')).toBe(null);
});
