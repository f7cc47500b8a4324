import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere } from '../testing/run-here.ts';
import { bin, started } from '../testing/started.ts';
import { admin as command } from './admin.ts';

const TOKEN = 'a-token-for-tests-only-with-40-letters-1';
const folder = mkdtempSync(join(tmpdir(), 'moonrise-admin-'));
const port = 12_000 + (process.pid % 20_000);
const env = { ADMIN_PORT: String(port), MOONRISE_ADMIN_TOKEN: TOKEN };
let server: ReturnType<typeof started>;
let address = '';
const sockets: Socket[] = [];

beforeAll(async () => {
  server = started(folder, bin, ['serve', '--port', '0', '--data', join(folder, 'data')], env);
  address = await server.saying(/ready: (\S+)/);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

type Environment = Readonly<Record<string, string>>;
/** What a task prints and how it ends, run in this process. */
const admin = (args: readonly string[], given: Environment = env) =>
  runHere(command, args, { ADMIN_PORT: '', MOONRISE_ADMIN_TOKEN: '', ...given });
/** The lines of a task. */
async function linesOf(...args: readonly string[]): Promise<readonly string[]> {
  const { code, out, err } = await admin(args);
  expect([code, err]).toEqual([0, '']);
  return out.slice(0, -1).split('\n');
}
const json = async (...args: readonly string[]) => JSON.parse((await admin([...args, '--json'])).out);
async function ask(event: string, payload: object): Promise<Record<string, unknown>> {
  const socket = io(address, { transports: ['websocket'], forceNew: true });
  sockets.push(socket);
  return socket.timeout(60_000).emitWithAck(event, payload);
}

test('a token is made without a server, long and new each time', async () => {
  const [one, other] = [await admin(['token'], {}), await admin(['token'], {})];
  expect(one.out).toMatch(/^[\w-]{43}\n$/);
  expect(one.out).not.toBe(other.out);
});

test('as a program it prints to standard output and ends with its exit code', async () => {
  const one = started(folder, bin, ['admin', 'overview'], env);
  expect([await one.ended, one.complained()]).toEqual([0, '']);
  expect(one.said()).toMatch(/^Moonrise .*\n0 connections/);
  const wrong = started(folder, bin, ['admin', 'nonsense'], env);
  expect([await wrong.ended, wrong.said()]).toEqual([2, '']);
});

test('rooms are listed, a network is banned and let in again, a player is muted by name, a room is closed', async () => {
  const { code } = await ask('create_room', { name: 'Anna' });
  await ask('join_room', { code, name: 'Bo', profile: 'p'.repeat(43) });
  expect((await admin(['rooms'])).out).toMatch(new RegExp(`${code} +lobby +moonrise .* Anna, Bo`));
  const wrong = await admin(['remove', String(code), 'Cy', '--reason', 'x']);
  expect([wrong.code, wrong.err]).toEqual([
    1,
    `moonrise admin: Room ${code} has no player "Cy"; there are: Anna, Bo.\n`,
  ]);
  const ban = await admin(['ban', '--network', '203.0.113.0/24', '--days', '7', '--reason', 'Spam']);
  expect(ban.out).toMatch(/^\w{26} {2}ban of 203\.0\.113\.0\/24 until 20/);
  const { bans } = await json('bans');
  expect(bans).toMatchObject([{ by: 'network', key: '203.0.113.0/24', made_by: 'operator' }]);
  expect((await admin(['lift', bans[0].id, '--reason', 'A mistake'])).out).toContain('ban is lifted');
  const mute = await admin(['mute', String(code), 'Bo', '--minutes', '5', '--reason', 'Flood']);
  expect(mute.out).toContain('mute of seat until');
  const byProfile = await admin(['ban', String(code), 'Bo', '--by', 'profile', '--forever', '--reason', 'Insults']);
  expect(byProfile.out).toMatch(/^\w{26} {2}ban of profile without an end\n$/);
  expect((await admin(['close', String(code), '--reason', 'Bad name'])).out).toBe(`Room ${code} is closed.\n`);
  expect((await admin(['rooms'])).out).toBe('No room is open.\n');
});

test('long lists are whole; the audit log says that there is more, and goes on where it is told', async () => {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  const ban = { kind: 'ban', by: 'network', days: 1, reason: 'Spam' };
  for (let i = 0; i < 55; i++) {
    const body = JSON.stringify({ ...ban, key: `198.51.100.${i}` });
    await fetch(`http://127.0.0.1:${port}/admin/api/bans`, { method: 'POST', headers, body });
  }
  const bans = await linesOf('bans');
  expect(bans.filter((line) => line.includes('198.51.100.'))).toHaveLength(55);
  const [, ...newest] = await linesOf('audit');
  const [, after = ''] = /^There are older ones: add --after (\d+), or --all\.$/.exec(newest.pop() ?? '') ?? [];
  const [, ...older] = await linesOf('audit', '--after', after);
  const [, ...all] = await linesOf('audit', '--all');
  const numbers = (lines: readonly string[]) => lines.map((line) => Number.parseInt(line, 10));
  expect(numbers(all)).toEqual([...numbers(newest), ...numbers(older)]);
  expect(numbers(all).slice(-2)).toEqual([2, 1]);
});

test('a profile is banned again by what the list of bans prints of it, and a network is muted', async () => {
  const { code } = await ask('create_room', { name: 'Cy', profile: 'q'.repeat(43) });
  const [made = ''] = await linesOf('ban', String(code), 'Cy', '--by', 'profile', '--days', '1', '--reason', 'x');
  await linesOf('lift', made.slice(0, 26), '--reason', 'y');
  const [, key = ''] = /profile ([\da-f]{8}) +Cy +lifted/.exec((await linesOf('bans', '--all')).join('\n')) ?? [];
  expect(await linesOf('ban', '--profile', key, '--days', '2', '--reason', 'Again')).toEqual([
    expect.stringMatching(/^\w{26} {2}ban of profile until /),
  ]);
  expect(await linesOf('mute', '--network', '192.0.2.0/24', '--minutes', '90', '--reason', 'Flood')).toEqual([
    expect.stringMatching(/^\w{26} {2}mute of 192\.0\.2\.0\/24 until /),
  ]);
  const unknown = await admin(['mute', '--seat', 'abcdef01', '--minutes', '9', '--reason', 'x']);
  expect([unknown.code, unknown.err]).toEqual([1, 'moonrise admin: No seat of an earlier ban begins with abcdef01.\n']);
});

test('what is announced can be read, and figures and backups are listed', async () => {
  await linesOf('announce', 'Hello', 'all');
  expect(await linesOf('announce')).toEqual(['Announced: Hello all']);
  await linesOf('announce', '--withdraw');
  expect(await linesOf('announce')).toEqual(['Nothing is announced.']);
  expect(await linesOf('figures', '--hours', '2')).toEqual([
    expect.stringMatching(/^(There are no figures|FIGURE +NOW)/),
  ]);
  expect((await linesOf('backups'))[0]).toMatch(/^(AT +STATE|No backup was made)/);
});

test('the other tasks answer, and the audit log has them', async () => {
  for (const task of ['overview', 'reports', 'limits', 'storage'] as const) {
    const { code, out } = await admin([task]);
    expect([task, code, out.length > 10]).toEqual([task, 0, true]);
  }
  expect((await admin(['announce', 'Hello', 'all'])).out).toBe('Everyone in a room was told.\n');
  expect((await admin(['announce', '--in', '10'])).out).toMatch(/^A restart at .* is announced/);
  expect((await admin(['announce', '--withdraw'])).code).toBe(0);
  expect((await admin(['audit'])).out).toMatch(/operator +withdraw_announcement/);
});

test('a backup is made and restored into a new folder', async () => {
  const made = await admin(['backup']);
  const [, file = ''] = /^(.*\.db): [\d.]+ MB\n$/.exec(made.out) ?? [];
  expect(existsSync(file)).toBe(true);
  const restored = join(folder, 'restored');
  expect((await admin(['restore', file, '--data', restored], {})).code).toBe(0);
  expect(existsSync(join(restored, 'moonrise.db'))).toBe(true);
  const again = await admin(['restore', file, '--data', restored], {});
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('has data already')]);
});

test('a server whose admin port is taken names that port, not its own', async () => {
  const second = started(folder, bin, ['serve', '--port', '0', '--data', join(folder, 'second')], env);
  expect(await second.ended).toBe(1);
  expect(second.complained()).toContain(
    `Port ${port} is in use: stop the other program, or choose another with ADMIN_PORT.`,
  );
});

test('the token may be in a file, and is never an argument', async () => {
  writeFileSync(join(folder, 'token'), `${TOKEN}\n`);
  const given = { ADMIN_PORT: String(port) };
  expect((await admin(['overview', '--token-file', join(folder, 'token')], given)).code).toBe(0);
  const { code, err } = await admin(['overview', '--token', TOKEN], given);
  expect([code, err]).toEqual([2, expect.stringContaining('There is no option --token;')]);
});

test.each([
  [['rooms'], { ADMIN_PORT: String(port) }, 2, /The token is missing: set MOONRISE_ADMIN_TOKEN/],
  [['rooms'], { MOONRISE_ADMIN_TOKEN: TOKEN }, 2, /--url is missing: set ADMIN_PORT/],
  [['rooms', '--url', 'http://wolf.example'], { MOONRISE_ADMIN_TOKEN: TOKEN }, 2, /must be https for another machine/],
  [
    ['rooms', '--url', 'http://127.0.0.1:1'],
    { MOONRISE_ADMIN_TOKEN: TOKEN },
    1,
    /No server answers at http:\/\/127\.0\.0\.1:1/,
  ],
  [['nonsense'], env, 2, /There is no "admin nonsense"; there are: overview, rooms, close/],
  [['close', 'ZZZZ'], env, 2, /--reason is missing: say why/],
  [['close', 'ZZZZ', '--reason', 'x'], env, 1, /No open room has this code/],
  [['ban', '--network', 'nonsense', '--forever', '--reason', 'x'], env, 1, /an address or a network, such as/],
  [['ban', '--network', '203.0.113.9', '--reason', 'x'], env, 2, /either --days or --forever/],
  [
    ['ban', 'ZZZZ', '--network', '203.0.113.9', '--days', '1', '--reason', 'x'],
    env,
    2,
    /either one of --network, --profile and --seat, or the CODE of a room/,
  ],
  [
    ['ban', 'ZZZZ', 'Bo', '--by', 'name', '--days', '1', '--reason', 'x'],
    env,
    2,
    /one or more of profile,seat,network/,
  ],
  [['remove', 'ZZZZ', 'Anna', 'Maria', '--reason', 'x'], env, 2, /"Maria" is too much for admin remove; put quotes/],
  [['report', 'x', '--action', 'none'], env, 2, /NUMBER is the number of a report, not "x"/],
  [['rooms', '--token-file', 'nowhere'], env, 2, /The token file nowhere cannot be read \(ENOENT\)/],
  [['rooms'], { ...env, MOONRISE_ADMIN_TOKEN: 'wrong' }, 1, /This is not the token of this server/],
])('%j says what is wrong', async (args, given, code, words) => {
  const failed = await admin(args, given as Environment);
  expect(failed).toMatchObject({ code, out: '' });
  expect(failed.err).toMatch(words);
});
