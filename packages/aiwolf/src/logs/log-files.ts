import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Config } from '../config/config.ts';

/** The files of a game, by their endings. */
export const LOG_KINDS = ['log', 'moonrise.json', 'json', 'jsonl'] as const;
export type LogKind = (typeof LOG_KINDS)[number];
/** The names of a game's files, without the endings. */
export type LogNames = Readonly<Partial<Record<LogKind, string>>>;

export interface LogFile {
  readonly kind: LogKind;
  readonly name: string;
  readonly bytes: number;
  readonly read: () => ReadStream;
}

const folderOf = ({ game_logger, json_logger, realtime_broadcaster }: Config, kind: LogKind): string =>
  ({ log: game_logger, 'moonrise.json': game_logger, json: json_logger, jsonl: realtime_broadcaster })[kind].output_dir;

/** A file of a finished game; undefined if there is none. A stored name with a path in it is not followed. */
export async function findLogFile(config: Config, names: LogNames, kind: LogKind): Promise<LogFile | undefined> {
  const stem = names[kind];
  if (stem === undefined) return undefined;
  const name = `${stem}.${kind}`;
  if (name !== basename(name) || name.includes('\\') || name.includes('\0')) return undefined;
  const path = join(folderOf(config, kind), name);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { kind, name, bytes: found.size, read: () => createReadStream(path) } : undefined;
}
