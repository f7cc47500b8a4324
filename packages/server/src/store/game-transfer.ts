import type { Json } from '@moonrise/engine';
import {
  chained,
  eventIn,
  type FileRow,
  type FileStart,
  FORMAT,
  type GameFile,
  type ReadFile,
  verify,
} from '@moonrise/record';
import { fastHash } from '@moonrise/record/node';
import type { Also, Row, Store } from './store.ts';

const streamOf = (game: string): string => `game/${game}`;

/** A finished game as a game file, or an error. */
export async function finishedGameIn(store: Pick<Store, 'read'>, game: string): Promise<ReadFile> {
  const rows = await store.read(streamOf(game));
  const begin = rows[0] && startIn(rows[0].command);
  if (!begin) return { ok: false, message: `There is no game ${game}.` };
  const { rules, names } = begin;
  const links = rows.map((row, i) => (i === 0 ? { ...row, command: begin } : row));
  const file = chained({ format: FORMAT, game, rules, players: names }, links, fastHash);
  if (eventIn(file, 'ended')) return { ok: true, file };
  return { ok: false, message: `The game ${game} has not ended, and until then it cannot be shown.` };
}
/** The game file; undefined if there is no such game or it is still running. */
export async function exportGame(store: Pick<Store, 'read'>, game: string): Promise<GameFile | undefined> {
  const found = await finishedGameIn(store, game);
  return found.ok ? found.file : undefined;
}

/** The start command for publication: with the names by seat, without ids of members and room. */
export function startIn(command: Json) {
  const { type, rules, version, options, names, sitters, cards } = command as unknown as FileStart & Sitting;
  if (type !== 'start') return undefined;
  const called = names ?? sitters?.map(({ name }) => name) ?? [];
  return {
    type,
    rules,
    ...(version !== undefined && { version }),
    options,
    names: called,
    ...(cards && { cards }),
  };
}
interface Sitting {
  readonly sitters?: readonly { readonly name: string }[]; // in the log of a live game
}

export type Imported = { readonly ok: true; readonly rows: number } | { readonly ok: false; readonly message: string };

/** Imports a finished game if it was played by the rules. Importing it again changes nothing. */
export async function importGame(store: Store, file: GameFile): Promise<Imported> {
  const verified = verify(file);
  if (!verified.ok) return verified;
  const appended = await Promise.all(file.rows.map((row) => store.append(storedRow(file, row), alsoWith(file, row))));
  if (appended.every(({ kind }) => kind !== 'conflict')) return { ok: true, rows: file.rows.length };
  return { ok: false, message: `There is already another game ${file.game} here.` };
}

const storedRow = ({ game }: GameFile, { seq, at, command, events, hash }: FileRow): Row => ({
  stream: streamOf(game),
  seq,
  at,
  command,
  commandId: hash, // makes a second import a repeat
  events,
  reply: null,
  deadline: null,
});

function alsoWith(file: GameFile, row: FileRow): Also {
  const isEnd = (row.events as readonly { readonly type?: unknown }[]).some(({ type }) => type === 'ended');
  const outcome = eventIn(file, 'ended')?.outcome;
  if (!isEnd || !outcome) return {};
  const { game, rules, players } = file;
  return { done: streamOf(game), finished: { game, rules, players, outcome } };
}
