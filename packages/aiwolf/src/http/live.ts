import type { Contest } from '../contest.ts';
import { listedGames } from '../logs/games-list.ts';
import type { LiveFeed } from '../logs/live-feed.ts';
import type { ContestRecord } from '../standings/contest-record.ts';
import { CORS, refuse, send, sendJson } from './answers.ts';
import type { ApiRequest, ApiWorld } from './api-request.ts';
import { realtimeFile } from './realtime.ts';

const MOST_UNREAD = 1024 * 1024; // bytes
const MOST_WATCHERS = 200; // of one game

const feedsOf = ({ contest }: ApiWorld): readonly LiveFeed[] => [...contest.finished, ...contest.running.values()];
const feedOf = (world: ApiWorld, id: string) => feedsOf(world).find((feed) => feed.id === id);
const noGame = ({ response }: ApiRequest) => refuse(response, 404, 'not_found', 'There is no such game.');
/** An internal error still answers the request. */
const orNoGame = (asked: ApiRequest, work: Promise<void>): void => {
  work.catch(() => (asked.response.headersSent ? asked.response.destroy() : noGame(asked)));
};

export function games({ world, response, insight }: ApiRequest): void {
  sendJson(response, 200, { games: feedsOf(world).map((feed) => summary(feed, insight)) });
}
export function game(asked: ApiRequest): void {
  const { world, response, insight, name } = asked;
  const feed = feedOf(world, name);
  if (feed) return sendJson(response, 200, summary(feed, insight));
  const tell = async () => {
    const played = await world.ledger.find(name);
    if (played) sendJson(response, 200, remembered(played));
    else noGame(asked);
  };
  orNoGame(asked, tell());
}
/** Seats are told with their teams after the end or to organisers; before, only which teams play. */
function summary(feed: LiveFeed, insight: ApiRequest['insight']) {
  const { id, day, isOver, winner, sitters } = feed;
  const [showsTeams, showsRoles] = [isOver || insight === 'full', isOver || insight !== 'public'];
  return {
    id,
    day,
    finished: isOver,
    win_side: winner ?? '',
    teams: sitters.map(({ team }) => team).sort(),
    agents: sitters.map(({ seat, team, originalName, name, role }) => ({
      idx: seat + 1,
      team_name: showsTeams ? team : '',
      original_name: showsTeams ? originalName : '',
      game_name: name,
      role: showsRoles ? role : '',
      alive: feed.isAlive(seat),
    })),
    status_by_agent: statusBy(sitters.map(({ seat }) => feed.isAlive(seat))),
  };
}
/** The same for a finished game that is no longer in memory. */
export const remembered = ({ id, day, win_side, agents }: ContestRecord) => ({
  id,
  day,
  finished: true,
  win_side,
  teams: agents.map(({ team }) => team).sort(),
  agents: agents.map(({ team, original_name, game_name, role, alive }, seat) => ({
    ...{ idx: seat + 1, team_name: team, original_name, game_name, role, alive },
  })),
  status_by_agent: statusBy(agents.map(({ alive }) => alive)),
});
/** By seat number, from 1. */
const statusBy = (alive: readonly boolean[]) =>
  Object.fromEntries(alive.map((isAlive, seat) => [seat + 1, isAlive ? 'ALIVE' : 'DEAD']));

/**
 * The packets of a game as server-sent events. It starts with the newest packet or, with `after=N`, with everything after
 * packet N.
 */
export function events(asked: ApiRequest): void {
  const { world, query, name } = asked;
  const feed = world.contest.running.get(name);
  const after = Number(query.get('after') ?? Number.NaN);
  if (!feed) return orNoGame(asked, pastEvents(asked, after));
  if (feed.watchers >= MOST_WATCHERS)
    return refuse(asked.response, 503, 'crowded', 'Too many viewers are watching this game: try again later.');
  follow(asked, feed, after);
}
function follow({ response, insight }: ApiRequest, feed: LiveFeed, after: number): void {
  const tell = opened(response);
  const last = feed.last(insight);
  const missed = Number.isNaN(after) ? (last === undefined ? [] : [last]) : feed.packets(insight).slice(after);
  for (const line of missed) tell(line);
  if (response.req.method === 'HEAD') return void response.end();
  const stop = feed.listen(insight, {
    told: (line) => {
      if (response.writableLength > MOST_UNREAD) response.destroy();
      else tell(line);
    },
    over: () => response.end(),
  });
  response.on('close', stop);
}
/** The packets of a finished game, read from its file: memory holds only the last ones. */
async function pastEvents(asked: ApiRequest, after: number): Promise<void> {
  const { world, response, name } = asked;
  const feed = feedOf(world, name);
  const file = feed?.filename ?? (await world.ledger.find(name))?.file;
  if (file === undefined) return noGame(asked);
  const kept = Number.isNaN(after) ? feed?.last('full') : undefined;
  const lines = kept === undefined ? await linesOf(world, file) : [kept];
  const tell = opened(response);
  for (const line of Number.isNaN(after) ? lines.slice(-1) : lines.slice(after)) tell(line);
  response.end();
}
async function linesOf({ config }: ApiWorld, file: string): Promise<readonly string[]> {
  if (file === '') return []; // no file was written
  return (await realtimeFile(config, file)).split('\n').filter((line) => line !== '');
}
function opened(response: ApiRequest['response']): (line: string) => void {
  response.writeHead(200, { ...CORS, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  return (line) => response.write(`event: broadcast\ndata: ${line}\n\n`);
}

export const runningOf = ({ running }: Contest) => listedGames(running.values());
export function realtime(asked: ApiRequest): void {
  const { world, response, insight, name } = asked;
  const feed = feedsOf(world).find(({ filename }) => filename !== '' && filename === name);
  if (!feed) return noGame(asked);
  if (!feed.isOver) return send(response, 200, 'application/jsonl', `${feed.packets(insight).join('\n')}\n`);
  realtimeFile(world.config, feed.filename).then(
    (text) => send(response, 200, 'application/jsonl', text),
    () => noGame(asked),
  );
}
