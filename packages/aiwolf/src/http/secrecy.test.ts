import { playGame } from '@moonrise/agent-kit';
import { expect, test } from 'vitest';
import { makeToken } from '../agents/token.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { firstCome } from '../testing/played.ts';
import { type Served, served, until } from '../testing/served.ts';

const TEAMS = ['otters', 'badgers', 'cranes', 'dormice', 'egrets'];
const SWAPPED = ['badgers', 'otters', 'cranes', 'dormice', 'egrets'];
const SECRET = 'a secret';
const TOKEN = `?token=${makeToken({ role: 'RECEIVER' }, SECRET)}`;

/** Everything that the server answers without a body of its own for each viewer. */
async function answers({ get, server, url }: Served, query: string): Promise<string> {
  const [feed] = [...server.contest.running.values(), ...server.contest.finished];
  const { id = '', filename = '' } = feed ?? {};
  const paths = [
    ...['status', 'teams', 'games', `games/${id}`, `games/${id}/files`, 'results', 'standings', 'standings.csv'].map(
      (path) => `/api/v1/${path}`,
    ),
    ...TEAMS.map((team) => `/api/v1/teams/${team}`),
    ...['games.csv', 'games.json'].map((path) => `/api/v1/${path}`),
    '/realtime/games.json',
    `/realtime/${filename}.jsonl`,
    ...['log', 'json', 'moonrise.json', 'jsonl'].map((kind) => `/api/v1/games/${id}/files/${kind}`),
    `/contest/${id}`,
  ];
  const texts: string[] = [];
  for (const path of paths) texts.push(`${path} ${await (await get(`${path}${query}`)).text()}`);
  const events = await get(`/api/v1/games/${id}/events${query === '' ? '?' : `${query}&`}after=0`);
  const reader = events.body?.getReader();
  texts.push(new TextDecoder().decode((await reader?.read())?.value));
  await reader?.cancel();
  return texts.join('\n').replaceAll(new URL(url).host, 'HOST'); // the page names its own address
}

/** What a viewer is told at each talk of a game and after it. The teams are seated in the order of their arrival. */
function toldOf(teams: readonly string[], query: string, config = ''): Promise<readonly string[]> {
  const always = 'matching: { self_match: false }\nteam_health: { enable: true }\ngame: { max_day: 1 }';
  const world = { config: `${always}\n${config}`, environment: { SECRET_KEY: SECRET } };
  const clock = new HandClock();
  return served({ ...world, clock, chance: firstCome() }, async (here) => {
    const told: string[] = [];
    const look = async () => {
      told.push(await answers(here, query));
      return 'Over';
    };
    const games = [];
    for (const [i, team] of teams.entries()) {
      games.push(playGame({ url: here.url, name: `${team}1` }, { TALK: look }));
      await until(() => here.server.contest.room.size === i + 1 || here.server.contest.running.size === 1);
    }
    await Promise.all(games);
    await clock.until(until(() => here.server.contest.finished.length === 1)); // results are stored after a moment
    return [...told, await answers(here, query)];
  });
}

test.each([
  ['', ''],
  ['', 'viewer: { show_roles_live: true }'],
])('T84 while a game runs no answer tells which team has which seat %s %s', async (query, config) => {
  const [one, two] = [await toldOf(TEAMS, query, config), await toldOf(SWAPPED, query, config)];
  expect(one.length).toBe(11);
  expect(one.slice(0, -1)).toEqual(two.slice(0, -1));
  expect(one.at(-1)).not.toBe(two.at(-1)); // after the end everyone may know
});

test('T84 the organiser’s token shows the teams', async () => {
  const [one, two] = [await toldOf(TEAMS, TOKEN), await toldOf(SWAPPED, TOKEN)];
  expect(one[0]).not.toBe(two[0]);
});
