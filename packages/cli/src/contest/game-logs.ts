import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LogImported, LogRemark } from '@moonrise/aiwolf';
import { LARGEST_LOG } from '@moonrise/aiwolf/replay';
import { progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

const LOG = /\.log$/i;

/** A game log on disk. */
export interface GivenLog {
  readonly path: string;
  readonly text: string;
  readonly changedAt: number; // epoch ms
}

/** All game logs of these files and folders, one after the other, with a progress bar. */
export function* gameLogsIn(paths: readonly string[], terminal: Terminal): Generator<GivenLog> {
  const files = paths.flatMap(logsAt);
  const bar = progress(terminal, files.length, 'logs', Date.now);
  for (const [i, path] of files.entries()) {
    const { mtimeMs, size } = statSync(path);
    yield { path, text: size > LARGEST_LOG ? '' : readFileSync(path, 'utf8'), changedAt: mtimeMs };
    bar.show(i + 1);
  }
  bar.end();
}
function logsAt(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Error(`${path}: There is no such file or folder.`);
  if (!found.isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => LOG.test(name));
  if (names.length === 0) throw new Error(`${path}: The folder has no game logs, files that end with .log.`);
  return names.sort().map((name) => join(path, name));
}

const SHOWN = 3; // files
export type LogSentence = LogRemark | Exclude<LogImported, 'added' | 'known'>;
const REMARKS: Readonly<Record<LogSentence, string>> = {
  not_a_log: 'not a game log, or larger than 4 MiB; left out',
  no_result: 'no result: the game was interrupted, or the file is cut off; left out',
  seats_missing: 'a day does not list every seat; left out',
  unknown_role: 'a role that is not in the contest; left out',
  twice: 'the same game again; left out',
  lines_skipped: 'some lines cannot be parsed and were skipped; the rest counts',
  other_deck: 'another deck than the configured one; left out',
  no_names: 'an old log without game names: mentions are not counted',
};
/** One line for each kind of remark. */
export const sentencesOn = (remarks: ReadonlyMap<LogSentence, readonly string[]>): readonly string[] =>
  [...remarks].map(([remark, files]) => `${listOf(files)}: ${REMARKS[remark]}.`);
function listOf(files: readonly string[]): string {
  const more = files.length - SHOWN;
  return printable(`${files.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
}
/** Without control characters: a name in a log could otherwise send commands to the terminal. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');
