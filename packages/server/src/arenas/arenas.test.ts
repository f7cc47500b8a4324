import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARENA_GAMES_PER_PAGE, httpRoutes } from '@moonrise/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Serving } from '../testing/serving.ts';

const home = mkdtempSync(join(tmpdir(), 'moonrise-arenas-'));
const folder = join(home, 'shown');
const share = { won: 1, games: 2, share: 0.5, low: 0.1, high: 0.9 };
const rating = { elo: 10, low: -20, high: 40 };
const usage = {
  questions: 0,
  fallbacks: 0,
  failures: 0,
  calls: 0,
  tokens_input: 0,
  tokens_cached: 0,
  tokens_output: 0,
  micros: 0,
};
const player = (name: string) => ({
  name,
  kind: 'bot',
  rating,
  sides: { village: share, wolves: share },
  roles: { classic: { seer: share } },
  failed: 0,
  usage,
  usd: 0,
});
const results = (name: string) => ({
  name,
  seed: 'otter',
  pairing: 'sides',
  deals: 30,
  games: { planned: 60, played: 60, failed: 0 },
  budget_usd: null,
  usd: 0,
  players: [player('standard'), player('easy')],
  differences: [],
  tables: [{ name: 'classic-7', games: 60, village: share, wolves: share, nobody: share, matches: [] }],
  curve: [{ deals: 30, players: { easy: share } }],
  persuasion: null,
  measured: { seconds: 1, latency: {}, in_flight: {} },
  secret: 'of a newer version',
});
const gameIds = Array.from({ length: 60 }, (_, i) => `t1.d${i >> 1}.${i % 2 ? 'easy.standard' : 'standard.easy'}`);
const gameLine = (game: string, i: number) => ({
  game,
  table: 'classic-7',
  rules: 'classic',
  village: i % 2 ? 'easy' : 'standard',
  wolves: i % 2 ? 'standard' : 'easy',
  status: 'played',
  side: i % 3 ? 'village' : 'wolves',
  rounds: 3,
  seed: 'f'.repeat(64),
  failure: null,
  seats: [{ player: 'easy' }, { player: 'standard' }, { player: 'easy' }],
});
const log = { format: 'moonrise-game-1', game: gameIds[0], rules: 'classic', players: ['Ada'], rows: [] };

function arena(id: string, files: Readonly<Record<string, string>>, at: number): void {
  mkdirSync(join(folder, id, 'logs'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, id, name), text);
  if ('results.json' in files) utimesSync(join(folder, id, 'results.json'), at, at);
}

let on: Serving;
beforeAll(async () => {
  const lines = gameIds.map((id, i) => JSON.stringify(gameLine(id, i)));
  const games = [...lines, 'cut off {', JSON.stringify({ ...gameLine('t9.d9.a.b', 0), status: 'failed' })];
  const spring = { 'results.json': JSON.stringify(results('spring')), 'games.jsonl': `${games.join('\n')}\n` };
  const large = ' '.repeat(5_000_000);
  arena('spring', { ...spring, [`logs/${gameIds[0]}.json`]: JSON.stringify(log) }, 2_000);
  writeFileSync(join(folder, 'spring/logs/unlisted.json'), JSON.stringify(log));
  writeFileSync(join(folder, 'spring/logs', `${gameIds[1]}.json`), `${JSON.stringify(log)}${large}`);
  arena('newer.one', { 'results.json': JSON.stringify(results('newer')) }, 3_000);
  arena('running', { 'journal.jsonl': '{}' }, 0);
  arena('broken', { 'results.json': '{"name":"broken"}' }, 4_000);
  arena('huge', { 'results.json': `${JSON.stringify(results('huge'))}${large}` }, 5_000);
  arena('.hidden', { 'results.json': JSON.stringify(results('hidden')) }, 6_000);
  mkdirSync(join(home, 'outside/logs'), { recursive: true });
  writeFileSync(join(home, 'outside/results.json'), JSON.stringify(results('outside')));
  symlinkSync(join(home, 'nowhere'), join(folder, 'dangling'));
  on = await Serving.start({ env: { MOONRISE_ARENAS: folder } });
});
afterAll(async () => {
  await on.stop();
  rmSync(home, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${on.url}${path}`, { headers });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: text === '' ? undefined : JSON.parse(text) };
};

test('finished arenas are listed, the newest first; running, broken, huge and hidden ones are not', async () => {
  const { body } = await get('/api/arenas');
  httpRoutes['/api/arenas'].answer.parse(body);
  expect(body.arenas.map(({ id }: { id: string }) => id)).toEqual(['newer.one', 'spring']);
  expect(body.arenas[1]).toEqual({
    id: 'spring',
    name: 'spring',
    deals: 30,
    games: { planned: 60, played: 60 },
    players: ['standard', 'easy'],
    tables: ['classic-7'],
  });
});

test('the results of an arena are shown as documented, without what is not, and cached', async () => {
  const { body, headers } = await get('/api/arenas/spring');
  const { secret: _, budget_usd: __, measured, ...shown } = results('spring');
  expect(body).toEqual({ ...shown, measured: { seconds: measured.seconds, latency: {} } });
  const etag = headers.get('etag') ?? '';
  expect((await get('/api/arenas/spring', { 'if-none-match': etag })).status).toBe(304);
  writeFileSync(join(folder, 'spring/results.json'), JSON.stringify({ ...results('spring'), deals: 31 }));
  expect((await get('/api/arenas/spring', { 'if-none-match': etag })).body.deals).toBe(31);
});

test('its games come page by page, and can be chosen', async () => {
  const games = (query: string) => get(`/api/arenas/spring/games${query}`).then(({ body }) => body);
  const first = await games('');
  httpRoutes['/api/arenas/{arena}/games'].answer.parse(first);
  expect(first).toMatchObject({ total: 60, next: String(ARENA_GAMES_PER_PAGE) });
  expect(first.games[0]).toEqual({
    game: gameIds[0],
    table: 'classic-7',
    rules: 'classic',
    players: ['easy', 'standard'],
    village: 'standard',
    wolves: 'easy',
    side: 'wolves',
    rounds: 3,
  });
  const rest = await games(`?after=${first.next}`);
  expect(rest.next).toBeNull();
  expect([...first.games, ...rest.games].map(({ game }: { game: string }) => game)).toEqual(gameIds);
  expect(await games('?village=easy&wolves=standard&table=classic-7')).toMatchObject({ total: 30, next: null });
  expect(await games('?table=moonrise-8')).toEqual({ games: [], total: 0, next: null });
  expect(await get('/api/arenas/newer.one/games')).toMatchObject({ status: 200, body: { total: 0 } });
});

test('the log of a listed game can be opened', async () => {
  const { status, body } = await get(`/api/arenas/spring/games/${gameIds[0]}`);
  httpRoutes['/api/arenas/{arena}/games/{game}'].answer.parse(body);
  expect([status, body]).toEqual([200, log]);
});

test.each([
  ['/api/arenas/summer', 404],
  ['/api/arenas/broken', 404],
  ['/api/arenas/huge', 404],
  ['/api/arenas/dangling', 404],
  ['/api/arenas/.hidden', 404],
  ['/api/arenas/..%2foutside', 404],
  ['/api/arenas/..%5coutside', 404],
  ['/api/arenas/%2e%2e', 404],
  ['/api/arenas/spring%00', 404],
  ['/api/arenas/__proto__', 404],
  ['/api/arenas/spring/games?after=-1', 400],
  ['/api/arenas/spring/games?after=1e3', 400],
  ['/api/arenas/spring/games?table=a&table=b', 400],
  ['/api/arenas/summer/games', 404],
  ['/api/arenas/spring/games/unlisted', 404], // on the disk, but no game of this arena
  [`/api/arenas/spring/games/${gameIds[1]}`, 404], // too large
  [`/api/arenas/spring/games/${gameIds[2]}`, 404], // listed, but not on the disk
  ['/api/arenas/spring/games/..%2f..%2fresults', 404],
  ['/api/arenas/spring/games/..%2fgames', 404],
  ['/api/arenas/..%2fshown%2fspring/games', 404],
])('%s is answered with %i', async (path, status) => {
  const answer = await get(path);
  expect([answer.status, answer.body.error.message]).toEqual([status, expect.stringMatching(/\.$/)]);
  expect(answer.text).not.toContain(home);
});

test('without the setting nothing is shown', async () => {
  const other = await Serving.start();
  const statusOf = async (path: string) => (await fetch(`${other.url}${path}`)).status;
  expect(await statusOf('/api/arenas')).toBe(404);
  expect(await statusOf('/api/arenas/spring')).toBe(404);
  const page = async (of: Serving) => (await fetch(`${of.url}/arena`)).text();
  expect(await page(other)).not.toContain('data-arenas');
  expect(await page(on)).toContain('data-arenas');
  await other.stop();
});
