import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** The packets of a game that is over. The name is one that we gave. */
export const realtimeFile = ({ realtime_broadcaster }: Config, filename: string): Promise<string> =>
  readFile(join(realtime_broadcaster.output_dir, `${filename}.jsonl`), 'utf8');
