import { FORMAT, type GameFile } from './game-file.ts';

/** A game from outside, with what a server has told about it where it comes as the answer of one. */
export interface ReadGame {
  readonly ok: true;
  readonly file: GameFile;
  readonly told?: Fields;
}
export type ReadFile = ReadGame | { readonly ok: false; readonly message: string };
export type Fields = { readonly [field: string]: unknown };

/** A document from outside: whatever it is, it gets a sentence back and never an exception. */
export function readGameFile(text: string): ReadFile {
  const value = parsed(text);
  if (value === undefined) return { ok: false, message: 'It is not JSON.' };
  if (isDeep(value)) return { ok: false, message: 'It is nested too deeply for a game.' };
  const isAnswer = isFields(value) && value.format === undefined && isText(value.game_id);
  const file = isAnswer ? documentIn(value) : value;
  const fault = faultOf(file) ?? spellingOf(text, value);
  if (fault !== undefined) return { ok: false, message: fault };
  return { ok: true, file: file as GameFile, ...(isAnswer && { told: value }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The game in the answer of `GET /api/games/:id`: its log is chained like a document. */
function documentIn({ game_id: game, rules, log }: Fields): Fields {
  const [first] = Array.isArray(log) ? log : [];
  return { format: FORMAT, game, rules, players: first?.command?.names, rows: log };
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';

const DEEPEST = 50; // levels; games have about ten
const isDeep = (value: unknown, depth = 0): boolean =>
  isFields(value) && (depth === DEEPEST || Object.values(value).some((inner) => isDeep(inner, depth + 1)));

function faultOf(value: unknown): string | undefined {
  if (!isFields(value) || value.format !== FORMAT) return `It is not a game of the format ${FORMAT}.`;
  if (!isText(value.game) || !isText(value.rules)) return 'It does not say which game it is, and by which rules.';
  if (!Array.isArray(value.players) || !value.players.every(isText)) return 'It does not name its players.';
  if (!Array.isArray(value.rows) || value.rows.length === 0) return 'It has no rows.';
  const bad = value.rows.findIndex((row) => !isRow(row));
  return bad < 0 ? undefined : `Row ${bad + 1} is not a row of a game.`;
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

/** What the hashes cannot see: a field that stands twice, of which readers take one or the other, and odd escapes. */
function spellingOf(text: string, value: unknown): string | undefined {
  const tokens = text.replaceAll(/"(?:[^"\\]|\\.)*"|\s+/g, (token) => (token.startsWith('"') ? token : ''));
  if (tokens === JSON.stringify(value)) return undefined;
  return 'It is not written as games are: a field stands twice, or something is spelled in another way.';
}
