import { useSyncExternalStore } from 'react';
import { useSnapshot } from '../connection/hooks/use-connection.ts';

interface Told {
  readonly shown: number; // up to which row the director has told what happened
  readonly begun: number; // up to which row it has begun to
}
// By game. Without a director nothing is held back.
const told = new Map<string, Told>();
const directed = new Set<string>(); // games that a director plays now
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const shownRow = (game: string): number | undefined => told.get(game)?.shown;
export function setShownRow(game: string, shown: number): void {
  tell(game, { shown, begun: Math.max(shown, told.get(game)?.begun ?? shown) });
}
/** The first scene of this row is on the stage: its words may be spoken. */
export function setBegunRow(game: string, row: number): void {
  const { shown = row - 1, begun = row } = told.get(game) ?? {};
  tell(game, { shown, begun: Math.max(row, begun) });
}
function tell(game: string, now: Told): void {
  const before = told.get(game);
  if (before?.shown === now.shown && before.begun === now.begun && directed.has(game)) return;
  directed.add(game);
  told.set(game, now);
  for (const listener of listeners) listener();
}
/** Nothing is held back any more, though a next director goes on from here. */
export function releaseRows(game: string): void {
  if (directed.delete(game)) for (const listener of listeners) listener();
}

interface Held {
  readonly heldFrom: number | null; // index of the log: what happened from here on is still to be staged
  readonly heldRow: number; // rows after this one are
  readonly spokenRow: number; // rows after this one have not begun
}
/** What is not to be shown, or spoken, yet. */
export function useHeld(): Held {
  const game = useSnapshot((snapshot) => snapshot.game);
  const row = useSyncExternalStore(subscribe, () => (game && directed.has(game.id) ? told.get(game.id) : undefined));
  if (!game || row === undefined) return nothing;
  const heldFrom = game.log.findIndex((happening) => happening.row > row.shown);
  return { heldFrom: heldFrom < 0 ? null : heldFrom, heldRow: row.shown, spokenRow: row.begun };
}
const nothing: Held = {
  heldFrom: null,
  heldRow: Number.POSITIVE_INFINITY,
  spokenRow: Number.POSITIVE_INFINITY,
};
