import type { GameLine } from '../../../shared/story/lines/shown-line.ts';

const MOST = 2; // lines at once

interface Subtitled {
  readonly told: readonly GameLine[];
  readonly written: GameLine | undefined; // what somebody said since, if there is room for it
}

/** What stands under the table: all that the last decision brought, and the last thing said after it. */
export function subtitled(lines: readonly GameLine[]): Subtitled {
  const isTold = ({ kind }: GameLine) => kind === 'system' || kind === 'death';
  const at = lines.findLastIndex(isTold);
  const told = lines.filter((line) => isTold(line) && line.row === lines[at]?.row).slice(-MOST);
  const written = lines.slice(at + 1).findLast(({ kind }) => kind === 'written');
  return { told, written: told.length < MOST ? written : undefined };
}
