import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClientSite } from '@moonrise/server/parts';
import { HOUSE_TEAM } from '../agents/house.ts';
import type { Config } from '../config/config.ts';
import { RULES } from '../config/read-config.ts';
import type { Contest } from '../contest.ts';
import { sentenceOf } from '../matching/obstacle.ts';
import { addressOf } from './address.ts';
import { CORS, refuse, sendJson } from './answers.ts';
import { type ApiHandlers, type ApiRequest, type ApiWorld, insightOf } from './api-request.ts';
import { gameFile, gameFiles } from './game-files.ts';
import { events, game, games, realtime, runningOf } from './live.ts';
import { gamesAsCsv, gamesAsJson, results, standings, standingsAsCsv } from './results.ts';
import { playlist, segment } from './spoken.ts';

/** Routes without a token, and routes that need one if authentication is on. */
const open: ApiHandlers = [
  [/^\/api\/v1\/healthz$/, ({ world, response }) => sendJson(response, 200, { status: 'ok', version: world.version })],
  [/^\/api\/v1\/readyz$/, ({ world, response }) => ready(world.contest, response)],
  [/^\/api\/v1\/ruleset$/, ({ world, response }) => sendJson(response, 200, rulesOf(world.config))],
  [
    /^\/ws$/,
    ({ response }) =>
      refuse(response, 400, 'not_a_web_socket', 'This is a WebSocket endpoint: connect with a WebSocket.'),
  ],
];
const guarded: ApiHandlers = [
  [/^\/api\/v1\/status$/, status],
  [/^\/api\/v1\/teams(?:\/([^/]+))?$/, teams],
  [/^\/api\/v1\/games$/, games],
  [/^\/api\/v1\/games\.csv$/, gamesAsCsv],
  [/^\/api\/v1\/games\.json$/, gamesAsJson],
  [/^\/api\/v1\/games\/([^/]+)$/, game],
  [/^\/api\/v1\/games\/([^/]+)\/events$/, events],
  [/^\/api\/v1\/games\/([^/]+)\/files$/, gameFiles],
  [/^\/api\/v1\/games\/([^/]+)\/files\/([^/]+)$/, gameFile],
  [/^\/api\/v1\/results$/, results],
  [/^\/api\/v1\/standings$/, standings],
  [/^\/api\/v1\/standings\.csv$/, standingsAsCsv],
  [/^\/realtime\/games\.json$/, ({ world, response }) => sendJson(response, 200, runningOf(world.contest))],
  [/^\/realtime\/(.+)\.jsonl$/, realtime],
  [/^\/tts\/([^/]+)\/playlist\.m3u8$/, playlist],
  [/^\/tts\/([^/]+\/\d{1,9})\.ts$/, segment],
];

const READING: readonly string[] = ['GET', 'HEAD']; // Node omits the body for HEAD
/** Answers API requests; all others go to the web pages. */
export function answer(world: ApiWorld, site: ClientSite, request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, CORS);
    response.end();
    return;
  }
  const address = addressOf(request);
  if (!READING.includes(request.method ?? '')) return refuse(response, 405, 'read_only', 'This API is read-only.');
  const asked = { world, response, insight: 'public', query: address.searchParams } as const;
  if (run(open, address.pathname, asked)) return;
  const isOurs = guarded.some(([pattern]) => pattern.test(address.pathname));
  if (!isOurs) return forPages(site, request, response);
  const insight = insightOf(world, address, request);
  if (!insight) return refuse(response, 401, 'unauthorized', 'This needs a token with the role RECEIVER.');
  run(guarded, address.pathname, { ...asked, insight });
}
function forPages(site: ClientSite, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
  site(request, response);
}

function run(handlers: ApiHandlers, path: string, asked: Omit<ApiRequest, 'name' | 'rest'>): boolean {
  for (const [pattern, handle] of handlers) {
    const found = pattern.exec(path);
    if (!found) continue;
    handle({ ...asked, name: decoded(found[1]), rest: decoded(found[2]) });
    return true;
  }
  return false;
}
function decoded(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? '');
  } catch {
    return part ?? '';
  }
}

const ready = ({ isDraining }: Contest, response: ServerResponse): void =>
  isDraining ? sendJson(response, 503, { status: 'draining' }) : sendJson(response, 200, { status: 'ready' });
const rulesOf = ({ game, matching, roles }: Config) => ({
  agent_count: game.agent_count,
  max_day: game.max_day,
  vote_visibility: game.vote_visibility,
  is_optimize: matching.is_optimize,
  self_match: matching.self_match,
  roles,
});
function status({ world, response, insight }: ApiRequest): void {
  const { room, obstacle, running, played } = world.contest;
  const { secret, organiserSecret, matching } = world.config;
  sendJson(response, 200, {
    rules: RULES,
    waiting: Object.fromEntries(room.present.map((team) => [team, room.waiting(team).map(({ name }) => name)])),
    obstacle: sentenceOf(obstacle),
    why: obstacle,
    running: [...running.keys()],
    played,
    insight,
    house: { team: HOUSE_TEAM, bots: matching.house_bots },
    is_spoken: world.spoken.isOn,
    takes_token: (secret ?? organiserSecret) !== null,
  });
}

/** The list of the contest's own server: `progress` is there if games follow a schedule. */
function teams({ world, response, name }: ApiRequest): void {
  const { contest, schedule, config } = world;
  const { health } = contest;
  if (!health) return refuse(response, 404, 'not_found', HEALTH_OFF);
  if (name === '') {
    const progress = schedule && { done: schedule.played.length, total: config.matching.game_count };
    return sendJson(response, 200, { teams: health.all, ...(progress && { progress }) });
  }
  const found = health.of(name);
  if (found) sendJson(response, 200, found);
  else refuse(response, 404, 'not_found', 'This team has not played yet: look it up in /api/v1/teams.');
}
const HEALTH_OFF =
  'Team health is off: set team_health.enable to true in the configuration and start the server again.';
