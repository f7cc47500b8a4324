import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';

const TOKEN = 'k'.repeat(32);
const read = (env: Readonly<Record<string, string>>) => {
  const answer = readSettings(env);
  return answer.ok ? answer.settings.admin : answer.message;
};
const oidc = { MOONRISE_ADMIN_OIDC_ISSUER: 'https://login.example', MOONRISE_ADMIN_OIDC_CLIENT_ID: 'moonrise' };

test('the admin port is off by default, and on loopback when it is on', () => {
  expect(read({})).toBeNull();
  const admin = read({ ADMIN_PORT: '3001', MOONRISE_ADMIN_TOKEN: TOKEN });
  expect(admin).toMatchObject({ host: '127.0.0.1', port: 3001, url: null, oidc: null });
});

test('the token is never printed', () => {
  const answer = readSettings({ ADMIN_PORT: '3001', MOONRISE_ADMIN_TOKEN: TOKEN });
  expect(JSON.stringify(answer)).not.toContain(TOKEN);
  expect(answer).toMatchObject({ shown: expect.stringContaining('MOONRISE_ADMIN_TOKEN=***') });
  expect(read({ ADMIN_PORT: '3001', MOONRISE_ADMIN_TOKEN: 'short-secret' })).not.toContain('short-secret');
});

test('the token may be in a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'moonrise-token-')), 'token');
  writeFileSync(file, `${TOKEN}\n`);
  const admin = read({ ADMIN_PORT: '3001', MOONRISE_ADMIN_TOKEN_FILE: file });
  expect(admin).not.toBeNull();
  expect(typeof admin === 'object' && admin?.token()).toBe(TOKEN);
});

test.each([
  [{ ADMIN_PORT: '3001' }, /no one could sign in: set MOONRISE_ADMIN_TOKEN/],
  [{ MOONRISE_ADMIN_TOKEN: TOKEN }, /ADMIN_PORT is not/],
  [{ ADMIN_PORT: '3001', MOONRISE_ADMIN_TOKEN: 'short' }, /at least 32/],
  [{ ADMIN_PORT: 'x', MOONRISE_ADMIN_TOKEN: TOKEN }, /ADMIN_PORT is a port/],
  [{ ADMIN_PORT: '0.0.0.0:3001', MOONRISE_ADMIN_TOKEN: TOKEN }, /without https: put a proxy/],
  [{ ADMIN_PORT: '0.0.0.0:3001', MOONRISE_ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1' }, /without https: put a proxy/],
  [{ ADMIN_PORT: '3001', MOONRISE_ADMIN_TOKEN: TOKEN, MOONRISE_ADMIN_URL: 'http://wolf.example' }, /must be https/],
  [{ ADMIN_PORT: '3001', MOONRISE_ADMIN_TOKEN_FILE: '/nowhere/token' }, /cannot be read/],
  [{ ADMIN_PORT: '3001', ...oidc, MOONRISE_ADMIN_OIDC_ADMINS: 'a@b.example' }, /MOONRISE_ADMIN_URL is not/],
  [{ ADMIN_PORT: '3001', ...oidc, MOONRISE_ADMIN_URL: 'https://a.example' }, /no one may sign in/],
  [{ ADMIN_PORT: '3001', MOONRISE_ADMIN_TOKEN: TOKEN, MOONRISE_ADMIN_OIDC_ADMINS: 'a' }, /OIDC_ISSUER is not/],
  [{ ADMIN_PORT: '3001', ...oidc, MOONRISE_ADMIN_OIDC_CLAIM: 'groups' }, /set both or none/],
  [{ ADMIN_PORT: '3001', ...oidc, MOONRISE_ADMIN_OIDC_ISSUER: 'http://login.example' }, /must be https/],
])('%j is refused with a line that says what to do', (env, words) => {
  expect(read(env)).toMatch(words);
});

test('other machines may reach it through https only', () => {
  const env = { ADMIN_PORT: '0.0.0.0:3001', MOONRISE_ADMIN_TOKEN: TOKEN, MOONRISE_ADMIN_URL: 'https://admin.example' };
  expect(read(env)).toMatchObject({ host: '0.0.0.0', port: 3001 });
});
