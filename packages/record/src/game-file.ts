// A finished game as one document: what was asked, what followed, and a chain of hashes over it.
import { type Event, type EventOf, type EventType, hex, type Id, type Json, sha256 } from '@moonrise/engine';

export interface GameFile {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: Id;
  readonly players: readonly string[]; // names, by seat
  readonly rows: readonly FileRow[];
}
/** One decision. Its hash covers it and the hash before it, so that the last one covers the whole game. */
export interface FileRow {
  readonly seq: number;
  readonly at: number; // epoch ms
  readonly command: Json;
  readonly events: readonly Json[];
  readonly hash: string; // SHA-256, hexadecimal
}
export type Heading = Omit<GameFile, 'rows'>;
export type Link = Omit<FileRow, 'hash'>;

/** SHA-256 of a text as UTF-8, in hexadecimal digits. Machines have a faster one than ours; browsers on plain http have none. */
export type Hash = (text: string) => string;
const ownHash: Hash = (text) => hex(sha256(text));

export const FORMAT = 'moonrise-game-1';

/** The document of a game: its rows, chained. */
export function chained(heading: Heading, links: readonly Link[], sha256: Hash = ownHash): GameFile {
  let last = sha256(canonical(heading));
  const rows = links.map(({ seq, at, command, events }): FileRow => {
    last = sha256(canonical([last, seq, at, command, events]));
    return { seq, at, command, events, hash: last };
  });
  return { ...heading, rows };
}

/** The number of the first row that is not as it was chained; a changed heading shows in the first. */
export function brokenLink({ rows, ...heading }: GameFile): number | undefined {
  const right = chained(heading, rows).rows;
  const broken = rows.findIndex((row, i) => row.seq !== i + 1 || row.hash !== right[i]?.hash);
  return broken < 0 ? undefined : broken + 1;
}

export const eventsOf = ({ rows }: GameFile): readonly Event[] =>
  rows.flatMap(({ events }) => events as unknown as readonly Event[]);

/** The one event of this type; undefined where there is none. */
export const eventIn = <T extends EventType>(file: GameFile, type: T): EventOf<T> | undefined =>
  eventsOf(file).find((event): event is EventOf<T> => event?.type === type);

/** The text that is hashed and compared: JSON without spaces, keys in order, so that it survives any store or tool. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
    return `[${text}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of sortedKeys(fields)) {
    if (fields[key] === undefined) continue;
    text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(fields[key])}`;
  }
  return `{${text}}`;
}
const quoted = (key: string): string => (/^\w*$/.test(key) ? `"${key}"` : JSON.stringify(key));
/** Keys that are whole numbers stay in front, by their size, wherever JSON goes. */
function sortedKeys(fields: object): readonly string[] {
  const keys = Object.keys(fields);
  const hasNumbers = /^\d/.test(keys[0] ?? ''); // they would be the first
  keys.sort();
  return hasNumbers ? Object.keys(Object.fromEntries(keys.map((key) => [key, null]))) : keys;
}
