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
import { ruleset } from '@moonrise/rulesets';
import { type FileFault, fault, faultAt } from './file-fault.ts';
import { brokenLink, canonical, eventIn, type FileRow, type GameFile } from './game-file.ts';
import { type ReadGame, readGameBytes } from './read-file.ts';
import { contradictedField } from './server-answer.ts';

export type Verified =
  | {
      readonly ok: true;
      readonly rows: number;
      readonly events: number;
      readonly hash: string;
      readonly isShuffled: boolean; // by the seed; else the cards were allotted, as in contests
    }
  | FileFault;

/** The command of a game's first row. */
export interface FileStart {
  readonly type: 'start';
  readonly rules: Id;
  readonly options: Json;
  readonly names: readonly string[]; // by seat
  readonly cards?: readonly Id[]; // where they were not shuffled
}

/** Whatever else lies in a log was done from outside the rules, and changes nothing that they know of. */
const askedOfRules: Record<Command['type'], true> = {
  act: true,
  withdraw: true,
  expire: true,
  hasten: true,
  drop: true,
};

/**
 * Whether a game was played by the rules: its chain is whole, its seed is the one committed to before the deal, and the
 * engine, asked again with that seed, decides every step as it was recorded.
 */
export function verify(file: GameFile): Verified {
  const broken = brokenLink(file);
  if (broken !== undefined)
    return faultAt(broken, 'chain', 'was changed after it was written: the chain of hashes breaks here');
  const seed = eventIn(file, 'ended')?.seed;
  if (typeof seed !== 'string') return fault('no_end', 'The game has no end, so its seed is not known.');
  if (eventIn(file, 'started')?.commitment !== commitmentOf(seed))
    return fault('seed', 'The seed is not the one that was committed to before the deal.');
  return decidedAgain(file, seed);
}

/** Verifies a game, and what a server told about it beside its log. */
export function verifyRead({ file, told }: ReadGame): Verified {
  const verified = verify(file);
  const field = verified.ok && told ? contradictedField(told, file) : undefined;
  if (field === undefined) return verified;
  return fault('told', `Its "${field}" is not what its log tells.`);
}

/** Verifies the bytes that a server has sent. Works in browsers too, also over plain http. */
export function verifyBytes(bytes: Uint8Array): Verified {
  const read = readGameBytes(bytes);
  return read.ok ? verifyRead(read) : read;
}

function decidedAgain(file: GameFile, seed: string): Verified {
  const [first, ...rest] = file.rows as readonly [FileRow, ...FileRow[]];
  let next = begin(file, first, seed);
  for (const row of rest) {
    if ('why' in next) return next;
    next = step(next, row, seed);
  }
  if ('why' in next) return next;
  const events = file.rows.reduce((sum, row) => sum + row.events.length, 0);
  const isShuffled = (first.command as unknown as FileStart).cards === undefined;
  return { ok: true, rows: file.rows.length, events, hash: file.rows.at(-1)?.hash ?? '', isShuffled };
}

/** The game after a row, or what is wrong with that row. */
function begin(file: GameFile, row: FileRow, seed: string): Game | FileFault {
  const { type, rules, options, names, cards } = row.command as unknown as FileStart;
  if (type !== 'start' || rules !== file.rules || canonical(names) !== canonical(file.players))
    return faultAt(1, 'start', 'is not the start of the game that the heading names');
  const built = ruleset(rules, options);
  if (!built.ok) return faultAt(1, 'start', `cannot be: ${built.message}`);
  return same(row, start(built.rules, { names, seed, ...(cards && { cards }) }));
}
function step(game: Game, row: FileRow, seed: string): Game | FileFault {
  const command = row.command as unknown as Command;
  if (Object.hasOwn(askedOfRules, String(command.type))) return same(row, decide(game, command, seed));
  if (row.events.length === 0) return game;
  return faultAt(row.seq, 'outside', 'was not asked of the rules, and yet something follows from it');
}
function same(row: FileRow, decided: Decided): Game | FileFault {
  if (!decided.ok) return faultAt(row.seq, 'refused', `is not allowed by the rules: ${decided.message}`);
  if (canonical(decided.events) !== canonical(row.events))
    return faultAt(row.seq, 'result', 'is not what follows by the rules');
  return decided.game;
}
