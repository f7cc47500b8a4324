import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { tokenListPath } from '../agents/token-list.ts';
import type { Config } from '../config/config.ts';
import { storedSchedule } from '../matching/stored-schedule.ts';
import { spokenWarning } from '../spoken/spoken-contest.ts';
import { brokenResults, resultsPath } from '../standings/ledger.ts';
import { fileFault, folderFault } from './storage.ts';

/** What the start has to say before the contest opens. With an error it does not open. */
export interface StartFindings {
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
}
export interface StartOptions {
  readonly config: Config;
  readonly tokens?: string; // path of the token list
}
type Check = (options: StartOptions) => Promise<Partial<StartFindings>> | Partial<StartFindings>;

/** Looks at everything that the start needs, and changes nothing. */
export async function startFindings(options: StartOptions): Promise<StartFindings> {
  const found = await Promise.all(checks.map((check) => check(options)));
  return {
    warnings: found.flatMap(({ warnings = [] }) => warnings),
    errors: found.flatMap(({ errors = [] }) => errors),
  };
}

const only = (error: string | undefined): Partial<StartFindings> => (error === undefined ? {} : { errors: [error] });
const unwritable = (key: string, fault: string | undefined): string | undefined =>
  fault && `${key}: cannot be written, because ${fault}: correct this, or choose another place.`;

const checks: readonly Check[] = [
  ({ config }) => ({ errors: folderErrors(config) }),
  ({ config }) => schedule(config),
  ({ config }) => results(config),
  ({ config, tokens = tokenListPath(config) }) =>
    only(config.organiserSecret !== null && existsSync(tokens) ? unwritable(tokens, fileFault(tokens)) : undefined),
  async ({ config }) => {
    const warning = await spokenWarning(config);
    return warning === undefined ? {} : { warnings: [warning] };
  },
  async ({ config }) => only(await listenFault(config)),
];

function folderErrors({ game_logger, json_logger, realtime_broadcaster }: Config): string[] {
  const loggers = Object.entries({ game_logger, json_logger, realtime_broadcaster });
  const faults = loggers.map(([key, { enable, output_dir }]) =>
    enable ? unwritable(`${key}.output_dir`, folderFault(output_dir)) : undefined,
  );
  const list = join(realtime_broadcaster.output_dir, 'games.json');
  if (realtime_broadcaster.enable && !faults.at(-1)) faults.push(unwritable(list, fileFault(list)));
  return faults.filter((fault) => fault !== undefined);
}

function schedule(config: Config): Partial<StartFindings> {
  const { is_optimize, output_path } = config.matching;
  if (!is_optimize) return {};
  const fault = unwritable('matching.output_path', fileFault(output_path));
  if (fault) return only(fault);
  const stored = storedSchedule(config);
  return only(stored.ok ? undefined : stored.message);
}

function results(config: Config): Partial<StartFindings> {
  const path = resultsPath(config);
  if (path === null || folderFault(config.game_logger.output_dir)) return {}; // the folder was complained about
  const fault = unwritable(path, fileFault(path));
  return fault ? only(fault) : { warnings: brokenResults(path) };
}

/** Listens for a moment. */
function listenFault({ server: { web_socket } }: Config): Promise<string | undefined> {
  const { host, port } = web_socket;
  const server = createServer();
  return new Promise((done) => {
    server.once('error', (error) => done(listenSentence(error, web_socket)));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
}

export function listenSentence(error: NodeJS.ErrnoException, { host, port }: Config['server']['web_socket']): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop the other program, or choose another with --port.`;
    case 'EACCES':
      return `Port ${port} is for the system's own programs: choose another with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `server.web_socket.host: ${host} is no address of this computer: correct it, or HOST in the environment.`;
    default:
      return error.message;
  }
}
