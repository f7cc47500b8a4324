import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArguments } from '../arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { aiwolf } from './aiwolf.ts';
import { openContest } from './open-contest.ts';

const bin = join(import.meta.dirname, '../../bin/moonrise.mjs'); // runs from dist
const folder = mkdtempSync(join(tmpdir(), 'moonrise-check-'));
let busy: Server; // on the port that is in use
let busyPort = 0;

beforeAll(async () => {
  busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  busyPort = (busy.address() as { port: number }).port;
});
afterAll(() => {
  busy.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A case: the configuration, further flags, the environment, and files that exist before. */
interface Combination {
  readonly config?: string | null; // null: no file is given
  readonly flags?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly says: readonly (string | RegExp)[]; // parts of the lines, in this order
  readonly code: 0 | 1 | 2;
}
const league = 'matching: { self_match: false, is_optimize: true, output_path: $FOLDER/plan.json }';
const plan = (teams: number) =>
  JSON.stringify({
    infinite_loop: false,
    team_count: teams,
    game_count: 1,
    idx_team_map: {},
    role_num_map: { WEREWOLF: 1, POSSESSED: 1, SEER: 1, VILLAGER: 2 },
    ended_matches: [],
    scheduled_matches: [{ role_idxs: { WEREWOLF: [0], POSSESSED: [1], SEER: [2], VILLAGER: [3, 4] }, weight: 1 }],
  });
const ended = plan(5).replace(
  /"ended_matches":.*$/,
  '"ended_matches":[{"WEREWOLF":[0],"POSSESSED":[1],"SEER":[2],"VILLAGER":[3,4]}],"scheduled_matches":[]}',
);

const combinations: Readonly<Record<string, Combination>> = {
  'nothing wrong': { says: [], code: 0 },
  'a league with house bots': { config: league, flags: ['--bots', '2'], says: [], code: 0 },
  'unknown keys': {
    config: 'live_metrics: { a: 1 }\nslack_notifier: { webhook_url: x }',
    says: ['slack_notifier.webhook_url: there is no such key', 'live_metrics: there is no such key'],
    code: 0,
  },
  'an unknown key and a contradiction': {
    config: 'live_metrics: 1\nmatching: { is_optimize: true }',
    says: ['live_metrics: ', 'matching.is_optimize: contradicts'],
    code: 2,
  },
  'a missing file': { config: null, flags: ['--config', '$FOLDER/no.yml'], says: ['--config: cannot read'], code: 2 },
  'no YAML': { config: 'a: [', says: ['This is not YAML'], code: 2 },
  'a wrong port in the environment': { environment: { PORT: 'x' }, says: ['PORT must be a number'], code: 2 },
  'the flag is stronger than the environment': {
    flags: ['--port', '0'],
    environment: { PORT: 'x' },
    says: [],
    code: 0,
  },
  'a wrong port flag': { flags: ['--port', '99999'], says: ['--port is a whole number'], code: 2 },
  'too many bots': { flags: ['--bots', '9'], says: [/bots/], code: 2 },
  'a wrong number of bots': { flags: ['--bots', 'x'], says: ['--bots is a whole number'], code: 2 },
  'authentication without a secret': {
    config: 'server: { authentication: { enable: true } }',
    says: ['SECRET_KEY'],
    code: 2,
  },
  'authentication with a secret': {
    config: 'server: { authentication: { enable: true } }',
    environment: { SECRET_KEY: 'k' },
    says: [],
    code: 0,
  },
  'a token list that is a folder': {
    flags: ['--tokens', '$FOLDER'],
    environment: { SECRET_KEY: 'k' },
    says: ['is not a file'],
    code: 1,
  },
  'a port in use': { flags: ['--port', '$BUSY'], says: ['is in use'], code: 1 },
  'a port in use, from the environment': { environment: { PORT: '$BUSY' }, says: ['is in use'], code: 1 },
  'a host that is elsewhere': { environment: { HOST: '192.0.2.1' }, says: ['no address of this computer'], code: 1 },
  'a plan that is no plan': { config: league, files: { 'plan.json': '{}' }, says: ['is not a schedule'], code: 1 },
  'a plan for other teams': { config: league, files: { 'plan.json': plan(7) }, says: ['is for 7 teams'], code: 1 },
  'a plan that fits': { config: league, files: { 'plan.json': plan(5) }, says: [], code: 0 },
  'a broken plan that is not used': { files: { 'plan.json': '{}' }, says: [], code: 0 },
  'a plan in a place that is a file': {
    config: league.replace('plan.json', 'taken/plan.json'),
    files: { taken: '' },
    says: ['matching.output_path: cannot be written'],
    code: 1,
  },
  'folders that cannot be made, a broken plan and a port in use': {
    config: `${league}\ngame_logger: { output_dir: $FOLDER/taken/a }\njson_logger: { output_dir: $FOLDER/taken }`,
    files: { taken: '', 'plan.json': 'x' },
    flags: ['--port', '$BUSY'],
    says: ['game_logger.output_dir: ', 'json_logger.output_dir: ', 'is not a schedule', 'is in use'],
    code: 1,
  },
  'a folder that is a file but is not used': {
    config: 'game_logger: { enable: false, output_dir: $FOLDER/taken }',
    files: { taken: '' },
    says: [],
    code: 0,
  },
  'broken results': {
    files: { 'game/results.jsonl': 'x\n\n{}\n' },
    says: ['results.jsonl: line 1 cannot be read', 'results.jsonl: line 3 cannot be read'],
    code: 0,
  },
  'results that are a folder': { files: { 'game/results.jsonl/a': '' }, says: ['is not a file'], code: 1 },
  'a speech server without ffmpeg': {
    config: 'tts_broadcaster: { enable: true, ffmpeg_path: $FOLDER/no-ffmpeg }',
    says: ['tts_broadcaster.ffmpeg_path: '],
    code: 0,
  },
  'notices without an address': { config: 'slack_notifier: { enable: true }', says: ['SLACK_WEBHOOK_URL'], code: 0 },
  'profiles by a model without a key': {
    config: 'custom_profile: { dynamic_profile: { enable: true, model: m } }',
    says: ['OPENAI_API_KEY'],
    code: 0,
  },
  'taking out without a plan': {
    flags: ['--take-out', '$FOLDER/other.json'],
    says: ['is_optimize: is false'],
    code: 2,
  },
  'taking out of a plan that is missing': {
    config: league,
    flags: ['--take-out', '$FOLDER/other.json'],
    says: ['is no schedule'],
    code: 2,
  },
  'taking out a broken plan': {
    config: league,
    flags: ['--take-out', '$FOLDER/other.json'],
    files: { 'plan.json': plan(5), 'other.json': '{}' },
    says: ['other.json is no schedule'],
    code: 2,
  },
  'taking out, with bots and a port that the start would refuse': {
    config: league,
    flags: ['--take-out', '$FOLDER/other.json', '--port', '$BUSY'],
    files: { 'plan.json': plan(5), 'other.json': ended },
    says: [],
    code: 0,
  },
};

/** Writes the files of a case into a folder of its own. */
function prepared({ config = '', flags = [], environment = {}, files = {} }: Combination) {
  const own = mkdtempSync(join(folder, 'case-'));
  const filled = (text: string) => text.replaceAll('$FOLDER', own).replaceAll('$BUSY', String(busyPort));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(own, path, '..'), { recursive: true });
    writeFileSync(join(own, path), text);
  }
  const loggers = { game_logger: 'game', json_logger: 'json', realtime_broadcaster: 'realtime' };
  const logs = Object.entries(loggers)
    .filter(([key]) => !config?.includes(key))
    .map(([key, name]) => `${key}: { output_dir: $FOLDER/${name} }\n`);
  const path = join(own, 'contest.yml');
  if (config !== null) writeFileSync(path, filled(`${logs.join('')}${config}`));
  const args = [...(config === null ? [] : ['--config', path]), ...flags.map(filled)];
  const port = flags.includes('--port') || environment.PORT !== undefined ? {} : { PORT: '0' };
  const variables = Object.entries(environment).map(([key, value]) => [key, filled(value)]);
  return { own, args, environment: { ...port, ...Object.fromEntries(variables) } };
}
const treeOf = (path: string): string[] => readdirSync(path, { recursive: true }).map(String).sort();

/** What is said, and the exit code as the command line gives it. A contest that has opened is closed. */
async function heard(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = {
    print: (text: string) => said.push(text),
    printError: (text: string) => complained.push(text),
  } as unknown as Terminal;
  try {
    const opened = await openContest(readArguments(aiwolf.flags, args), terminal, () => {}, environment);
    await opened?.server.close();
    return { said, complained, code: 0, hasOpened: opened !== undefined };
  } catch (error) {
    complained.push(`moonrise aiwolf: ${(error as Error).message}`);
    return { said, complained, code: (error as Error).constructor.name === 'WrongUsage' ? 2 : 1, hasOpened: false };
  }
}

test.each(Object.entries(combinations))('--check says what the start says: %s', async (_, combination) => {
  const { own, args, environment } = prepared(combination);
  const before = treeOf(own);
  const check = await heard([...args, '--check'], environment);
  expect(treeOf(own)).toEqual(before); // a check changes nothing
  const start = await heard(args, environment);
  expect({ complained: check.complained, code: check.code }).toEqual({
    complained: start.complained,
    code: start.code,
  });
  expect(check.code).toBe(combination.code);
  expect(check.complained).toHaveLength(combination.says.length);
  for (const [i, part] of combination.says.entries()) expect(check.complained[i]).toMatch(part);
  expect(check.hasOpened).toBe(false);
  const isTakeOut = combination.flags?.includes('--take-out') ?? false;
  expect(start.hasOpened).toBe(start.code === 0 && !isTakeOut);
  const valid = isTakeOut ? 'Games to remove: 1.' : 'The configuration is valid.';
  expect(check.said).toEqual(check.code === 0 ? [valid] : []);
});

async function ran(args: readonly string[], cwd: string, environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [bin, 'aiwolf', ...args], { cwd, env: { ...process.env, ...environment } });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (data) => {
    said += data;
    if (said.includes('The contest is open')) child.kill('SIGTERM');
  });
  child.stderr.on('data', (data) => {
    complained += data;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { said, complained, code };
}

test.each(['unknown keys', 'a wrong port in the environment', 'a plan for other teams', 'broken results'])(
  '--check says what the start says, as programs: %s',
  async (name) => {
    const combination = combinations[name] as Combination;
    const { own, args, environment } = prepared(combination);
    const check = await ran([...args, '--check'], own, environment);
    const start = await ran(args, own, environment);
    expect({ complained: check.complained, code: check.code }).toEqual({
      complained: start.complained,
      code: start.code,
    });
    expect(check.code).toBe(combination.code);
    expect(check.complained).not.toBe('');
  },
  60_000,
);

test('--check says what the start says, as programs: no file', async () => {
  const { own } = prepared({ says: [], code: 0 });
  const check = await ran(['--bots', '2', '--check'], own, { PORT: '0' });
  expect(existsSync(join(own, 'log'))).toBe(false);
  const start = await ran(['--bots', '2'], own, { PORT: '0' });
  expect([check.complained, check.code]).toEqual([start.complained, start.code]);
  expect(check).toEqual({ said: 'The configuration is valid.\n', complained: '', code: 0 });
}, 60_000);

test('--check reads .env as the start does, and makes no folder', async () => {
  const { own } = prepared({ says: [], code: 0 });
  writeFileSync(join(own, '.env'), 'PORT=nowhere\n');
  const { complained, code } = await ran(['--check'], own, {});
  expect(complained).toContain('PORT must be a number from 0 to 65535, not "nowhere"');
  expect(code).toBe(2);
  expect(existsSync(join(own, 'log'))).toBe(false);
}, 60_000);
