import type { Classes } from './classes.ts';
import type { TableInfo } from './table-info.ts';

interface Tables {
  readonly info: TableInfo;
  readonly by: Map<string, Float64Array>;
}
const MOST = 1_000; // of the same classes
const known = new WeakMap<Classes, Tables>();

/** A table of likelihoods. Seats that tell the same roles apart share it; the key names all it follows from besides. */
export function tableOnce(classes: Classes, info: TableInfo, key: string, make: () => Float64Array): Float64Array {
  const kept = known.get(classes);
  const { by } = kept?.info === info ? kept : { by: new Map<string, Float64Array>() };
  if (kept?.by !== by) known.set(classes, { info, by });
  const before = by.get(key);
  if (before) return before;
  if (by.size >= MOST) by.clear();
  const table = make();
  by.set(key, table);
  return table;
}
