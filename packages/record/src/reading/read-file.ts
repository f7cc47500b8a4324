import { FORMAT, type GameFile } from '../game-file.ts';
import { type FileFault, fault, faultAt } from './file-fault.ts';
import { textFault } from './text-fault.ts';

/** A parsed game file. `told`: the fields of a server's answer, if the game comes from one. */
export interface ReadGame {
  readonly ok: true;
  readonly file: GameFile;
  readonly told?: Fields;
}
export type ReadFile = ReadGame | { readonly ok: false; readonly message: string };
export type Fields = { readonly [field: string]: unknown };

/** Reads untrusted bytes. Decoding is strict: a lenient decoder would accept broken characters as U+FFFD. */
export function readGameBytes(bytes: Uint8Array): ReadGame | FileFault {
  const text = textIn(bytes);
  return text === undefined
    ? faultAt(rowOfBrokenCharacter(bytes), 'not_utf8', 'is not valid UTF-8')
    : readGameFile(text);
}
function textIn(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
function rowOfBrokenCharacter(bytes: Uint8Array): number | null {
  const mended = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const right = new TextEncoder().encode(mended);
  const broken = bytes.findIndex((byte, i) => byte !== right[i]);
  return textFault(new TextDecoder().decode(bytes.subarray(0, broken)))?.row ?? null; // cut there, the text ends in that row
}

/** Reads an untrusted text. It returns a message for any fault and never throws. */
export function readGameFile(text: string): ReadGame | FileFault {
  const broken = textFault(text);
  if (broken) return broken;
  const value: unknown = JSON.parse(text);
  const isAnswer = isFields(value) && value.format === undefined && isText(value.game_id);
  const file = isAnswer ? documentIn(value) : value;
  return faultOf(file) ?? { ok: true, file: file as GameFile, ...(isAnswer && { told: value }) };
}

/** The game file in an answer of `GET /api/games/:id`, whose log has the same chain. */
function documentIn({ game_id: game, rules, log }: Fields): Fields {
  const [first] = Array.isArray(log) ? log : [];
  return { format: FORMAT, game, rules, players: first?.command?.names, rows: log };
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';

function faultOf(value: unknown): FileFault | undefined {
  const none = (message: string) => fault('no_game', message);
  if (!isFields(value) || value.format !== FORMAT) return none(`It is not a game file of the format ${FORMAT}.`);
  if (!isText(value.game) || !isText(value.rules)) return none('It does not name its game and rules.');
  if (!Array.isArray(value.players) || !value.players.every(isText)) return none('It does not name its players.');
  if (!Array.isArray(value.rows) || value.rows.length === 0) return none('It has no rows.');
  const bad = value.rows.findIndex((row) => !isRow(row));
  return bad < 0 ? undefined : faultAt(bad + 1, 'no_row', 'is not a row of a game');
}
const ROW = ['at', 'command', 'events', 'hash', 'seq'];
const isRow = (row: unknown): boolean =>
  isFields(row) &&
  String(Object.keys(row).sort()) === String(ROW) &&
  Number.isSafeInteger(row.seq) &&
  Number.isSafeInteger(row.at) &&
  isFields(row.command) &&
  Array.isArray(row.events) &&
  row.events.every(isFields) &&
  isText(row.hash);
