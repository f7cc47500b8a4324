import { readFileSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { fileFault } from '../start/storage.ts';
import { AtomicFile } from './atomic-file.ts';
import { readSchedule, type ScheduleFile } from './schedule.ts';

type Shared = { readonly ok: true; readonly taken: number } | { readonly ok: false; readonly message: string };
type Roles = ScheduleFile['ended_matches'][number];

/**
 * Two servers that started with copies of one schedule share its games: the games that the other server played are removed
 * from this one's schedule. Run it once per exchange. A check changes nothing.
 */
export async function takeOutPlayed({ matching }: Config, other: string, isCheck = false): Promise<Shared> {
  const { is_optimize, output_path } = matching;
  if (!is_optimize) return fault('matching.is_optimize: is false, so there is no schedule.');
  const [mine, theirs] = [scheduleIn(output_path), scheduleIn(other)];
  if (!mine) return fault(`matching.output_path: ${output_path} is no schedule that can be read.`);
  if (!theirs) return fault(`${other} is no schedule that can be read.`);
  const strange = otherTeam(mine, theirs);
  if (strange !== undefined)
    return fault(`Team ${strange} is another one in ${other}: these are no copies of one schedule.`);
  const unwritable = fileFault(output_path);
  if (unwritable) return fault(`matching.output_path: cannot be written, because ${unwritable}.`);
  const left = without(mine.scheduled_matches, theirs.ended_matches);
  const taken = mine.scheduled_matches.length - left.length;
  if (isCheck) return { ok: true, taken };
  const errors: unknown[] = [];
  const file = new AtomicFile(output_path, (error) => errors.push(error));
  const idx_team_map = { ...theirs.idx_team_map, ...mine.idx_team_map };
  file.keep(JSON.stringify({ ...mine, idx_team_map, scheduled_matches: left }));
  await file.settled();
  if (errors.length > 0) return fault(`${output_path} cannot be written: ${errors[0]}`);
  return { ok: true, taken };
}

const fault = (message: string): Shared => ({ ok: false, message });
function scheduleIn(path: string): ScheduleFile | undefined {
  try {
    return readSchedule(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
/** The number of a team whose name differs in the other file. */
const otherTeam = ({ idx_team_map: mine }: ScheduleFile, { idx_team_map: theirs }: ScheduleFile): string | undefined =>
  Object.keys(mine).find((index) => theirs[index] !== undefined && theirs[index] !== mine[index]);

/** Each played game removes one with the same teams in the same roles. */
function without(scheduled: ScheduleFile['scheduled_matches'], played: readonly Roles[]) {
  const gone = played.map(textOf);
  return scheduled.filter(({ role_idxs }) => {
    const at = gone.indexOf(textOf(role_idxs));
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}
const textOf = (roles: Roles): string =>
  JSON.stringify(
    Object.entries(roles)
      .filter(([, teams]) => teams.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([role, teams]) => [role, [...teams].sort((a, b) => a - b)]),
  );
