import { FORMAT, type GameFile } from './game-file.ts';

export type ReadFile =
  | { readonly ok: true; readonly file: GameFile }
  | { readonly ok: false; readonly message: string };

/** A document from outside: whatever it is, it gets a sentence back and never an exception. */
export function readGameFile(text: string): ReadFile {
  const value = parsed(text);
  const fault = value === undefined ? 'It is not JSON.' : faultOf(value);
  return fault === undefined ? { ok: true, file: value as GameFile } : { ok: false, message: fault };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Fields = { readonly [field: string]: unknown };
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';

const DEEPEST = 50; // levels; games have about ten
const isDeep = (value: unknown, depth = 0): boolean =>
  isFields(value) && (depth === DEEPEST || Object.values(value).some((inner) => isDeep(inner, depth + 1)));

function faultOf(value: unknown): string | undefined {
  if (isDeep(value)) return 'It is nested too deeply for a game.';
  if (!isFields(value) || value.format !== FORMAT) return `It is not a game of the format ${FORMAT}.`;
  if (!isText(value.game) || !isText(value.rules)) return 'It does not say which game it is, and by which rules.';
  if (!Array.isArray(value.players) || !value.players.every(isText)) return 'It does not name its players.';
  if (!Array.isArray(value.rows) || value.rows.length === 0) return 'It has no rows.';
  const bad = value.rows.findIndex((row) => !isRow(row));
  return bad < 0 ? undefined : `Row ${bad + 1} is not a row of a game.`;
}
const isRow = (row: unknown): boolean =>
  isFields(row) &&
  Number.isSafeInteger(row.seq) &&
  Number.isSafeInteger(row.at) &&
  isFields(row.command) &&
  Array.isArray(row.events) &&
  row.events.every(isFields) &&
  isText(row.hash);
