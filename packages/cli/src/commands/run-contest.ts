import { existsSync, readFileSync } from 'node:fs';
import {
  type Config,
  type Contest,
  type ContestServer,
  createContestServer,
  readConfig,
  sentenceOf,
  takeOutPlayed,
} from '@moonrise/aiwolf';
import { systemClock } from '@moonrise/server/parts';
import { type Arguments, WrongUsage } from '../arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';

const WAIT = 1_000; // ms between two status lines

/** Runs the contest server until a signal stops it. */
export async function runContest(args: Arguments, terminal: Terminal): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = configFrom(args);
  if (args.has('check')) return terminal.print('The configuration is valid.');
  const other = args.text('take-out');
  if (other !== undefined) return shareSchedule(config, other, terminal);
  const seats = config.game.agent_count;
  const bots = args.number('bots', 0, seats - 1, 0);
  if (bots > 0 && config.matching.is_optimize)
    throw new WrongUsage('--bots cannot be used with matching.is_optimize: a schedule has a team for every seat.');
  const status = statusLine(terminal);
  const server = createContestServer({
    config,
    bots,
    clock: systemClock,
    version: process.env.npm_package_version ?? '0.2.0',
    trouble: (error) =>
      terminal.printError(`moonrise aiwolf: ${error instanceof Error ? error.message : String(error)}`),
    changed: status.changed,
    refused: (why, name) => terminal.printError(`moonrise aiwolf: refused (${why}): ${name || 'no name'}`),
  });
  const { port } = await listening(server, config);
  const told = stopSignals();
  const place = `${config.server.web_socket.host}:${port}`;
  const why = sentenceOf(server.contest.obstacle);
  terminal.print(`The contest is open: ws://${place}/ws\nWatch it at http://${place}/contest\n${why}`);
  await told.first;
  terminal.print(`Stopping; ${server.contest.running.size} running games will finish.`);
  await Promise.race([server.drain(), told.second]);
  status.stop();
  await server.close();
}

async function shareSchedule(config: Config, other: string, terminal: Terminal): Promise<void> {
  const shared = await takeOutPlayed(config, other);
  if (!shared.ok) throw new WrongUsage(`--take-out: ${shared.message}`);
  terminal.print(`Games removed: ${shared.taken}.`);
}

function configFrom(args: Arguments): Config {
  const path = args.text('config');
  const port = args.text('port') === undefined ? {} : { PORT: String(args.number('port', 0, 65_535, 8080)) };
  const read = readConfig(path === undefined ? '' : textOf(path), { ...process.env, ...port });
  if (!read.ok) throw new WrongUsage(path === undefined ? read.message : `${path}: ${read.message}`);
  return read.config;
}
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new WrongUsage(`--config: cannot read the file ${path}.`);
  }
}

async function listening(server: ContestServer, { server: { web_socket } }: Config) {
  try {
    return await server.listen();
  } catch (error) {
    await server.close();
    const { code, message } = error as NodeJS.ErrnoException;
    const { port } = web_socket;
    throw new Error(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use: stop the other program, or choose another with --port.`
        : message,
    );
  }
}

/** Prints a status line when it has changed, at most once a second. */
function statusLine(terminal: Terminal): { changed: (contest: Contest) => void; stop: () => void } {
  let last = '';
  let timer: NodeJS.Timeout | undefined;
  const say = (contest: Contest) => {
    timer = undefined;
    const { running, played, room, obstacle } = contest;
    const line = `${running.size} running, ${played} played, ${room.size} waiting. ${sentenceOf(obstacle)}`;
    if (line !== last) terminal.print(line);
    last = line;
  };
  return {
    changed: (contest) => {
      timer ??= setTimeout(() => say(contest), WAIT);
    },
    stop: () => clearTimeout(timer),
  };
}

function stopSignals(): { readonly first: Promise<void>; readonly second: Promise<void> } {
  const heard: (() => void)[] = [];
  const next = () => new Promise<void>((resolve) => heard.push(resolve));
  const signals = { first: next(), second: next() };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => heard.shift()?.());
  return signals;
}
