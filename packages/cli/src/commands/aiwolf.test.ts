import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bin, started } from '../testing/started.ts';

const sample = join(import.meta.dirname, '../../../agent-kit/examples/sample-agent.mjs');
const folder = mkdtempSync(join(tmpdir(), 'moonrise-contest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (file: string, ...args: readonly string[]) => started(folder, file, args);

test('sample agents connect, play with bots, and the logs are written', async () => {
  const server = run(bin, 'aiwolf', '--port', '0', '--bots', '3');
  const url = await server.saying(/open: (ws:\S+)/);
  expect(server.said()).toContain('No agent is connected.');
  const agents = ['1', '2'].map((number) => run(sample, url, `sample${number}`));
  for (const agent of agents) {
    expect(await agent.ended, agent.complained()).toBe(0);
    expect(agent.said()).toContain('WEREWOLF');
  }
  await server.saying(/(1 played)/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.complained()).toBe('');
  expect(readdirSync(join(folder, 'log')).sort()).toEqual(['game', 'json', 'realtime']);
});

test.each([
  ['game: { agent_count: 6 }', 'logic.roles.6: '],
  ['game: { agent_count: x }', 'game.agent_count: '],
])('%s is wrong usage', async (text, message) => {
  const path = join(folder, 'wrong.yml');
  writeFileSync(path, text);
  const server = run(bin, 'aiwolf', '--config', path);
  expect(await server.ended).toBe(2);
  expect(server.complained()).toContain(message);
  expect(server.complained().trimEnd().split('\n')).toHaveLength(1);
});

test('--check validates a configuration without starting', async () => {
  const path = join(folder, 'right.yml');
  writeFileSync(path, 'game: { agent_count: 13 }');
  const server = run(bin, 'aiwolf', '--config', path, '--port', '0', '--check');
  expect(await server.ended).toBe(0);
  expect(server.said()).toBe('The configuration is valid.\n');
  const missing = run(bin, 'aiwolf', '--config', 'nowhere.yml');
  expect(await missing.ended).toBe(2);
});

test('where the spoken stream lacks ffmpeg, --check and the start give the same warning, and the contest opens', async () => {
  const path = join(folder, 'spoken.yml');
  writeFileSync(path, 'tts_broadcaster: { enable: true, ffmpeg_path: /no/such/ffmpeg }');
  const checked = run(bin, 'aiwolf', '--config', path, '--port', '0', '--check');
  expect(await checked.ended).toBe(0);
  expect(checked.complained()).toBe(
    'moonrise aiwolf: tts_broadcaster.ffmpeg_path: there is no program "/no/such/ffmpeg", so nothing is spoken: install ffmpeg or correct the path.\n',
  );
  const server = run(bin, 'aiwolf', '--config', path, '--port', '0');
  await server.saying(/(open: ws:)/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.complained()).toBe(checked.complained());
});
