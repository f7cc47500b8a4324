import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@moonrise/server';
import { readToken, tokenIn } from '../agents/token.ts';
import type { Config } from '../config/config.ts';
import type { Contest } from '../contest.ts';
import type { Insight, LiveFeed } from '../logs/live-feed.ts';
import { CORS, refuse, send, sendJson } from './answers.ts';
import { realtimeFile } from './realtime.ts';

export interface ApiWorld {
  readonly contest: Contest;
  readonly config: Config;
  readonly clock: Clock;
  readonly version: string;
}
type Handler = (world: ApiWorld, response: ServerResponse, insight: Insight, [name]: readonly string[]) => void;

/** What needs no token, and what needs one where tokens are asked for. */
const open: readonly (readonly [RegExp, Handler])[] = [
  [/^\/api\/v1\/healthz$/, ({ version }, response) => sendJson(response, 200, { status: 'ok', version })],
  [/^\/api\/v1\/readyz$/, ({ contest }, response) => ready(contest, response)],
  [/^\/api\/v1\/ruleset$/, ({ config }, response) => sendJson(response, 200, rulesOf(config))],
  [/^\/ws$/, (_, response) => refuse(response, 400, 'not_a_web_socket', 'Connect with a web socket here.')],
];
const guarded: readonly (readonly [RegExp, Handler])[] = [
  [/^\/api\/v1\/status$/, ({ contest }, response) => sendJson(response, 200, statusOf(contest))],
  [/^\/api\/v1\/teams(?:\/([^/]+))?$/, teams],
  [/^\/api\/v1\/games$/, (world, response, insight) => games(world, response, insight)],
  [/^\/api\/v1\/games\/([^/]+)$/, game],
  [/^\/api\/v1\/games\/([^/]+)\/events$/, events],
  [/^\/realtime\/games\.json$/, ({ contest }, response) => sendJson(response, 200, runningOf(contest))],
  [/^\/realtime\/(.+)\.jsonl$/, realtime],
];

export function answer(world: ApiWorld, request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, CORS);
    response.end();
    return;
  }
  const address = new URL(request.url ?? '/', 'http://localhost');
  if (request.method !== 'GET') return refuse(response, 405, 'read_only', 'There is nothing here but to read.');
  if (run(open, address.pathname, world, response, 'public')) return;
  const insight = insightOf(world, address, request.headers.authorization);
  if (!insight) return refuse(response, 401, 'unauthorized', 'This needs a token with the role RECEIVER.');
  if (!run(guarded, address.pathname, world, response, insight)) refuse(response, 404, 'not_found', 'Nothing is here.');
}

function run(
  handlers: readonly (readonly [RegExp, Handler])[],
  path: string,
  world: ApiWorld,
  response: ServerResponse,
  insight: Insight,
): boolean {
  for (const [pattern, handle] of handlers) {
    const found = pattern.exec(path);
    if (!found) continue;
    handle(world, response, insight, found.slice(1).map(decoded));
    return true;
  }
  return false;
}
function decoded(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? '');
  } catch {
    return '';
  }
}
/** Without tokens anybody may be a contestant, and sees what contestants see. */
function insightOf({ config, clock }: ApiWorld, address: URL, authorization: string | undefined): Insight | undefined {
  if (config.secret === null) return 'public';
  const token = tokenIn(address, authorization);
  const claims = token === undefined ? undefined : readToken(token, config.secret, clock.now());
  return claims?.role === 'RECEIVER' ? 'full' : undefined;
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
const statusOf = ({ room, obstacle, running, played }: Contest) => ({
  waiting: Object.fromEntries(room.present.map((team) => [team, room.waiting(team).map(({ name }) => name)])),
  obstacle,
  running: [...running.keys()],
  played,
});

function teams({ contest }: ApiWorld, response: ServerResponse, _: Insight, [name]: readonly string[]): void {
  const { health } = contest;
  const found = name ? health?.of(name) : health && { teams: health.all };
  if (found) sendJson(response, 200, found);
  else refuse(response, 404, 'not_found', health ? 'This team has not played.' : 'team_health is not enabled.');
}

const feedsOf = ({ contest }: ApiWorld): readonly LiveFeed[] => [...contest.finished, ...contest.running.values()];
const feedOf = (world: ApiWorld, id: string | undefined) => feedsOf(world).find((feed) => feed.id === id);
const noGame = (response: ServerResponse) => refuse(response, 404, 'not_found', 'There is no such game.');

function games(world: ApiWorld, response: ServerResponse, insight: Insight): void {
  sendJson(response, 200, { games: feedsOf(world).map((feed) => summary(feed, insight)) });
}
function game(world: ApiWorld, response: ServerResponse, insight: Insight, [id]: readonly string[]): void {
  const feed = feedOf(world, id);
  if (feed) sendJson(response, 200, summary(feed, insight));
  else noGame(response);
}
function summary({ id, day, isOver, winner, sitters, game }: LiveFeed, insight: Insight) {
  const isAlive = (seat: number) => game?.isAlive(seat) ?? true;
  return {
    id,
    day,
    finished: isOver,
    win_side: winner ?? '',
    agents: sitters.map(({ seat, team, originalName, name, role }) => ({
      idx: seat + 1,
      team_name: team,
      original_name: originalName,
      game_name: name,
      role: isOver || insight === 'full' ? role : '',
      alive: isAlive(seat),
    })),
    status_by_agent: Object.fromEntries(sitters.map(({ seat, name }) => [name, isAlive(seat) ? 'ALIVE' : 'DEAD'])),
  };
}

/** The newest packet first, then each as it comes. */
function events(world: ApiWorld, response: ServerResponse, insight: Insight, [id]: readonly string[]): void {
  const feed = feedOf(world, id);
  if (!feed) return noGame(response);
  if (feed.watchers >= MOST_WATCHERS)
    return refuse(response, 503, 'crowded', 'Too many watch this game now: try again later.');
  response.writeHead(200, { ...CORS, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const tell = (line: string) => response.write(`event: broadcast\ndata: ${line}\n\n`);
  const last = feed.last(insight);
  if (last !== undefined) tell(last);
  if (feed.isOver) return void response.end();
  const stop = feed.listen(insight, {
    told: (line) => {
      if (response.writableLength > MOST_UNREAD) response.destroy();
      else tell(line);
    },
    over: () => response.end(),
  });
  response.on('close', stop);
}
const MOST_UNREAD = 1024 * 1024; // bytes
const MOST_WATCHERS = 200; // of one game

const runningOf = ({ running }: Contest) =>
  [...running.values()]
    .filter(({ filename }) => filename !== '')
    .map(({ id, filename, updatedAt }) => ({ id, filename, updated_at: new Date(updatedAt).toISOString() }));
function realtime(world: ApiWorld, response: ServerResponse, insight: Insight, [name]: readonly string[]): void {
  const feed = feedsOf(world).find(({ filename }) => filename !== '' && filename === name);
  if (!feed) return noGame(response);
  if (!feed.isOver) return send(response, 200, 'application/jsonl', `${feed.packets(insight).join('\n')}\n`);
  realtimeFile(world.config, feed.filename).then(
    (text) => send(response, 200, 'application/jsonl', text),
    () => noGame(response),
  );
}
