import {
  type Command,
  commitmentOf,
  type Decided,
  decide,
  type Game,
  type Id,
  type Json,
  start,
} from '@moonrise/engine';
import { rulesOfGame } from '@moonrise/rulesets';
import { brokenLink, canonical, eventIn, type FileRow, type GameFile } from './game-file.ts';
import { type FileFault, fault, faultAt } from './reading/file-fault.ts';
import { type ReadGame, readGameBytes } from './reading/read-file.ts';
import { contradictedField } from './reading/server-answer.ts';

export type Verified =
  | {
      readonly ok: true;
      readonly rows: number;
      readonly events: number;
      readonly hash: string;
      readonly isShuffled: boolean; // dealt by the seed; false: assigned, as in contests
      readonly removed: number; // lines of chat that the server has removed since
    }
  | FileFault;

/** The command of the first row. */
export interface FileStart {
  readonly type: 'start';
  readonly rules: Id;
  readonly version?: number; // of the rules; missing: 1
  readonly options: Json;
  readonly names: readonly string[]; // by seat
  readonly cards?: readonly Id[]; // if they were not shuffled
}

/** What servers put in the place of chat that they have removed, with the mark `removed` in the command. */
export const REMOVED_TEXT = '…';

/** The commands that the engine decides. Other rows, such as a longer timer, must not have events. */
const engineCommands: Record<Command['type'], true> = {
  act: true,
  withdraw: true,
  expire: true,
  hasten: true,
  drop: true,
};

/**
 * Verifies that a game was played by the rules: the chain of hashes is intact, the seed matches the commitment made before
 * the deal, and the engine gives the recorded events for every command.
 */
export function verify(file: GameFile): Verified {
  const broken = brokenLink(file);
  if (broken !== undefined)
    return faultAt(broken, 'chain', 'was changed after it was written: the chain of hashes breaks here');
  const seed = eventIn(file, 'ended')?.seed;
  if (typeof seed !== 'string') return fault('no_end', 'The game has not ended, so its seed is unknown.');
  if (eventIn(file, 'started')?.commitment !== commitmentOf(seed))
    return fault('seed', 'The seed does not match the commitment made before the deal.');
  return decidedAgain(file, seed);
}

/** Verifies a game, and the other fields of a server's answer. */
export function verifyRead({ file, told }: ReadGame): Verified {
  const verified = verify(file);
  const field = verified.ok && told ? contradictedField(told, file) : undefined;
  if (field === undefined) return verified;
  return fault('told', `Its "${field}" does not match its log.`);
}

/** Verifies bytes from a server or a file. Works in browsers, also over plain http. */
export function verifyBytes(bytes: Uint8Array): Verified {
  const read = readGameBytes(bytes);
  return read.ok ? verifyRead(read) : read;
}

function decidedAgain(file: GameFile, seed: string): Verified {
  const [first, ...rest] = file.rows as readonly [FileRow, ...FileRow[]];
  let next = begun(file, first, seed);
  for (const row of rest) {
    if ('why' in next) return next;
    next = step(next, row, seed);
  }
  if ('why' in next) return next;
  const events = file.rows.reduce((sum, row) => sum + row.events.length, 0);
  const isShuffled = (first.command as unknown as FileStart).cards === undefined;
  const removed = file.rows.filter(isRemoved).length;
  return { ok: true, rows: file.rows.length, events, hash: file.rows.at(-1)?.hash ?? '', isShuffled, removed };
}

/** True if the server has replaced what was written here. */
const isRemoved = ({ command }: FileRow): boolean => (command as { readonly removed?: unknown }).removed === true;

/** The game after a row, or the fault of that row. */
function begun(file: GameFile, row: FileRow, seed: string): Game | FileFault {
  const begin = row.command as unknown as FileStart;
  const { type, rules, names, cards } = begin;
  if (type !== 'start' || rules !== file.rules || canonical(names) !== canonical(file.players))
    return faultAt(1, 'start', 'is not the start of the game that the heading names');
  const built = rulesOfGame(begin);
  if (!built.ok) return faultAt(1, 'start', `cannot be: ${built.message}`);
  return same(row, start(built.rules, { names, seed, ...(cards && { cards }) }));
}
function step(game: Game, row: FileRow, seed: string): Game | FileFault {
  const command = row.command as unknown as Command & { readonly text?: string };
  if (isRemoved(row) && command.text !== REMOVED_TEXT)
    return faultAt(row.seq, 'outside', 'is marked as removed, but has a text');
  if (Object.hasOwn(engineCommands, String(command.type))) return same(row, decide(game, command, seed));
  if (row.events.length === 0) return game;
  return faultAt(row.seq, 'outside', 'is not a command for the rules, but has events');
}
function same(row: FileRow, decided: Decided): Game | FileFault {
  if (!decided.ok) return faultAt(row.seq, 'refused', `is not allowed by the rules: ${decided.message}`);
  if (canonical(decided.events) !== canonical(row.events))
    return faultAt(row.seq, 'result', 'does not match the events that the rules give');
  return decided.game;
}
