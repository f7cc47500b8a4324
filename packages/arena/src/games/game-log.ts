import type { Event } from '@moonrise/engine';
import { FORMAT } from '@moonrise/record';
import { hashOfHeading, linkAfter } from '@moonrise/record/node';

/** One decision of a game. */
export interface LogRow {
  readonly command: object;
  readonly events: readonly Event[];
}

/** A game as the file that `moonrise verify` checks. Its rows are numbered instead of timed, so equal games are equal files. */
export function gameLog(
  game: string,
  rules: string,
  players: readonly string[],
  rows: readonly LogRow[],
): { readonly text: string; readonly hash: string } {
  const heading = { format: FORMAT, game, rules, players } as const;
  let hash = hashOfHeading(heading);
  const lines = rows.map(({ command, events }, i) => {
    const link = linkAfter(hash, JSON.parse(JSON.stringify({ seq: i + 1, at: i, command, events })));
    hash = link.hash;
    return link.text;
  });
  const head = JSON.stringify(heading).slice(0, -1);
  return { text: `${head},"rows":[\n${lines.join(',\n')}\n]}\n`, hash };
}
