const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff01-\uff60]/u;

/** A titled table: first column left-aligned, others right-aligned. */
export function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const table = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...table.map((row) => widthOf(row[i] ?? ''))));
  const aligned = (cell: string, i: number) => {
    const space = ' '.repeat((widths[i] ?? 0) - widthOf(cell));
    return i === 0 ? `${cell}${space}` : `${space}${cell}`;
  };
  const line = (row: readonly string[], first: string) => `${first.padEnd(10)}${row.map(aligned).join('   ')}`;
  return ['', ...table.map((row, i) => line(row, i === 0 ? title : '').trimEnd())];
}
/** Pads a text to a width on a terminal. */
export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
/** Columns on a terminal: East Asian characters take two. */
export const widthOf = (text: string): number => [...text].reduce((sum, one) => sum + (WIDE.test(one) ? 2 : 1), 0);
