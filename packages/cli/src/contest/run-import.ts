import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LogImport } from '@moonrise/aiwolf';
import type { Arguments } from '../arguments.ts';
import { configFrom } from '../commands/open-contest.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { gameLogsIn, type LogSentence, sentencesOn } from './game-logs.ts';

/** Adds the games of all logs to the results of the configured contest. */
export function runImport(args: Arguments, terminal: Terminal): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const logs = new LogImport(configFrom(args, terminal));
  const [added, known]: [string[], string[]] = [[], []];
  const remarks = new Map<LogSentence, string[]>();
  for (const log of gameLogsIn(args.subjects, terminal)) {
    const became = logs.add({ ...log, json: jsonLogOf(log.path) });
    if (became === 'added' || became === 'lines_skipped') added.push(log.path);
    if (became === 'known') known.push(log.path);
    else if (became !== 'added') remarks.set(became, [...(remarks.get(became) ?? []), log.path]);
  }
  for (const sentence of sentencesOn(remarks)) terminal.printError(`moonrise aiwolf import: ${sentence}`);
  if (added.length + known.length === 0) throw new Error('There is no game to add in these logs.');
  terminal.print(`Games added: ${added.length}. Known already: ${known.length}.`);
}

/** Beside the game log, or in the folder json beside its folder, as servers write it. */
function jsonLogOf(path: string): string | undefined {
  const name = path.replace(/^.*[/\\]/, '').replace(/\.log$/i, '.json');
  const folder = dirname(path);
  const found = [join(folder, name), join(folder, '..', 'json', name)].find((one) => existsSync(one));
  return found === undefined ? undefined : readFileSync(found, 'utf8');
}
