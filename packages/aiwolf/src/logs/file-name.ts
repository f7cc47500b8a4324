import type { SeatedAgent } from '../games/reporter.ts';

const LONGEST = 200; // characters, well below the limit of file systems

/** The name of a game's files, and a second choice if it is taken. */
export function fileNames(pattern: string, id: string, sitters: readonly SeatedAgent[], at: number): [string, string] {
  const teams = sitters.map(({ team }) => safe(team)).sort();
  const values: Record<string, string> = {
    '{game_id}': id,
    '{timestamp}': String(Math.floor(at / 1000)),
    '{teams}': teams.join('_'),
  };
  const name = pattern.replaceAll(/\{\w+\}/g, (key) => values[key] ?? key).slice(0, LONGEST);
  return [name, `${name}_${id}`];
}
/** Replaces characters of team names that are unsafe in file names. */
const safe = (team: string): string => team.replaceAll(/[^\p{L}\p{N}_-]/gu, '-');
