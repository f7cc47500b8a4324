// Whole arenas with the built program. It is killed at moments that depend on what it has written, not on time.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeProvider } from '@moonrise/bots/llm/testing';
import type { AnswerOf } from '@moonrise/protocol';
import { type GameFile, verify } from '@moonrise/record';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, expect, test } from 'vitest';
import { bin, started } from '../testing/started.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-arena-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [KILLS, DEALS] = process.env.MOONRISE_LONG ? [20, 12] : [4, 4];
const GAMES = DEALS * 12; // two tables, three pairs, each way round
const PLAN = `name: spring
seed: otter
deals: ${DEALS}
tables: [{ rules: classic, players: 6 }, { rules: one-night, players: 5 }]
players: { chaos: { bot: random }, easy: { bot: easy }, standard: { bot: standard } }
`;
const plan = join(folder, 'plan.yaml');
writeFileSync(plan, PLAN);
const arena = (...args: readonly string[]) => started(folder, bin, ['arena', ...args]);
const read = (out: string, name: string) => readFileSync(join(folder, out, name), 'utf8');
const linesIn = (out: string): number => {
  const path = join(folder, out, 'journal.jsonl');
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0;
};
async function finished(...args: readonly string[]) {
  const run = arena(...args);
  return { code: await run.ended, said: run.said(), complained: run.complained() };
}

test('an arena gives tables, results, a page and a data set that describes itself', async () => {
  const { code, said, complained } = await finished(plan, '--out', 'one', '--workers', '1');
  expect([code, complained]).toEqual([0, '']);
  expect(said).toContain(`spring: ${GAMES} games, ${DEALS} deals a table and pair`);
  const results = JSON.parse(read('one', 'results.json'));
  expect(results.games).toEqual({ planned: GAMES, played: GAMES, failed: 0 });
  expect(results.differences).toHaveLength(3);
  expect(read('one', 'report.html')).toContain('<h2>Paired differences</h2>');
  const games = read('one', 'games.jsonl').trimEnd().split('\n');
  const moves = read('one', 'moves.jsonl').trimEnd().split('\n');
  expect(games).toHaveLength(GAMES);
  for (const [name, lines] of [
    ['games', games],
    ['moves', moves],
  ] as const) {
    const rows = await parquetReadObjects({ file: await asyncBufferFromFile(join(folder, 'one', `${name}.parquet`)) });
    const plain = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? Number(value) : value));
    expect(JSON.parse(plain)).toEqual(lines.map((line) => JSON.parse(line)));
    const card = read('one', 'README.md');
    for (const key of Object.keys(JSON.parse(lines[0] ?? ''))) expect(card).toContain(`| \`${key}\` |`);
  }
  expect(readdirSync(join(folder, 'one/logs'))).toHaveLength(GAMES);
});

test('a game server shows it, with logs that verify', async () => {
  const env = { MOONRISE_ARENAS: folder };
  const server = started(folder, bin, ['serve', '--port', '0', '--data', join(folder, 'data')], env);
  try {
    const address = await server.saying(/ready: (\S+)/);
    const get = async <T>(path: string) => (await (await fetch(`${address}/api/arenas${path}`)).json()) as T;
    expect((await get<{ readonly arenas: unknown }>('')).arenas).toMatchObject([
      { id: 'one', name: 'spring', games: { planned: GAMES, played: GAMES } },
    ]);
    const { budget_usd: _, ...results } = JSON.parse(read('one', 'results.json'));
    expect(results).toMatchObject(await get<object>('/one'));
    const { games, total } = await get<AnswerOf<'/api/arenas/{arena}/games'>>(
      '/one/games?village=easy&wolves=standard',
    );
    expect([games.length, total]).toEqual([GAMES / 6, GAMES / 6]);
    const log = await get<GameFile>(`/one/games/${games[0]?.game}`);
    expect(verify(log)).toMatchObject({ ok: true });
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
});

test('three workers write the same bytes, and a finished arena is not played again', async () => {
  const { said } = await finished(plan, '--out', 'three', '--workers', '3', '--json');
  expect(JSON.parse(said).games.played).toBe(GAMES);
  for (const name of ['games.jsonl', 'moves.jsonl', 'games.parquet', 'README.md'])
    expect(read('three', name)).toBe(read('one', name));
  const before = statSync(join(folder, 'three/journal.jsonl'));
  expect((await finished(plan, '--out', 'three')).code).toBe(0);
  expect(statSync(join(folder, 'three/journal.jsonl')).size).toBe(before.size);
});

test(`killed ${KILLS} times, it ends with the same bytes and counts no game twice`, async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    const from = linesIn('killed');
    const run = arena(plan, '--out', 'killed', '--workers', '2');
    while (linesIn('killed') <= from + (kill % 3)) {
      if (run.child.exitCode !== null) throw new Error(run.complained());
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    run.child.kill('SIGKILL');
    await run.ended;
  }
  expect((await finished(plan, '--out', 'killed')).code).toBe(0);
  for (const name of ['games.jsonl', 'moves.jsonl', 'games.parquet', 'README.md'])
    expect(read('killed', name)).toBe(read('one', name));
  const { measured: _, ...results } = JSON.parse(read('killed', 'results.json'));
  const { measured: __, ...undisturbed } = JSON.parse(read('one', 'results.json'));
  expect(results).toEqual(undisturbed);
});

test('a line that was cut by a kill is forgotten', async () => {
  const journal = join(folder, 'killed/journal.jsonl');
  writeFileSync(journal, readFileSync(journal).subarray(0, -40));
  expect((await finished(plan, '--out', 'killed')).code).toBe(0);
  expect(read('killed', 'games.jsonl')).toBe(read('one', 'games.jsonl'));
});

test('more deals continue an arena; the first ones stay', async () => {
  writeFileSync(join(folder, 'more.yaml'), PLAN.replace(`deals: ${DEALS}`, `deals: ${DEALS + 1}`));
  expect((await finished('more.yaml', '--out', 'three')).said).toContain(`spring: ${GAMES + 12} games`);
  expect(read('three', 'games.jsonl').startsWith(read('one', 'games.jsonl'))).toBe(true);
});

test('a dry run plays nothing', async () => {
  const { code, said } = await finished(plan, '--out', 'dry', '--dry-run', '--json', '--swing', '2');
  expect([code, existsSync(join(folder, 'dry'))]).toEqual([0, false]);
  expect(JSON.parse(said)).toMatchObject({ games: GAMES, calls: 0, usd: 0, budget_usd: null });
  expect(JSON.parse(said).swing_seconds).toBeGreaterThan(0);
});

test('with --swing every message says how it moved the chances', async () => {
  const text = 'name: few\nseed: s\ndeals: 1\ntables: [{ rules: classic, players: 5 }]\n';
  writeFileSync(join(folder, 'few.yaml'), `${text}players: { easy: { bot: easy }, standard: { bot: standard } }\n`);
  expect((await finished('few.yaml', '--out', 'swing', '--swing', '2')).code).toBe(0);
  const moves = read('swing', 'moves.jsonl').trimEnd().split('\n');
  for (const line of moves) {
    const move = JSON.parse(line);
    const chances = [move.village_before, move.village_after, move.wolves_before, move.wolves_after];
    expect(chances).toEqual(move.text ? chances.map(() => expect.any(Number)) : [null, null, null, null]);
    if (move.text) expect(move.village_before + move.wolves_before).toBe(1);
  }
  expect(read('swing', 'report.html')).toContain('<h2>Who persuades</h2>');
});

test('a model that is killed in the middle is not asked again what it has answered', async () => {
  const provider = await FakeProvider.start();
  try {
    const price = 'usd_per_million: { input: 1, cached: 0.1, output: 5 }';
    const model = `{ provider: openai-compatible, model: m, base_url: "${provider.url}/v1", ${price} }`;
    writeFileSync(join(folder, 'models.yaml'), `models: { m: ${model} }\n`);
    const text = 'name: models\nseed: s\ndeals: 2\ntables: [{ rules: classic, players: 5 }]\nbudget_usd: 5\n';
    writeFileSync(join(folder, 'models-plan.yaml'), `${text}players: { mo: { model: m }, easy: { bot: easy } }\n`);
    const env = { AI_MODELS: join(folder, 'models.yaml') };
    const run = (...args: readonly string[]) => started(folder, bin, ['arena', 'models-plan.yaml', ...args], env);
    const dry = run('--dry-run', '--json');
    await dry.ended;
    expect(JSON.parse(dry.said())).toMatchObject({ games: 4, budget_usd: 5 });
    expect(provider.requests).toHaveLength(0);
    for (const until of [5, 12, 20]) {
      const killed = run('--out', 'models', '--workers', '1');
      while (provider.requests.length < until) await new Promise((resolve) => setTimeout(resolve, 2));
      killed.child.kill('SIGKILL');
      await killed.ended;
    }
    const last = run('--out', 'models', '--workers', '1', '--json');
    expect([await last.ended, last.complained()]).toEqual([0, '']);
    const { usd, measured, games } = JSON.parse(last.said());
    expect(games).toEqual({ planned: 4, played: 4, failed: 0 });
    const bodies = provider.requests.map(({ body }) => JSON.stringify(body));
    const inFlight = measured.in_flight.mo?.calls ?? 0;
    expect(bodies.length - new Set(bodies).size).toBeLessThanOrEqual(inFlight);
    expect(inFlight).toBeLessThanOrEqual(3);
    const micros = provider.billed.map(({ input, cacheRead, output }) =>
      Math.ceil(input + cacheRead / 10 + output * 5),
    );
    const billed = micros.reduce((sum, one) => sum + one, 0) / 1e6;
    expect(usd).toBeLessThanOrEqual(billed + 1e-9);
    expect(usd + (measured.in_flight.mo?.usd_at_most ?? 0)).toBeGreaterThanOrEqual(billed - 1e-9);
    expect(readdirSync(join(folder, 'models/answers'))).toEqual([]);
  } finally {
    await provider.stop();
  }
});

test.each([
  [
    'another plan',
    () => writeFileSync(join(folder, 'bad.yaml'), PLAN.replace('otter', 'fox')),
    'one belongs to another plan',
  ],
  [
    'a budget of 0',
    () => writeFileSync(join(folder, 'bad.yaml'), `${PLAN}budget_usd: 0\n`),
    'budget_usd: the budget must',
  ],
  ['a strange key', () => writeFileSync(join(folder, 'bad.yaml'), `${PLAN}price: 0\n`), 'there is no key "price"'],
  ['no file', () => rmSync(join(folder, 'bad.yaml')), 'bad.yaml: there is no such file'],
  ['a folder', () => mkdirSync(join(folder, 'bad.yaml')), 'bad.yaml is a folder'],
])('%s is refused in one line, with exit code 2', async (_, prepare, message) => {
  prepare();
  const { code, said, complained } = await finished('bad.yaml', '--out', 'one');
  expect([code, said, complained.trimEnd().split('\n')]).toEqual([2, '', [expect.stringContaining(message)]]);
});

test('a folder with other files is left alone', async () => {
  mkdirSync(join(folder, 'other'));
  writeFileSync(join(folder, 'other/thesis.txt'), 'mine');
  const { code, complained } = await finished(plan, '--out', 'other');
  expect([code, complained]).toEqual([2, expect.stringContaining('other has other files: choose an empty folder')]);
  expect(readdirSync(join(folder, 'other'))).toEqual(['thesis.txt']);
});
