import type { Event, Id } from '@moonrise/engine';
import { newMotives } from './mind/memory.ts';
import type { Player, Reply, Turn } from './player.ts';

/** The time source of whatever runs a game. Tests bring one that they move by hand. */
export interface Clock {
  now(): number; // epoch ms
  /** Runs once at that instant, or as soon as possible after it. The returned function cancels it. */
  at(instant: number, run: () => void): () => void;
}
/** When an answer is due, and a signal that it is no longer needed. */
export interface Patience {
  readonly until: number; // epoch ms
  readonly signal: AbortSignal;
}

/** How a table schedules a player. */
export interface Habits {
  readonly looks: number; // how often in a phase it is asked whether it wants to say something
  readonly looksIfAsked: number; // the same limit when others speak to it
  readonly headStart: number; // ms: asked this much early, so that its answer comes at the usual moment
  readonly waitsBefore: 'looking' | 'typing'; // where it waits for others to finish typing
  readonly speaksOften: boolean; // asked again while it may still speak; otherwise it says everything in one reply
}
/** For players that answer at once. */
export const QUICK: Habits = {
  looks: 6,
  looksIfAsked: 9,
  headStart: 0,
  waitsBefore: 'looking',
  speaksOften: false,
};
/** For players that take time or cost money. */
export const SLOW: Habits = { ...QUICK, looks: 2, looksIfAsked: 2, waitsBefore: 'typing' };

/** Anything that can play a seat: a built-in bot, a language model, a program that connects from outside. */
export interface SeatPlayer {
  readonly kind: Id;
  readonly habits: Habits;
  readonly isOnlyHere?: boolean; // no other node can ask it
  /** Resolves by `until`, even when whatever the player depends on fails. */
  think(turn: Turn, patience: Patience): Promise<Reply>;
  /** What the seat has seen, as soon as it happened. */
  see?(events: readonly Event[], at: number): void;
  /** The seat has no more use for the player. */
  leave?(): void;
}

/** A pure player as a seat player. */
export const seatPlayer = (player: Player): SeatPlayer => ({
  kind: player.kind,
  habits: QUICK,
  think: async (turn) => answered(player, turn),
});

/** The reply of a pure player, with its new motives. */
export function answered(player: Player, turn: Turn): Reply {
  const reply = player.answer(turn);
  const motives = newMotives(turn.memory, reply.memory);
  return motives.length > 0 ? { ...reply, motives } : reply;
}

/** Resolves at that instant, or as soon as the signal is aborted. */
export function waitUntil(clock: Clock, { until, signal }: Patience): Promise<void> {
  if (signal.aborted || clock.now() >= until) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.at(until, end);
    signal.addEventListener('abort', end);
  });
}
