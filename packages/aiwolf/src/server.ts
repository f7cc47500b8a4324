import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClientSite, type Clock, openClientSite } from '@moonrise/server';
import { refusalLog } from './agents/refusal.ts';
import { checkToken } from './agents/token.ts';
import { TokenList, tokenListPath } from './agents/token-list.ts';
import type { Config } from './config/config.ts';
import { Contest } from './contest.ts';
import { secureChance } from './games/chance.ts';
import { AgentEndpoint } from './http/agent-endpoint.ts';
import { answer } from './http/api.ts';
import { GamesList } from './logs/games-list.ts';
import { AtomicFile } from './matching/atomic-file.ts';
import { sentenceOf } from './matching/obstacle.ts';
import { Schedule, type ScheduleFile } from './matching/schedule.ts';
import { storedSchedule } from './matching/stored-schedule.ts';
import type { ContestSituation } from './notices/notice-watch.ts';
import { openNotices } from './notices/notices.ts';
import { SpokenContest } from './spoken/spoken-contest.ts';
import { isDecided } from './standings/contest-record.ts';
import { openLedger } from './standings/ledger.ts';

export interface ContestServerOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly version: string;
  readonly trouble: (error: unknown) => void; // an error in the server itself
  readonly warned?: (sentence: string) => void; // the contest goes on, but something is missing
  readonly changed?: (contest: Contest) => void;
  readonly tokens?: string; // path of the token list; by default beside the logs
  readonly refused?: (sentence: string) => void; // why a connection was refused
}
export interface ContestServer {
  readonly contest: Contest;
  listen(): Promise<AddressInfo>;
  /** Lets running games finish and starts no more. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const PAGES = ['/contest', '/contest/:id', '/replay'] as const;

export function createContestServer(options: ContestServerOptions): ContestServer {
  const { config, clock, version, trouble, warned = () => {} } = options;
  const refused = refusalLog(clock, options.refused ?? (() => {}));
  const check = tokenCheck(options);
  const { ledger, tally, schedule, file } = openBooks(config, clock, trouble);
  const notices = openNotices(config, clock, tally.games, trouble);
  const spoken = new SpokenContest({ config, clock, warned });
  const contest: Contest = new Contest({
    config,
    clock,
    chance: secureChance,
    schedule,
    spoken,
    trouble,
    noted: async (game) => {
      await file?.settled(); // the schedule has the id of this game
      await ledger.note(game);
    },
    changed: () => {
      list.update();
      for (const watch of notices.watches) watch.changed(situationOf(contest));
      options.changed?.(contest);
    },
    watches: notices.watches,
    games: () => tally.games,
  });
  const list = new GamesList(config, clock, () => contest.running.values(), trouble);
  const agents = new AgentEndpoint({ contest, config, clock, check: config.secret === null ? null : check, refused });
  const world = { contest, config, clock, version, schedule, ledger, tally, spoken, check, refused };
  let site: ClientSite;
  const http = createServer((request, response) => answer(world, site, request, response));
  http.on('upgrade', (request, tcp, head) => agents.upgrade(request, tcp, head));
  return {
    contest,
    listen: async () => {
      makeFolders(config);
      await spoken.open();
      list.update();
      site = await openClientSite(PAGES);
      return listening(http, config);
    },
    drain: () => contest.drain(),
    close: async () => {
      notices.close();
      agents.close();
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      });
      await spoken.close();
      await file?.settled();
      await list.close();
      await ledger.settled();
    },
  };
}

function situationOf({ room, running, obstacle }: Contest): ContestSituation {
  return {
    waiting: Object.fromEntries(room.present.map((team) => [team, room.waiting(team).length])),
    running: running.size,
    isComplete: obstacle.kind === 'played',
    obstacle: sentenceOf(obstacle),
  };
}

/** Checks tokens with the secret and the list of revoked ones; null if there is no secret. */
function tokenCheck({ config, clock, trouble, tokens = tokenListPath(config) }: ContestServerOptions) {
  const secret = config.secret ?? config.organiserSecret;
  if (secret === null) return null;
  const list = new TokenList(tokens, trouble);
  return (token: string) => checkToken(token, { secret, now: clock.now(), isRevoked: (id) => list.isRevoked(id) });
}

function listening(http: ReturnType<typeof createServer>, { server }: Config): Promise<AddressInfo> {
  const { host, port } = server.web_socket;
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => resolve(http.address() as AddressInfo));
  });
}

/** Fails at the start if logs cannot be written. */
function makeFolders({ game_logger, json_logger, realtime_broadcaster }: Config): void {
  for (const { enable, output_dir } of [game_logger, json_logger, realtime_broadcaster])
    if (enable) mkdirSync(output_dir, { recursive: true });
}

/** The schedule and the results of a contest, and their files. Results are stored first: a crash loses no game and repeats none. */
function openBooks(config: Config, clock: Clock, trouble: (error: unknown) => void) {
  const stored = storedSchedule(config);
  if (!stored.ok) throw new Error(stored.message);
  const before = stored.file;
  const interrupted = new Set(before?.scheduled_matches.map(({ game }) => game));
  const ended = new Map<string, boolean>();
  const { ledger, tally } = openLedger(config, clock, trouble, (game) => {
    if (interrupted.has(game.id)) ended.set(game.id, isDecided(game));
  });
  if (!config.matching.is_optimize) return { ledger, tally, schedule: null, file: null };
  const file = new AtomicFile(config.matching.output_path, trouble);
  const keep = (state: ScheduleFile) => file.keep(JSON.stringify(state));
  return { ledger, tally, file, schedule: new Schedule(config, secureChance, before, keep, (id) => ended.get(id)) };
}
