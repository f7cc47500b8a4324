import { useId, useLayoutEffect } from 'react';

// Under an open sheet everything is inert: it is neither read out nor well seen. So every sheet has a place of its own for
// notices, and the one that was opened last is used.
let places: readonly string[] = [];
export const topPlace = (): string | undefined => places.at(-1);

const listeners = new Set<() => void>();
function set(next: readonly string[]): void {
  places = next;
  for (const listener of listeners) listener();
}
export const subscribeToPlaces = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A place on top of all others that are there, for as long as its component is. */
export function usePlace(): string {
  const id = useId();
  useLayoutEffect(() => {
    set([...places, id]);
    return () => set(places.filter((place) => place !== id));
  }, [id]);
  return id;
}
