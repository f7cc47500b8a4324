import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClientSite, type Clock, openClientSite } from '@moonrise/server/parts';
import type { AgentRefusal } from './agents/admission.ts';
import type { Config } from './config/config.ts';
import { Contest } from './contest.ts';
import { type ContestChance, secureChance } from './games/chance.ts';
import { AgentEndpoint } from './http/agent-endpoint.ts';
import { answer } from './http/api.ts';
import { GamesList } from './logs/games-list.ts';
import { AtomicFile } from './matching/atomic-file.ts';
import { readSchedule, Schedule } from './matching/schedule.ts';
import { openLedger } from './standings/ledger.ts';

export interface ContestServerOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly version: string;
  readonly chance?: ContestChance; // by default secure
  readonly bots?: number; // seats per game taken by built-in players
  readonly trouble: (error: unknown) => void; // an error in the server itself
  readonly changed?: (contest: Contest) => void;
  readonly refused?: (why: AgentRefusal, name: string) => void;
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
  const { config, clock, version, chance = secureChance, bots = 0, trouble, refused = () => {} } = options;
  const kept = keptSchedule(config, chance, trouble);
  const schedule = kept?.schedule ?? null;
  const { ledger, tally } = openLedger(config, clock, trouble);
  const contest: Contest = new Contest({
    config,
    clock,
    chance,
    schedule,
    bots,
    trouble,
    noted: (game) => ledger.note(game),
    changed: () => {
      list.update();
      options.changed?.(contest);
    },
  });
  const list = new GamesList(config, clock, () => contest.running.values(), trouble);
  const agents = new AgentEndpoint({ contest, config, clock, refused });
  const world = { contest, config, clock, version, schedule, ledger, tally };
  let site: ClientSite;
  const http = createServer((request, response) => answer(world, site, request, response));
  http.on('upgrade', (request, tcp, head) => agents.upgrade(request, tcp, head));
  return {
    contest,
    listen: async () => {
      makeFolders(config);
      list.update();
      site = await openClientSite(PAGES);
      return listening(http, config);
    },
    drain: () => contest.drain(),
    close: async () => {
      agents.close();
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      });
      await kept?.file.settled();
      await list.close();
      await ledger.settled();
    },
  };
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

/** The stored schedule, and the file that stores it. */
function keptSchedule(config: Config, chance: ContestChance, trouble: (error: unknown) => void) {
  const { is_optimize, output_path } = config.matching;
  if (!is_optimize) return undefined;
  const text = textOf(output_path);
  const before = text === undefined ? undefined : readSchedule(text);
  if (text !== undefined && !before)
    throw new Error(`matching.output_path: ${output_path} is not a schedule; move it away.`);
  const fault = before && Schedule.faultIn(before, config);
  if (fault) throw new Error(fault);
  const file = new AtomicFile(output_path, trouble);
  return { file, schedule: new Schedule(config, chance, before, (state) => file.keep(JSON.stringify(state))) };
}
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
