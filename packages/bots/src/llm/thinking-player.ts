import type { Id } from '@moonrise/engine';
import type { Reply, Turn } from '../player.ts';

/** Until when a player may think, and how it learns that nobody waits for it any more. */
export interface Patience {
  readonly until: number; // epoch ms
  readonly signal: AbortSignal;
}
/** A player that takes its time. It has always answered by then, whatever happens to whoever it asks. */
export interface ThinkingPlayer {
  readonly kind: Id;
  readonly headStart: number; // ms: begun so much earlier, what it does comes at the usual moment
  readonly think: (turn: Turn, patience: Patience) => Promise<Reply>;
}
/** Time as the caller knows it. */
export interface Clock {
  readonly now: () => number; // epoch ms
  readonly at: (instant: number, run: () => void) => () => void;
}
