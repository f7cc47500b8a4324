import type { SeatedAgent } from '../games/reporter.ts';

const LONGEST = 200; // characters, well below what file systems take

/** The name of a game's files, and the one to take if that is taken. */
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
/** A team calls itself as it likes; a file does not. */
const safe = (team: string): string => team.replaceAll(/[^\p{L}\p{N}_-]/gu, '-');
