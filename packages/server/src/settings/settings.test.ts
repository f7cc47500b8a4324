import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits, limitNames, variableOf } from '../limits/limits.ts';
import { storageVariables } from '../storage/storage-settings.ts';
import { type ReadSettings, readSettings } from './settings.ts';
import { type Variable, variables } from './variables.ts';

const settings = (environment: Record<string, string>, overrides = {}) => {
  const read = readSettings(environment, overrides);
  if (!read.ok) throw new Error(read.message);
  return read.settings;
};
const messageFor = (environment: Record<string, string>, overrides = {}) => {
  const read = readSettings(environment, overrides);
  return read.ok ? 'accepted' : read.message;
};

/** The shown settings without defaults. */
const givenIn = (read: ReadSettings): string | false =>
  read.ok &&
  read.shown
    .split('\n')
    .filter((line) => !line.startsWith('# '))
    .join('\n');

test('without settings the server listens on this machine only', () => {
  expect(settings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    metrics: null,
    dataDir: './data',
    publicUrl: null,
    push: { origins: [] },
    limits: defaultLimits,
    storage: { keep: { games: 365, chat: 90 }, quota: { data: 10_000_000_000 } },
  });
  expect(settings({}).trustProxy('127.0.0.1', 0)).toBe(false);
  expect(settings({}).isUnlimited('127.0.0.1')).toBe(false);
});

test('the command line overrides the environment', () => {
  const environment = { PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/srv/wolf' };
  expect(settings(environment)).toMatchObject({ port: 8080, host: '0.0.0.0', dataDir: '/srv/wolf' });
  expect(settings(environment, { port: '0', host: '::1', data: './d' })).toMatchObject({
    port: 0,
    host: '::1',
    dataDir: './d',
  });
});

test.each([
  [{ METRICS_PORT: '9464' }, { metrics: { host: '127.0.0.1', port: 9464 } }],
  [{ METRICS_PORT: '0.0.0.0:9464' }, { metrics: { host: '0.0.0.0', port: 9464 } }],
  [{ METRICS_PORT: '[::1]:0' }, { metrics: { host: '::1', port: 0 } }],
  [{ PUBLIC_URL: 'https://wolf.example' }, { publicUrl: 'https://wolf.example' }],
  [{ PUBLIC_URL: 'http://10.0.0.7:3000/' }, { publicUrl: 'http://10.0.0.7:3000' }],
  [{ PUBLIC_URL: 'https://host.example/wolf/' }, { publicUrl: 'https://host.example/wolf' }],
  [{ MOONRISE_PUSH: 'off' }, { push: null }],
  [{ MOONRISE_PUSH_ORIGINS: 'https://push.example' }, { push: { origins: ['https://push.example'] } }],
  [
    { MOONRISE_EMBED_ORIGINS: 'https://a.example/ https://b.example:81' },
    { embedOrigins: ['https://a.example', 'https://b.example:81'] },
  ],
  [{ MOONRISE_ARENAS: import.meta.dirname }, { arenas: import.meta.dirname }],
  [{ MOONRISE_ENV_COMMAND: 'node moonrise.mjs env' }, { embedOrigins: [] }], // of the Python package
  [
    { PORT: '', HOST: '', AI_API_KEY: '' },
    { port: 3000, host: '127.0.0.1' },
  ],
  [
    { MOONRISE_KEEP_GAMES_DAYS: 'forever', MOONRISE_KEEP_CHAT_DAYS: '0', MOONRISE_KEEP_ROOMS_DAYS: '1' },
    { storage: { keep: { games: null, chat: null, rooms: 1 } } },
  ],
  [
    { MOONRISE_QUOTA_DATA_MB: 'none', MOONRISE_QUOTA_ROOM_MB: '0', MOONRISE_QUOTA_GAME_MB: '0.5' },
    { storage: { quota: { data: null, room: null, game: 500_000 } } },
  ],
  [
    { DATABASE_URL: 'postgres://db/x', MOONRISE_DATABASE_CONNECTIONS: '20', MOONRISE_DRAIN_SECONDS: '5' },
    {
      database: { connections: 20, isPooled: false, isSharded: false, mustSync: true, readUrl: null },
      drainWait: 5_000,
    },
  ],
  [
    { DATABASE_URL: 'postgres://db/x', MOONRISE_DATABASE_POOLER: 'on', MOONRISE_DATABASE_SHARDS: 'on' },
    { database: { connections: 8, isPooled: true, isSharded: true }, drainWait: 3_000 },
  ],
  [
    { DATABASE_URL: 'postgres://db/x', MOONRISE_DATABASE_UNSAFE: 'on', DATABASE_READ_URL: 'postgres://copy/x' },
    { database: { mustSync: false, readUrl: 'postgres://copy/x' } },
  ],
  [{ PATH: '/bin', LANG: 'C', npm_config_x: '?', MOONRISE_LONG: '1' }, { port: 3000 }],
])('%j is understood', (environment, expected) => {
  expect(settings(environment as Record<string, string>)).toMatchObject(expected);
});

test.each([
  [{ PORT: 'abc' }, 'PORT is a whole number from 0 to 65535, not "abc".'],
  [{ PORT: '65536' }, 'PORT is a whole number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT is a whole number from 0 to 65535, not "-1".'],
  [{ PORT: '3000.5' }, 'PORT is a whole number from 0 to 65535, not "3000.5".'],
  [{ PORT: ' 3000' }, 'PORT is a whole number from 0 to 65535, not " 3000".'],
  [{ MOONRISE_KEEP_GAMES_DAYS: '1.5' }, 'MOONRISE_KEEP_GAMES_DAYS is a whole number of days, or “forever”, not "1.5".'],
  [{ MOONRISE_KEEP_CHAT_DAYS: '-1' }, 'MOONRISE_KEEP_CHAT_DAYS is a whole number of days, or “forever”, not "-1".'],
  [{ MOONRISE_QUOTA_DATA_MB: '10GB' }, 'MOONRISE_QUOTA_DATA_MB is a number of megabytes, or “none”, not "10GB".'],
  [{ HOST: 'a b' }, 'HOST is a host name or address, such as 127.0.0.1 or 0.0.0.0, not "a b".'],
  [{ METRICS_PORT: 'x:y' }, 'METRICS_PORT is a port, or host:port; by default the host is 127.0.0.1, not "x:y".'],
  [{ METRICS_PORT: '99999' }, 'METRICS_PORT is a port, or host:port; by default the host is 127.0.0.1, not "99999".'],
  [
    { MOONRISE_ARENAS: '/no/such/folder' },
    'MOONRISE_ARENAS is a folder that exists, with the folders of finished arenas, not "/no/such/folder".',
  ],
  [{ PUBLIC_URL: 'wolf.example' }, /^PUBLIC_URL is the address people open.*, not "wolf.example".$/],
  [{ PUBLIC_URL: 'https://wolf.example/a b' }, /^PUBLIC_URL is the address people open/],
  [{ PUBLIC_URL: 'https://wolf.example/game?x=1' }, /^PUBLIC_URL is the address people open/],
  [{ PUBLIC_URL: 'https://wolf.example//game' }, /^PUBLIC_URL is the address people open/],
  [{ MOONRISE_PUSH: 'yes' }, /^MOONRISE_PUSH is “on”/],
  [{ MOONRISE_PUSH_ORIGINS: 'http://push.example' }, /^MOONRISE_PUSH_ORIGINS is /],
  [{ PUBLIC_URL: 'ftp://wolf.example' }, /^PUBLIC_URL is /],
  [{ MOONRISE_EMBED_ORIGINS: '*' }, /^MOONRISE_EMBED_ORIGINS is the origins of pages/],
  [{ MOONRISE_EMBED_ORIGINS: 'https://*.example' }, /^MOONRISE_EMBED_ORIGINS is /],
  [{ MOONRISE_EMBED_ORIGINS: 'https://a.example/x' }, /^MOONRISE_EMBED_ORIGINS is /],
  [{ PUBLIC_URL: 'https://a:b@wolf.example' }, /^PUBLIC_URL is /],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY is the number of proxies .*, not "true".$/],
  [{ TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY is /],
  [{ AI_PROVIDER: 'skynet' }, 'AI_PROVIDER is anthropic, openai-compatible or gemini, not "skynet".'],
  [{ AI_BUDGET_USD_PER_DAY: '-1' }, 'AI_BUDGET_USD_PER_DAY is an amount in US dollars, such as 2.50, not "-1".'],
  [{ AI_BASE_URL: 'nowhere' }, 'AI_BASE_URL is an http(s) address without a user, a query or a fragment.'],
  [{ MOONRISE_UNLIMITED_ADDRESSES: 'me' }, /^MOONRISE_UNLIMITED_ADDRESSES is a list of addresses/],
  [{ MOONRISE_LIMIT_CHAT_BURST: 'many' }, 'MOONRISE_LIMIT_CHAT_BURST is a whole number above 0, not "many".'],
  [{ MOONRISE_LIMIT_CHAT_BURST: '2.5' }, 'MOONRISE_LIMIT_CHAT_BURST is a whole number above 0, not "2.5".'],
  [{ MOONRISE_LIMIT_CHAT_BURST: '0' }, 'MOONRISE_LIMIT_CHAT_BURST is a whole number above 0, not "0".'],
  [{ MOONRISE_LIMIT_CHAT_PER_SECOND: '-1' }, 'MOONRISE_LIMIT_CHAT_PER_SECOND is a number above 0, not "-1".'],
  [
    { MOONRISE_LIMIT_CHAT_BRUST: '9' },
    'There is no setting MOONRISE_LIMIT_CHAT_BRUST. Did you mean MOONRISE_LIMIT_CHAT_BURST? docs/limits.md lists them all.',
  ],
  [
    { DATABSE_URL: 'postgres://db/x' },
    'There is no setting DATABSE_URL. Did you mean DATABASE_URL? Rename it, or unset it.',
  ],
  [{ DATABASE_URI: 'postgres://db/x' }, /^There is no setting DATABASE_URI. Did you mean DATABASE_URL\?/],
  [{ METRIC_PORT: '9464' }, /^There is no setting METRIC_PORT. Did you mean METRICS_PORT\?/],
  [{ redis_ulr: 'redis://cache' }, /^There is no setting redis_ulr. Did you mean REDIS_URL\?/],
  [
    { MOONRISE_DATABASE_CONNECTIONS: '1' },
    'MOONRISE_DATABASE_CONNECTIONS is a whole number of connections from 2 to 500, not "1".',
  ],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is a postgres:// address.'],
  [{ PORT: 'x\ny' }, 'PORT is a whole number from 0 to 65535, not "x?y".'],
])('%j stops the start with one line', (environment, line) => {
  const message = messageFor(environment as Record<string, string>);
  expect(message).toMatch(line);
  expect(message).not.toContain('\n');
});

test('an error in a command line value names its flag', () => {
  expect(messageFor({ PORT: '1' }, { port: 'x' })).toBe('--port is a whole number from 0 to 65535, not "x".');
});

test('the database URL is never shown; Redis needs a database', () => {
  const read = readSettings({ DATABASE_URL: 'postgres://u:secret@db/wolf' });
  expect(read).toMatchObject({ ok: true, settings: { databaseUrl: 'postgres://u:secret@db/wolf' } });
  expect(givenIn(read)).toBe('DATABASE_URL=***');
  expect(messageFor({ REDIS_URL: 'redis://cache' })).toMatch(/^REDIS_URL joins servers that share a database/);
  expect(readSettings({})).toMatchObject({ notices: [] });
});

test('names near a setting that is set, and names of others, are no concern', () => {
  const others = {
    DATABASE_URI: 'x',
    SHELL: 'sh',
    HOSTNAME: 'h',
    HOME: '/',
    POST: '1',
    HOSTS: 'x',
    LOGNAME: 'x',
    PATH: '/',
  };
  expect(messageFor({ ...others, DATABASE_URL: 'postgres://db/x' })).toBe('accepted');
});

test('every limit can be set by its variable', () => {
  for (const name of limitNames) expect(settings({ [variableOf(name)]: '7' }).limits[name]).toBe(7);
  expect(settings({ MOONRISE_LIMIT_CHAT_PER_SECOND: '0.25' }).limits.chat_per_second).toBe(0.25);
});

test('trusted proxies and unlimited networks', () => {
  expect(settings({ TRUST_PROXY: '1' }).trustProxy('203.0.113.5', 0)).toBe(true);
  expect(settings({ TRUST_PROXY: '1' }).trustProxy('203.0.113.5', 1)).toBe(false);
  expect(settings({ TRUST_PROXY: 'loopback' }).trustProxy('127.0.0.1', 0)).toBe(true);
  expect(settings({ TRUST_PROXY: 'no' }).trustProxy('127.0.0.1', 0)).toBe(false);
  expect(settings({ MOONRISE_UNLIMITED_ADDRESSES: '192.168.0.0/16' }).isUnlimited('192.168.1.2')).toBe(true);
});

test('secrets are masked in the shown settings and in error messages', () => {
  const read = readSettings({
    PORT: '8080',
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'claude-sonnet-4-5',
    AI_API_KEY: 'canary-1',
    AI_BASE_URL: 'https://canary-2.example',
    MOONRISE_LIMIT_ROOMS: '9',
  });
  expect(givenIn(read)).toMatch(/^PORT=8080\n.*\nAI_API_KEY=\*\*\*\nAI_BASE_URL=\*\*\*\nMOONRISE_LIMIT_ROOMS=9$/s);
  expect(JSON.stringify(read)).not.toContain('canary');
  for (const [name, variable] of Object.entries(variables))
    if ('secret' in variable) expect(messageFor({ [name]: 'canary\u0000' })).not.toContain('canary');
});

test('passwords in addresses that are no secrets themselves are masked too', () => {
  const read = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://user:canary@collector.example' });
  expect(givenIn(read)).toBe('OTEL_EXPORTER_OTLP_ENDPOINT=https://***@collector.example');
});

test('the shown settings are all that take effect, defaults as comments; read again they mean the same', () => {
  const given = {
    PORT: '8080',
    TRUST_PROXY: 'loopback',
    MOONRISE_KEEP_GAMES_DAYS: 'forever',
    MOONRISE_LIMIT_ROOMS: '9',
  };
  const read = readSettings(given, { host: '0.0.0.0' });
  const lines = read.ok ? read.shown.split('\n') : [];
  const names = lines.map((line) => /^(?:# )?(\w+)=/.exec(line)?.[1]);
  expect(names).toEqual([...Object.keys(variables), ...limitNames.map(variableOf), ...storageVariables]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'PORT=8080',
      'HOST=0.0.0.0',
      '# DATA_DIR=./data',
      '# MOONRISE_DRAIN_SECONDS=0',
      '# MOONRISE_LEADERBOARD=off',
      '# DATABASE_URL=',
      'MOONRISE_LIMIT_ROOMS=9',
      '# MOONRISE_LIMIT_CHAT_BURST=5',
      '# MOONRISE_QUOTA_DATA_MB=10000',
    ]),
  );
  const again = Object.fromEntries(lines.map((line) => line.replace(/^# /, '').split('=') as [string, string]));
  expect(JSON.stringify(settings(again))).toBe(JSON.stringify(read.ok && read.settings));
});

describe('secrets in files', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'moonrise-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (text: string): string => {
    const file = join(folder, `secret-${readdirSync(folder).length}`);
    writeFileSync(file, text);
    return file;
  };
  test('every secret may be in a file, whose path is shown instead', () => {
    const [database, cache] = [fileOf('postgres://u:canary@db/wolf\n'), fileOf('redis://:canary@cache')];
    const read = readSettings({ DATABASE_URL_FILE: database, REDIS_URL_FILE: cache });
    expect(read).toMatchObject({
      settings: { databaseUrl: 'postgres://u:canary@db/wolf', redisUrl: 'redis://:canary@cache', drainWait: 3_000 },
    });
    expect(givenIn(read)).toBe(`DATABASE_URL_FILE=${database}\nREDIS_URL_FILE=${cache}`);
    const token = 'k'.repeat(32);
    const ai = { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-sonnet-4-5', AI_API_KEY_FILE: fileOf('key-1') };
    const both = settings({ ...ai, ADMIN_PORT: '3001', MOONRISE_ADMIN_TOKEN_FILE: fileOf(token) });
    expect([both.ai?.models[0].secrets().key, both.admin?.token()]).toEqual(['key-1', token]);
    const secrets = Object.entries<Variable>(variables).filter(([, { secret }]) => secret);
    expect(secrets.length).toBeGreaterThan(6);
    for (const [name] of secrets)
      expect(messageFor({ [`${name}_FILE`]: '/nowhere' })).toBe(`${name}_FILE: the file /nowhere cannot be read.`);
  });
  test.each([
    [() => ({ DATABASE_URL_FILE: fileOf('') }), /^DATABASE_URL_FILE: the file .* is empty\.$/],
    [() => ({ DATABASE_URL_FILE: fileOf('canary') }), 'The text in DATABASE_URL_FILE is a postgres:// address.'],
    [() => ({ DATABASE_URL: 'postgres://db/x', DATABASE_URL_FILE: fileOf('x') }), /both set: keep one of them\.$/],
    [
      () => ({ DATABASE_URL_FLIE: fileOf('x') }),
      /^There is no setting DATABASE_URL_FLIE. Did you mean DATABASE_URL_FILE\?/,
    ],
    [() => ({ MOONRISE_ADMIN_TOKEN_FILES: fileOf('x') }), /Did you mean MOONRISE_ADMIN_TOKEN_FILE\?/],
    [() => ({ PORT_FILE: fileOf('1'), MOONRISE_BUILD_FILE: fileOf('x') }), /^There is no setting MOONRISE_BUILD_FILE/],
  ])('%# a wrong one stops the start with one line that does not contain it', (environment, line) => {
    const message = messageFor(environment() as Record<string, string>);
    expect(message).toMatch(line);
    expect(message).not.toMatch(/canary|\n/);
  });
});
