import { hash } from 'node:crypto';
import { DamagedRows, isDense } from './soundness.ts';

/** A row as its database stores it. */
export interface StoredTexts {
  readonly stream: string;
  readonly seq: number;
  readonly at: number;
  readonly command: string;
  readonly commandId: string | null;
  readonly events: string;
  readonly reply: string;
  readonly deadline: number | null;
}
const DIGITS = 12; // hexadecimal: 48 bits, which every database and JavaScript count exactly

/** Ties a row to its place and contents, so that damage on the disk is noticed. */
export function checksumOf({ stream, seq, at, command, commandId, events, reply, deadline }: StoredTexts): number {
  const place = JSON.stringify([stream, seq, at, commandId, deadline]);
  return Number.parseInt(hash('sha256', `${place}\n${command}\n${events}\n${reply}`).slice(0, DIGITS), 16);
}

type Found = Readonly<Record<string, unknown>>; // a row of either database
const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));
export const textsOf = (found: Found): StoredTexts => ({
  stream: String(found.stream),
  seq: Number(found.seq),
  at: Number(found.at),
  command: String(found.command),
  commandId: found.command_id === null ? null : String(found.command_id),
  events: String(found.events),
  reply: String(found.reply),
  deadline: numberOrNull(found.deadline),
});
/** True if the row is as it was written. Rows of older versions have no checksum: they only have to be JSON. */
export function isSound(found: Found): boolean {
  const texts = textsOf(found);
  if (found.checksum !== null) return checksumOf(texts) === Number(found.checksum);
  try {
    for (const text of [texts.command, texts.events, texts.reply]) JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The rows, if they are what was written. */
export function soundRows<F extends Found, R>(stream: string, found: readonly F[], rowOf: (row: F) => R): readonly R[] {
  return found.map((row, i) => {
    const [seq, before] = [Number(row.seq), Number(found[i - 1]?.seq ?? Number(row.seq) - 1)];
    if (seq !== before + 1 && isDense(stream))
      throw new DamagedRows({ stream, seq: before + 1, what: `row ${before + 1} is missing` });
    if (!isSound(row)) throw new DamagedRows({ stream, seq, what: `row ${seq} is not as it was written` });
    return rowOf(row);
  });
}
