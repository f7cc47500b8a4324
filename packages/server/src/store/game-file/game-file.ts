// A finished game as one document: what was asked, what followed, and a chain of hashes over it.
import { createHash } from 'node:crypto';
import type { Event, EventOf, EventType, Id, Json } from '@moonrise/engine';

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
type Heading = Omit<GameFile, 'rows'>;
type Link = Omit<FileRow, 'hash'>;

export const FORMAT = 'moonrise-game-1';

/** Chains one row after the other. */
export function chain(heading: Heading): (link: Link) => FileRow {
  let last = hashOf(heading);
  return ({ seq, at, command, events }) => {
    last = hashOf([last, seq, at, command, events]);
    return { seq, at, command, events, hash: last };
  };
}
/** The document of a game: its rows, chained. */
export const chained = (heading: Heading, links: readonly Link[]): GameFile => ({
  ...heading,
  rows: links.map(chain(heading)),
});

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
export const canonical = (value: unknown): string => JSON.stringify(value, inOrder);
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');
