import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { idOfToken, type ListedToken, nameFault, TokenList, tokenListPath } from '@moonrise/aiwolf';
import { type Arguments, WrongUsage } from '../arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { configFrom } from './open-contest.ts';

type Task = (list: TokenList, rest: readonly string[], args: Arguments, terminal: Terminal) => Promise<void> | void;

const tasks: Readonly<Record<string, Task>> = { make, list: show, revoke };

export async function runTokens(args: Arguments, terminal: Terminal): Promise<void> {
  const [name = '', ...rest] = args.subjects;
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task) throw new WrongUsage(`There is no "tokens ${name}"; there are: ${Object.keys(tasks).join(', ')}.`);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const path = args.text('tokens') ?? tokenListPath(configFrom(args, terminal));
  const list = new TokenList(path, (error) =>
    terminal.printError(`moonrise aiwolf tokens: ${(error as Error).message}`),
  );
  await task(list, rest, args, terminal);
}

function make(list: TokenList, teams: readonly string[], args: Arguments, terminal: Terminal): void {
  const secret = process.env.SECRET_KEY;
  if (!secret) throw new WrongUsage('SECRET_KEY is missing: set it in the environment or in .env, as for the server.');
  if (teams.length === 0 && !args.has('receiver'))
    throw new WrongUsage('TEAM is missing: name the teams, or make a token for viewers with --receiver.');
  const fault = teams.map(teamFault).find((one) => one !== undefined);
  if (fault) throw new WrongUsage(fault);
  const now = Date.now();
  const when = args.text('expires');
  const expires = when === undefined ? {} : { expires: expiryOf(when, now) };
  for (const team of new Set(teams))
    terminal.print(`${team}\t${list.make({ role: 'PLAYER', team, ...expires }, secret, now)}`);
  if (args.has('receiver')) terminal.print(`RECEIVER\t${list.make({ role: 'RECEIVER', ...expires }, secret, now)}`);
}
function teamFault(team: string): string | undefined {
  if (/[0-9]$/.test(team)) return `"${team}" ends with a digit: a team's name is the agent's name without these.`;
  const fault = nameFault(team);
  if (fault === 'reserved') return `"${team}" is the name of the built-in players: choose another.`;
  return fault && `"${team}" cannot be a team: a name has 1 to 60 visible characters and no comma.`;
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
function expiryOf(when: string, now: number): number {
  const [, count = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(when) ?? [];
  const at = UNITS[unit] ? now + Number(count) * UNITS[unit] : Date.parse(when);
  if (Number.isNaN(at)) throw new WrongUsage(`--expires is 90m, 12h, 30d or a date such as 2026-12-31, not "${when}".`);
  if (at <= now) throw new WrongUsage(`--expires: ${when} is not in the future.`);
  return at;
}

function show(list: TokenList, _: readonly string[], args: Arguments, terminal: Terminal): void {
  if (args.has('json')) return terminal.print(JSON.stringify(list.all, null, 2));
  if (list.all.length === 0) return terminal.print('No token was made yet.');
  const rows = [HEAD, ...list.all.map(cellsOf)];
  const widths = HEAD.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  for (const row of rows)
    terminal.print(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
const HEAD = ['ID', 'ROLE', 'TEAM', 'MADE', 'EXPIRES', 'REVOKED'];
const cellsOf = ({ id, role, team, made, expires, revoked }: ListedToken): string[] =>
  [id, role, team, minuteOf(made), minuteOf(expires), minuteOf(revoked)].map((cell) => cell ?? '-');
const minuteOf = (time: string | undefined): string | undefined => time && `${time.slice(0, 16).replace('T', ' ')}Z`;

async function revoke(list: TokenList, given: readonly string[], args: Arguments, terminal: Terminal): Promise<void> {
  const team = args.text('team');
  if (given.length === 0 && team === undefined)
    throw new WrongUsage('ID is missing: take it from "moonrise aiwolf tokens list", or give --team.');
  const ids = [...(team === undefined ? [] : idsOf(list, team)), ...given.filter((one) => one !== '-')];
  const unknown = ids.find((id) => !list.all.some((one) => one.id === id));
  if (unknown !== undefined)
    throw new Error(`No token in the list has the id "${unknown}". To revoke a token from elsewhere, use "revoke -".`);
  if (given.includes('-')) ids.push(await idFromInput());
  for (const id of new Set(ids)) {
    if (list.isRevoked(id)) terminal.print(`${id} was revoked before.`);
    else {
      list.revoke(id, Date.now());
      terminal.print(`${id} is revoked.`);
    }
  }
}
function idsOf(list: TokenList, team: string): string[] {
  const ids = list.all.filter((one) => one.team === team).map(({ id }) => id);
  if (ids.length === 0) throw new Error(`The list has no token of the team "${team}".`);
  return ids;
}
async function idFromInput(): Promise<string> {
  const id = idOfToken((await text(process.stdin)).trim());
  if (id === undefined)
    throw new WrongUsage('The standard input is not a token: it has three parts with dots between them.');
  return id;
}
