import type { TalkContext } from './acts.ts';

/** The names at a table, as one text. */
export function namesAtTable(seats: TalkContext['seats']): string {
  const known = tables.get(seats) ?? seats.map(({ name }) => name).join('\n');
  tables.set(seats, known);
  return known;
}
const tables = new WeakMap<TalkContext['seats'], string>();
