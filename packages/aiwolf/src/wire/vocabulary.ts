// Maps the contest's terms to the rule set's. Phases and requests, roles and species have the same names on both sides.
import type { Request } from '@moonrise/agent-kit';
import type { Id } from '@moonrise/engine';

export const TALK = 'talk';
export const WHISPER = 'whisper';
const SKIP = 'skip';
const OVER = 'over';

/** Ballot acts, causes of death, and keys of private results. */
export const EXILE_VOTE = 'vote';
export const ATTACK_VOTE = 'attack';
export const EXILED = 'vote';
export const ATTACKED = 'attack';
export const DIVINED = 'divined';
export const SPIRIT = 'medium';
export const GUARDED = 'guard';
export const TARGET_NOTE = 'attacked'; // the pack's choice, noted for logs

/** The request of a phase. */
export const requestIn = (phase: Id): Request => phase.toUpperCase() as Request;

/** The text of an entry without speech. */
export const cueOf = (act: Id): string | undefined => (act === SKIP ? 'Skip' : act === OVER ? 'Over' : undefined);

/** The kinds of lines in a game log. */
export const LINES = {
  status: 'status',
  vote: 'vote',
  attackVote: 'attackVote',
  execute: 'execute',
  divine: 'divine',
  guard: 'guard',
  attack: 'attack',
  result: 'result',
} as const;
