import type { GameLine } from '../../../shared/story/lines/shown-line.ts';

const MOST = 2; // lines at once

interface Subtitled {
  readonly told: readonly GameLine[];
  readonly written: GameLine | undefined; // the last message since, if there is room for it
}

/** The subtitles: what the last decision announced, and the last message after it. */
export function subtitled(lines: readonly GameLine[]): Subtitled {
  const isTold = ({ kind }: GameLine) => kind === 'system' || kind === 'death';
  const at = lines.findLastIndex(isTold);
  const told = lines.filter((line) => isTold(line) && line.row === lines[at]?.row).slice(-MOST);
  const written = lines.slice(at + 1).findLast(({ kind }) => kind === 'written');
  return { told, written: told.length < MOST ? written : undefined };
}
