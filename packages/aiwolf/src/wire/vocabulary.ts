// Where the contest's words and the rule set's meet. Phases and requests, roles and species are spelt alike on both sides.
import type { Request } from '@moonrise/agent-kit';
import type { Id } from '@moonrise/engine';

export const TALK = 'talk';
export const WHISPER = 'whisper';
const SKIP = 'skip';
const OVER = 'over';

/** Acts that are ballots, deaths by their cause, and what is told to one seat alone. */
export const EXILE_VOTE = 'vote';
export const ATTACK_VOTE = 'attack';
export const EXILED = 'vote';
export const ATTACKED = 'attack';
export const DIVINED = 'divined';
export const SPIRIT = 'medium';
export const GUARDED = 'guard';
export const TARGET_NOTE = 'attacked'; // whom the pack chose, noted for the record

/** What is asked in a phase. */
export const requestIn = (phase: Id): Request => phase.toUpperCase() as Request;

/** The text of an entry in which nothing was said. */
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
