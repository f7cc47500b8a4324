import type { AdminAnswer } from '@moonrise/protocol/admin';

export type Cells = readonly string[];

/** Columns for a terminal, or one sentence if there are no rows. Names are cleaned by the server; other signs cannot move the cursor. */
export function table(head: Cells, rows: readonly Cells[], none: string): readonly string[] {
  if (rows.length === 0) return none === '' ? [] : [none];
  const all = [head, ...rows.map((row) => row.map((cell) => cell.replace(/\p{Cc}+/gu, ' ')))];
  const widths = head.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
export const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}Z`;
export const termOf = (until: number | null): string => (until === null ? 'for ever' : timeOf(until));
export const mega = (bytes: number | null): string => (bytes === null ? '-' : (bytes / 1_000_000).toFixed(1));
/** Empty: nothing is announced. */
export const announcementLines = (announced: AdminAnswer<'GET /announce'>['announcement']): readonly string[] =>
  announced ? [`Announced: ${announced.text ?? `a restart at ${timeOf(announced.restart_at ?? 0)}`}`] : [];
