import type { Place } from '@moonrise/engine';
import type { Classes } from './classes.ts';

/** Ways in which the cards can lie: for each a row of classes by place, and the places of the hunted as bits. */
export interface Rows {
  readonly classes: Uint8Array;
  readonly hunted: Uint32Array;
}
const KEPT = 48;
const known = new Map<string, Rows>();

/** Every way in which the classes can lie with one place known. */
export function rowsOf(classes: Classes, place: Place, held: number): Rows {
  const key = `${classes.key}/${classes.counts.join()}/${place}/${held}`;
  const rows = known.get(key) ?? deal(classes, place, held);
  known.delete(key);
  known.set(key, rows); // the one used last is dropped last
  for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest);
  return rows;
}

function deal({ counts, isHunted }: Classes, place: Place, held: number): Rows {
  const width = counts.reduce((sum, count) => sum + count, 0);
  const left = [...counts];
  left[held] = (left[held] ?? 0) - 1;
  const size = ways(left);
  const rows = new Uint8Array(size * width);
  const hunted = new Uint32Array(size);
  const row = new Uint8Array(width);
  row[place] = held;
  let at = 0;
  const fill = (next: number, bits: number): void => {
    if (next === width) {
      rows.set(row, at * width);
      hunted[at++] = bits;
      return;
    }
    if (next === place) return fill(next + 1, isHunted[held] ? bits | (1 << next) : bits);
    for (let c = 0; c < left.length; c++) {
      if ((left[c] as number) <= 0) continue;
      left[c] = (left[c] as number) - 1;
      row[next] = c;
      fill(next + 1, isHunted[c] ? bits | (1 << next) : bits);
      left[c] = (left[c] as number) + 1;
    }
  };
  fill(0, 0);
  return { classes: rows, hunted };
}
function ways(counts: readonly number[]): number {
  let result = 1;
  let place = 0;
  for (const count of counts)
    for (let i = 1; i <= count; i++) {
      place++;
      result = (result * place) / i;
    }
  return Math.round(result);
}
