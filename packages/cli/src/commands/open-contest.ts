import { readFileSync } from 'node:fs';
import {
  type Config,
  type Contest,
  type ContestServer,
  createContestServer,
  listenSentence,
  readConfig,
  startFindings,
  takeOutPlayed,
} from '@moonrise/aiwolf';
import { systemClock } from '@moonrise/server';
import { type Arguments, WrongUsage } from '../arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface OpenContest {
  readonly server: ContestServer;
  readonly place: string; // host and port
}
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the contest that the flags describe; undefined if there is nothing to run. `--check` goes the same way, says the
 * same, and stops before anything changes.
 */
export async function openContest(
  args: Arguments,
  terminal: Terminal,
  changed: (contest: Contest) => void,
  environment: Environment = process.env,
): Promise<OpenContest | undefined> {
  const config = configFrom(args, terminal, environment);
  const isCheck = args.has('check');
  const other = args.text('take-out');
  if (other !== undefined) return void (await shareSchedule(config, other, isCheck, terminal));
  const tokens = args.text('tokens');
  const options = { config, ...(tokens !== undefined && { tokens }) };
  const { warnings, errors } = await startFindings(options);
  const say = (sentence: string) => terminal.printError(`moonrise aiwolf: ${sentence}`);
  for (const sentence of [...warnings, ...errors.slice(0, -1)]) say(sentence);
  const last = errors.at(-1);
  if (last !== undefined) throw new Error(last);
  if (isCheck) return void terminal.print('The configuration is valid.');
  const server = createContestServer({
    ...options,
    clock: systemClock,
    version: process.env.npm_package_version ?? '0.2.0',
    trouble: (error) => say(error instanceof Error ? error.message : String(error)),
    warned: (sentence) => warnings.includes(sentence) || say(sentence), // said once
    changed,
    refused: say,
  });
  const port = await listening(server, config);
  return { server, place: `${config.server.web_socket.host}:${port}` };
}

async function shareSchedule(config: Config, other: string, isCheck: boolean, terminal: Terminal): Promise<void> {
  const shared = await takeOutPlayed(config, other, isCheck);
  if (!shared.ok) throw new WrongUsage(`--take-out: ${shared.message}`);
  terminal.print(isCheck ? `Games to remove: ${shared.taken}.` : `Games removed: ${shared.taken}.`);
}

export function configFrom(args: Arguments, terminal: Terminal, environment: Environment = process.env): Config {
  const path = args.text('config');
  const port = args.text('port') === undefined ? {} : { PORT: String(args.number('port', 0, 65_535, 8080)) };
  const flags = args.text('bots') === undefined ? {} : { house_bots: args.number('bots', 0, 100, 0) };
  const read = readConfig(path === undefined ? '' : textOf(path), { ...environment, ...port }, flags);
  const place = path === undefined ? '' : `${path}: `;
  for (const warning of read.warnings) terminal.printError(`moonrise aiwolf: ${place}${warning}`);
  if (!read.ok) throw new WrongUsage(`${place}${read.message}`);
  return read.config;
}
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new WrongUsage(`--config: cannot read the file ${path}.`);
  }
}

async function listening(server: ContestServer, { server: { web_socket } }: Config): Promise<number> {
  try {
    return (await server.listen()).port;
  } catch (error) {
    await server.close();
    throw new Error(listenSentence(error as Error, web_socket)); // in the moment since it was checked
  }
}
