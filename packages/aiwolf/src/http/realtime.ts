import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** The packets of a finished game. The file name was made by the server, so it is safe. */
export const realtimeFile = ({ realtime_broadcaster }: Config, filename: string): Promise<string> =>
  readFile(join(realtime_broadcaster.output_dir, `${filename}.jsonl`), 'utf8');
