import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeToken } from '@moonrise/aiwolf';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../command.ts';
import { terminalOn } from '../terminal/terminal.ts';
import { bin, started } from '../testing/started.ts';
import { tokens } from './tokens.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-tokens-'));
const SECRET = 'a secret of the organisers';
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  vi.stubEnv('SECRET_KEY', SECRET);
  return () => vi.unstubAllEnvs();
});

async function run(...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const stream = (into: string[]) => ({ write: (text: string) => into.push(text) });
  const code = await main([tokens], ['aiwolf', 'tokens', ...args], terminalOn(stream(out), stream(err), {}));
  return { code, out: out.join(''), err: err.join('') };
}
const cli = (...args: readonly string[]) => started(folder, bin, args, { SECRET_KEY: SECRET });
const listIn = (name: string) => ['--tokens', join(folder, name)];

test('make prints a token for each team; list shows them without the token; revoke marks one', async () => {
  const list = listIn('all.jsonl');
  const made = await run('make', 'otters', 'bears', '--receiver', '--expires', '30d', ...list);
  const lines = made.out
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(lines.map(([team]) => team)).toEqual(['otters', 'bears', 'RECEIVER']);
  const listed = JSON.parse((await run('list', '--json', ...list)).out);
  expect(listed).toMatchObject([
    { role: 'PLAYER', team: 'otters' },
    { role: 'PLAYER', team: 'bears' },
    { role: 'RECEIVER' },
  ]);
  const { out: table } = await run('list', ...list);
  for (const [, token = ''] of lines) {
    expect(table).not.toContain(token.split('.')[2]);
    expect(readFileSync(join(folder, 'all.jsonl'), 'utf8')).not.toContain(token.split('.')[2]);
  }
  expect(await run('revoke', listed[1].id, ...list)).toMatchObject({ code: 0, out: `${listed[1].id} is revoked.\n` });
  expect(await run('revoke', '--team', 'bears', ...list)).toMatchObject({
    out: `${listed[1].id} was revoked before.\n`,
  });
  const [head, ...rows] = (await run('list', ...list)).out.trimEnd().split('\n');
  expect(head).toMatch(/^ID +ROLE +TEAM +MADE +EXPIRES +REVOKED$/);
  expect(rows.map((row) => row.endsWith(' -'))).toEqual([true, false, true]); // the last column: when it was revoked
});

test.each<[readonly string[], number, string]>([
  [[], 2, 'make, list or revoke is missing'],
  [['break'], 2, 'There is no "tokens break"; there are: make, list, revoke.'],
  [['make'], 2, 'TEAM is missing'],
  [['make', 'otters3'], 2, '"otters3" ends with a digit'],
  [['make', 'a,b'], 2, '"a,b" cannot be a team'],
  [['make', 'moonrise-bot'], 2, 'is the name of the built-in players'],
  [['make', 'otters', '--expires', 'soon'], 2, '--expires is 90m, 12h, 30d or a date'],
  [['make', 'otters', '--expires', '2020-01-01'], 2, 'is not in the future'],
  [['revoke'], 2, 'ID is missing'],
  [['revoke', 'none'], 1, 'No token in the list has the id "none".'],
  [['revoke', '--team', 'none'], 1, 'no token of the team "none"'],
])('tokens %j ends with code %i', async (args, code, message) => {
  const ended = await run(...args, ...listIn('wrong.jsonl'));
  expect(ended.code).toBe(code);
  expect(ended.err).toContain(message);
  expect(ended.err.trimEnd().split('\n')).toHaveLength(1);
});

test('without SECRET_KEY no token is made; --help explains', async () => {
  vi.stubEnv('SECRET_KEY', '');
  expect(await run('make', 'otters', ...listIn('none.jsonl'))).toMatchObject({ code: 2 });
  expect((await run('--help')).out).toContain('Usage: moonrise aiwolf tokens make TEAM…');
  expect(await run('list', ...listIn('none.jsonl'))).toMatchObject({ code: 0, out: 'No token was made yet.\n' });
});

test('a running server refuses a token from the moment it is revoked, also one that it did not make', async () => {
  const config = join(folder, 'contest.yml');
  const logs = ['game_logger', 'json_logger', 'realtime_broadcaster'].map(
    (one) => `${one}: { output_dir: log/${one} }`,
  );
  writeFileSync(config, ['server: { authentication: { enable: true } }', ...logs].join('\n'));
  const server = cli('aiwolf', '--config', config, '--port', '0');
  const url = (await server.saying(/open: (ws:\S+)/)).replace('ws:', 'http:').replace('/ws', '/api/v1/status');
  const old = makeToken({ role: 'RECEIVER' }, SECRET); // as upstream makes them, without an id
  const made = cli('aiwolf', 'tokens', 'make', '--receiver', '--config', config);
  await made.ended;
  const fresh = made.said().trim().split('\t')[1] ?? '';
  const statuses = () => Promise.all([old, fresh].map(async (token) => (await fetch(`${url}?token=${token}`)).status));
  expect(await statuses()).toEqual([200, 200]);
  for (const token of [old, fresh]) {
    const revoked = cli('aiwolf', 'tokens', 'revoke', '-', '--config', config);
    revoked.child.stdin.end(token);
    expect(await revoked.ended, revoked.complained()).toBe(0);
  }
  expect(await statuses()).toEqual([401, 401]);
  expect(server.complained()).toContain('from 127.0.0.1: its token was revoked.');
  expect(server.complained()).not.toContain(fresh.split('.')[1]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
