import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { served, until } from './testing/served.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'moonrise-kit-'));
const [packed, empty] = [join(folder, 'packed'), join(folder, 'empty')];
const kit = join(empty, 'node_modules/@moonrise/agent-kit');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const npm = (cwd: string, ...args: readonly string[]) => run('npm', args, { cwd });
/** Packs a folder as `npm publish` would, and returns the file. */
async function pack(path: string): Promise<string> {
  const { stdout } = await npm(path, 'pack', '--silent', '--pack-destination', packed);
  return join(packed, stdout.trim().split('\n').at(-1) ?? '');
}
const isOffline = (error: unknown) => /ENOTCACHED|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/.test(String(error));

/** Installs the file alone. Without a registry, its two dependencies come from our own node_modules, and this is said. */
async function install(file: string): Promise<void> {
  try {
    await npm(empty, 'install', '--prefer-offline', file);
  } catch (error) {
    if (!isOffline(error)) throw error;
    console.warn('No registry can be reached: ws and zod are installed from our own node_modules.');
    const dependencies = await Promise.all(['ws', 'zod'].map((name) => pack(join(root, 'node_modules', name))));
    await npm(empty, 'install', '--offline', file, ...dependencies);
  }
}

beforeAll(async () => {
  for (const path of [packed, empty]) mkdirSync(path);
  const file = await pack(join(root, 'packages/agent-kit')); // builds dist/ first
  await install(file);
}, 300_000);

const readme = () => readFileSync(join(kit, 'README.md'), 'utf8');
const agentIn = (markdown: string) => /^```js\n([\s\S]*?)^```/m.exec(markdown)?.[1] ?? '';

test('the kit installs in an empty folder, with ws and zod and nothing else', () => {
  expect(readdirSync(join(empty, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    '@moonrise',
    'ws',
    'zod',
  ]);
  const { dependencies } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  expect(Object.keys(dependencies)).toEqual(['ws', 'zod']);
  expect(readdirSync(kit).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'examples', 'package.json', 'src']);
  expect(readFileSync(join(kit, 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
  const [file] = readdirSync(packed);
  for (const text of [readme(), readFileSync(join(root, 'docs/contest.md'), 'utf8')]) expect(text).toContain(file);
});

test("the README's agent, which the contest page of the docs repeats, plays a game", () =>
  served({ bots: 4 }, async ({ url, server, troubles }) => {
    const agent = agentIn(readme());
    expect(readFileSync(join(root, 'docs/contest.md'), 'utf8')).toContain(agent);
    writeFileSync(join(empty, 'agent.mjs'), agent);
    const { stdout } = await run(process.execPath, ['agent.mjs', url, 'otters1'], { cwd: empty });
    expect(stdout).toContain('WEREWOLF');
    await until(() => server.contest.finished.length === 1);
    expect(troubles).toEqual([]);
  }));

test('five sample agents of the package play a game with free speech', () => {
  const free = 'duration: 60s';
  const config = `game: { agent_count: 5, talk: { ${free} }, whisper: { ${free} } }`;
  return served({ config }, async ({ url, server, folder: logs, troubles }) => {
    const sample = join(kit, 'examples/sample-agent.mjs');
    const names = [1, 2, 3, 4, 5].map((number) => `sample${number}`);
    const said = await Promise.all(names.map((name) => run(process.execPath, [sample, url, name])));
    for (const { stdout } of said) expect(stdout).toContain('WEREWOLF');
    await until(() => server.contest.finished.length === 1);
    const [log = ''] = readdirSync(join(logs, 'game_logger')).filter((name) => name.endsWith('.log'));
    const lines = readFileSync(join(logs, 'game_logger', log), 'utf8').split('\n');
    const spoken = lines.filter((line) => line.startsWith('0,talk,'));
    expect(spoken.filter((line) => line.includes('Good morning.'))).toHaveLength(5);
    expect(spoken.filter((line) => line.includes('I see.'))).not.toEqual([]); // a reply to a broadcast
    expect(troubles).toEqual([]);
  });
});

test('the types of the package compile in a strict project', async () => {
  const text = `
    import { type Handlers, playGame, type SayResult } from '@moonrise/agent-kit';
    const said: SayResult[] = [];
    const handlers: Handlers = {
      VOTE: ({ living, info }) => living[0] ?? info.agent,
      TALK: async ({ talks }) => talks.at(-1)?.text ?? 'Over',
      TALK_BROADCAST: ({ packet, say }) => said.push(say(packet.new_talk?.text ?? '')),
    };
    export const played = playGame({ url: '', name: '' }, handlers);
    // @ts-expect-error a vote is a name
    export const wrong: Handlers = { VOTE: () => 3 };
  `;
  writeFileSync(join(empty, 'agent.mts'), text);
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', ''];
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, ...options, 'agent.mts'], { cwd: empty }).catch(
    (failure: { readonly stdout: string }) => failure,
  );
  expect(stdout).toBe('');
});
