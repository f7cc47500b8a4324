import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FSWatcher, mkdirSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playGame } from '@moonrise/agent-kit';
import { afterAll, expect, test } from 'vitest';
import { HOUSE_TEAM } from '../agents/house.ts';
import { type ContestRecord, isDecided, readPlayedGame } from '../standings/contest-record.ts';
import type { Progress } from '../standings/progress.ts';
import { rolesIn, type Standings, standingsOf } from '../standings/standings.ts';
import { ScoreTally } from '../standings/tally.ts';
import { configOf } from '../testing/played.ts';
import { readSchedule, type ScheduleFile } from './schedule.ts';

const bin = join(import.meta.dirname, '../../../cli/bin/moonrise.mjs'); // runs from dist
const folder = mkdtempSync(join(tmpdir(), 'moonrise-league-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const TEAMS = ['bears', 'foxes', 'otters', 'owls'];
const isLong = Boolean(process.env.MOONRISE_LONG);
const GAMES = isLong ? 200 : 10;
type Moment = 'game' | 'result' | 'schedule';
/** In the middle of a game, when its result was written, and when the schedule was. */
const MOMENTS: readonly Moment[] = ['game', 'result', 'schedule'];
const KILLS = isLong ? 21 : 3;

const config = `
game: { talk: { max_count: { per_agent: 1, per_day: 5 } } }
matching: { self_match: false, is_optimize: true, team_count: 4, game_count: ${GAMES} }`;
const scheduleFile = () => readSchedule(readFileSync(join(folder, 'log/match_optimizer.json'), 'utf8')) as ScheduleFile;
const results = (): ContestRecord[] =>
  readFileSync(join(folder, 'log/game/results.jsonl'), 'utf8')
    .split('\n')
    .flatMap((line) => readPlayedGame(line) ?? []);

type TableOfSchedule = Standings & { readonly schedule: Progress };

interface ServerProcess {
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<unknown>;
  readonly complaints: () => string;
}
let last: ServerProcess | undefined;
afterAll(() => last?.kill('SIGKILL'));
/** A server in a process of its own. */
function serverOn(port: number): ServerProcess {
  const child = spawn(process.execPath, [bin, 'aiwolf', '--config', 'league.yml', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += data;
  });
  last = {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended: once(child, 'exit'),
    complaints: () => complaints,
  };
  return last;
}
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Tells at once when a result or the end of a game in the schedule was written. */
function watchFiles(reach: (moment: Moment) => void): readonly FSWatcher[] {
  mkdirSync(join(folder, 'log/game'), { recursive: true });
  let ended = 0;
  return [
    watch(join(folder, 'log/game'), (_, name) => name === 'results.jsonl' && reach('result')),
    watch(join(folder, 'log'), (_, name) => {
      const before = ended;
      if (name === 'match_optimizer.json') ended = scheduleFile().ended_matches.length;
      if (ended > before) reach('schedule');
    }),
  ];
}

/** Roles and teams of a game, in the order of the names. */
const castOf = (seats: readonly { readonly role: string; readonly team: string }[]): string =>
  seats
    .map(({ role, team }) => `${role} ${team}`)
    .sort()
    .join(', ');
const castIn = (roles: ScheduleFile['ended_matches'][number], names: ScheduleFile['idx_team_map']): string =>
  castOf(Object.entries(roles).flatMap(([role, indices]) => indices.map((i) => ({ role, team: names[i] ?? '' }))));

test('a league of four teams at five seats, killed and resumed, loses no game and counts none twice', async () => {
  writeFileSync(join(folder, 'league.yml'), config);
  const port = await freePort();
  const kills = Array.from({ length: KILLS }, (_, i) => MOMENTS[i % MOMENTS.length] as Moment);
  let server = serverOn(port);
  let isOver = false;
  let resumed = Promise.resolve();
  let isFresh = true; // no game has ended since the last kill
  let isDown = false; // killed, and not started again: file events still arrive
  const reach = (moment: Moment) => {
    if (isDown) return;
    if (moment !== 'game') isFresh = false;
    if (kills[0] !== moment || isFresh) return;
    kills.shift();
    isFresh = true;
    isDown = true;
    server.kill('SIGKILL');
    resumed = server.ended.then(() => {
      isDown = false;
      server = serverOn(port);
    });
  };
  const watchers = watchFiles(reach);
  const handlers = { VOTE: () => void reach('game') };
  const agents = TEAMS.map(async (team) => {
    while (!isOver) {
      await playGame({ url: `ws://127.0.0.1:${port}/ws`, name: `${team}1` }, handlers).catch(
        () => new Promise((resolve) => setTimeout(resolve, 50)), // the server is away: connect again
      );
      await resumed;
    }
  });
  const status = async (): Promise<TableOfSchedule> =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/standings`)).json() as Promise<TableOfSchedule>;
  let table = await status().catch(() => undefined);
  while ((table?.schedule.played ?? 0) < GAMES) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    table = await status().catch(() => table);
  }
  isOver = true;
  for (const watcher of watchers) watcher.close();
  expect(kills).toEqual([]);
  expect(server.complaints().replaceAll(/.*no seat is kept for it\.\n/g, '')).toBe(''); // agents wanted to return to killed games
  server.kill('SIGTERM');
  await Promise.all([...agents, server.ended]);

  const { ended_matches, scheduled_matches, idx_team_map } = scheduleFile();
  expect(scheduled_matches).toEqual([]);
  expect(Object.values(idx_team_map).sort()).toEqual([...TEAMS, HOUSE_TEAM].sort());
  const games = results();
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  const decided = games.filter(isDecided);
  expect(decided).toHaveLength(GAMES);
  expect(decided.map(({ agents: seats }) => castOf(seats)).sort()).toEqual(
    ended_matches.map((match) => castIn(match, idx_team_map)).sort(),
  );
  for (const team of TEAMS)
    expect(decided.filter(({ agents: seats }) => seats.some((one) => one.team === team))).toHaveLength(GAMES);
  const tally = new ScoreTally();
  for (const game of games) tally.add(game);
  const { schedule, ...standings } = table as TableOfSchedule;
  expect(standings).toEqual(JSON.parse(JSON.stringify(standingsOf(tally, rolesIn(configOf(config).roles)))));
  expect(schedule).toMatchObject({ planned: GAMES, played: GAMES, left: 0 });
});
