import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { makeToken } from './agents/token.ts';
import { served, until } from './testing/served.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'moonrise-python-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const agentFile = (name: string) => join(import.meta.dirname, '../../../docs/agents', name);
const plain = agentFile('standard_library_agent.py');
const withPackage = agentFile('websocket_client_agent.py');
const worksWith = (python: string, code: string) => spawnSync(python, ['-c', code]).status === 0;
const pythons = ['python3', '/usr/bin/python3'];
const python = pythons.find((path) => worksWith(path, 'import sys; assert sys.version_info >= (3, 9)'));

/** A Python with the module: one of this machine, or a new virtual environment with the package. */
function pythonWithPackage(): string | undefined {
  const found = pythons.find((path) => worksWith(path, 'import websocket'));
  if (found !== undefined || python === undefined) return found;
  const made = join(folder, 'venv/bin/python3');
  spawnSync(python, ['-m', 'venv', join(folder, 'venv')]);
  if (existsSync(made)) spawnSync(made, ['-m', 'pip', 'install', '--quiet', 'websocket-client'], { timeout: 60_000 });
  return existsSync(made) && worksWith(made, 'import websocket') ? made : undefined;
}
const equipped = pythonWithPackage();

/** Plays a whole game of this many agents. */
const game = (program: string, script: string, count: number, config = '') =>
  served({ config: `game: { agent_count: ${count}${config} }` }, async ({ url, server, troubles }) => {
    const names = Array.from({ length: count }, (_, i) => `snake${i + 1}`);
    const ended = await Promise.all(names.map((name) => run(program, [script, url, name])));
    for (const { stdout } of ended) expect(Object.keys(JSON.parse(stdout))).toHaveLength(count);
    await until(() => server.contest.running.size === 0);
    expect(server.contest.finished[0]?.winner).toMatch(/VILLAGER|WEREWOLF/);
    expect(troubles).toEqual([]);
  });
const free = ', talk: { duration: 60s }, whisper: { duration: 60s }';

const reason = python === undefined ? ' (skipped: this machine has no Python 3.9 or newer)' : '';
describe.runIf(python)(`the Python agent of the docs, with the standard library alone${reason}`, () => {
  test.each([5, 9, 13])('%i of them play a whole game', (count) => game(python as string, plain, count));
  test('nine of them play a game with free speech', () => game(python as string, plain, 9, free));

  test('it sends its token, and says why it was not accepted', () => {
    const config = 'server: { authentication: { enable: true } }';
    return served({ config, bots: 4, environment: { SECRET_KEY: 'secret' } }, async ({ url }) => {
      const token = makeToken({ role: 'PLAYER', team: 'snake' }, 'secret');
      const { stdout } = await run(python as string, [plain, url, 'snake1', token]);
      expect(stdout).toContain('WEREWOLF');
      const refused = run(python as string, [plain, url, 'snake1']);
      await expect(refused).rejects.toThrow('The server closed the connection before the end of the game.');
      const elsewhere = run(python as string, [plain, url.replace('/ws', '/no-such-path'), 'snake1']);
      await expect(elsewhere).rejects.toThrow('The server did not accept the connection: HTTP/1.1 404 Not Found');
    });
  });

  test('it understands fragments, long messages, pings and a close', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const long = '狼'.repeat(40_000); // 120,000 bytes: the length takes eight bytes
    const info = { agent: 'A', day: 0, status_map: { A: 'ALIVE', [long]: 'ALIVE' } };
    const texts: string[] = [];
    const pongs: string[] = [];
    server.on('connection', (socket) => {
      socket.on('pong', (data) => pongs.push(String(data)));
      socket.on('message', (data) => {
        texts.push(String(data));
        if (texts.length === 2) socket.close(1000);
      });
      const vote = JSON.stringify({ request: 'VOTE', info });
      socket.send('{"request":', { fin: false });
      socket.ping('between two fragments');
      socket.send('"NAME"}', { fin: true });
      socket.send(vote);
    });
    const closed = run(python as string, [plain, `ws://127.0.0.1:${port}`, 'snäke1']);
    await expect(closed).rejects.toThrow('The server closed the connection before the end of the game.');
    expect(texts).toEqual(['snäke1', long]);
    expect(pongs).toEqual(['between two fragments']);
    server.close();
  });
});

const missing = equipped === undefined ? ' (skipped: no Python here has it, and pip could not install it)' : '';
describe.runIf(equipped)(`the Python agent of the docs, with websocket-client${missing}`, () => {
  test.each([5, 13])('%i of them play a whole game', (count) => game(equipped as string, withPackage, count));
  test('five of them play a game with free speech', () => game(equipped as string, withPackage, 5, free));
});

test('both Python agents decide by the same lines', () => {
  const decisions = (file: string) => /^class Agent:[\s\S]*?\n\n\n/m.exec(readFileSync(file, 'utf8'))?.[0] ?? file;
  expect(decisions(plain)).toBe(decisions(withPackage));
});
