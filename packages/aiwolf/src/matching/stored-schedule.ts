import { readFileSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { readSchedule, Schedule, type ScheduleFile } from './schedule.ts';

type StoredSchedule =
  | { readonly ok: true; readonly file: ScheduleFile | undefined } // undefined: there is none yet
  | { readonly ok: false; readonly message: string };

/** The schedule of an earlier start, if it is one and fits the configuration. */
export function storedSchedule(config: Config): StoredSchedule {
  const { is_optimize, output_path } = config.matching;
  const text = is_optimize ? textOf(output_path) : undefined;
  if (text === undefined) return { ok: true, file: undefined };
  const file = readSchedule(text);
  const message = file
    ? Schedule.faultIn(file, config)
    : `matching.output_path: ${output_path} is not a schedule; move it away.`;
  return message === undefined ? { ok: true, file } : { ok: false, message };
}
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
