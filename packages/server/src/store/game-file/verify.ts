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
import { brokenLink, canonical, eventIn, type FileRow, type GameFile } from './game-file.ts';
import type { ReadGame } from './read-file.ts';
import { untrue } from './told.ts';

export type Verified =
  | { readonly ok: true; readonly rows: number; readonly events: number; readonly hash: string }
  | { readonly ok: false; readonly row: number | null; readonly message: string }; // the row that is wrong, if it is one

/** The first row of a game. */
export interface Start {
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
  if (broken !== undefined) return wrong(broken, 'was changed after it was written: the chain of hashes breaks here');
  const seed = eventIn(file, 'ended')?.seed;
  if (typeof seed !== 'string')
    return { ok: false, row: null, message: 'The game has no end, so its seed is not known.' };
  if (eventIn(file, 'started')?.commitment !== commitmentOf(seed))
    return { ok: false, row: null, message: 'The seed is not the one that was committed to before the deal.' };
  return decidedAgain(file, seed);
}

/** The same, and that a server which gave it away told nothing else about it. */
export function verifyRead({ file, told }: ReadGame): Verified {
  const verified = verify(file);
  const field = verified.ok && told ? untrue(told, file) : undefined;
  if (field === undefined) return verified;
  return { ok: false, row: null, message: `Its "${field}" is not what its log tells.` };
}

function decidedAgain(file: GameFile, seed: string): Verified {
  const [first, ...rest] = file.rows as readonly [FileRow, ...FileRow[]];
  const begun = begin(file, first, seed);
  if (typeof begun === 'string') return wrong(1, begun);
  let game = begun;
  for (const row of rest) {
    const next = step(game, row, seed);
    if (typeof next === 'string') return wrong(row.seq, next);
    game = next;
  }
  const events = file.rows.reduce((sum, row) => sum + row.events.length, 0);
  return { ok: true, rows: file.rows.length, events, hash: file.rows.at(-1)?.hash ?? '' };
}

/** The game after a row, or what is wrong with that row. */
function begin(file: GameFile, row: FileRow, seed: string): Game | string {
  const { type, rules, options, names, cards } = row.command as unknown as Start;
  if (type !== 'start' || rules !== file.rules || canonical(names) !== canonical(file.players))
    return 'is not the start of the game that the heading names';
  const built = ruleset(rules, options);
  if (!built.ok) return `cannot be: ${built.message}`;
  return same(row, start(built.rules, { names, seed, ...(cards && { cards }) }));
}
function step(game: Game, row: FileRow, seed: string): Game | string {
  const command = row.command as unknown as Command;
  if (Object.hasOwn(askedOfRules, String(command.type))) return same(row, decide(game, command, seed));
  return row.events.length === 0 ? game : 'was not asked of the rules, and yet something follows from it';
}
function same(row: FileRow, decided: Decided): Game | string {
  if (!decided.ok) return `is not allowed by the rules: ${decided.message}`;
  if (canonical(decided.events) !== canonical(row.events)) return 'is not what follows by the rules';
  return decided.game;
}

const wrong = (row: number, what: string): Verified => {
  const message = `Row ${row} ${what}`;
  return { ok: false, row, message: message.endsWith('.') ? message : `${message}.` };
};
