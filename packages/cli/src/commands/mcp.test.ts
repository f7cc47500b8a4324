// The installed command, spoken to by the official client over standard input and output.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { rulesets } from '@moonrise/rulesets';
import { afterAll, beforeAll, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/moonrise.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'moonrise-mcp-'));
let url = '';
const server = spawn(process.execPath, [bin, 'serve', '--port', '0', '--data', folder], { stdio: 'pipe' });
beforeAll(async () => {
  let said = '';
  for await (const part of server.stdout) {
    said += part;
    [url = ''] = /http:\/\/\S+/.exec(said) ?? [];
    if (said.includes('Press Ctrl+C')) return;
  }
});
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

interface State {
  readonly room: string;
  readonly status: string;
  readonly your_turn: boolean;
  readonly winner?: string;
  readonly options: readonly { option: number; words: string; question?: string; takes_text?: true }[];
}
async function agent(at = url) {
  const client = new Client({ name: 'otter', version: '1.0.0' });
  const args = [bin, 'mcp', ...(at === '' ? [] : ['--server', at])];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' }));
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError, structuredContent } = await client.callTool({ name, arguments: given });
    const [part] = content as { text: string }[];
    return { words: part?.text ?? '', isError: isError === true, state: structuredContent as unknown as State };
  };
  return { client, call };
}
const phases = (rules: string) => {
  const built = rulesets.find(({ id }) => id === rules)?.build();
  return built?.ok ? [...built.rules.phaseOf.keys()] : [];
};

const short = { max_day: 1, talk: { max_count: { per_agent: 1, per_day: 1 } } };

test.each(rulesets.map(({ id }) => id))('an agent plays a whole game of %s against bots over stdio', async (rules) => {
  const { client, call } = await agent();
  const durations = Object.fromEntries(phases(rules).map((phase) => [phase, 1]));
  const made = await call('create_room', {
    name: 'Otter',
    game: rules,
    bots: 4,
    options: { countdown: 0, durations, ...(rules === 'aiwolf' && short) },
  });
  expect(made.isError ? made.words : '').toBe('');
  const [start] = made.state.options.filter(({ words }) => words.startsWith('Start the game'));
  let { state, isError } = await call('choose', { option: start?.option }); // no seat is named: there is one
  for (let turns = 0; state.status !== 'ended' && turns < 500; turns++) {
    const skip = state.options.find(({ words }) => words.startsWith('Let the bots play'));
    const first = state.options.find(({ question }) => question !== undefined);
    const option = skip ?? (state.your_turn ? first : undefined);
    ({ state, isError } = option
      ? await call('choose', { option: option.option, ...(option.takes_text && { text: randomUUID() }) })
      : await call('wait', { seconds: 5, until: 'turn' }));
    expect(typeof isError).toBe('boolean'); // the clock may have been faster
  }
  expect(state).toMatchObject({ status: 'ended', winner: expect.any(String) });
  await client.close();
});

test('the rules are resources, and each tool says what it does', async () => {
  const { client } = await agent();
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(rulesets.map(({ id }) => `moonrise://rules/${id}`));
  const { contents } = await client.readResource({ uri: 'moonrise://rules/one-night' });
  expect(contents[0]).toMatchObject({ text: expect.stringContaining('Troublemaker') });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_games',
    'create_room',
    'join_room',
    'look',
    'wait',
    'choose',
    'say',
    'leave',
  ]);
  for (const { description } of tools) expect(description).toMatch(/^[A-Z].*\.$/);
  await client.close();
});

test('without a game server the answer says how to start one', async () => {
  const { client, call } = await agent('http://127.0.0.1:9');
  const { words, isError } = await call('create_room', { name: 'Otter' });
  expect([isError, words]).toEqual([
    true,
    expect.stringMatching(/^No game server answers at http:\/\/127\.0\.0\.1:9: start/),
  ]);
  expect((await call('look')).words).toMatch(/^You have no seat: use list_games/);
  await client.close();
});

test('an address that is none is refused', async () => {
  const wrong = spawn(process.execPath, [bin, 'mcp', '--server', 'wolf'], { stdio: 'pipe' });
  const [code] = await once(wrong, 'exit');
  expect(code).toBe(2);
});
