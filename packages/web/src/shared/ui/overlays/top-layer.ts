import { useId, useLayoutEffect } from 'react';

// Everything under an open sheet is inert: screen readers skip it. So every sheet has its own place for notices,
// and the one that was opened last is used.
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

/** Registers a place for notices while its component is mounted; the newest is on top. */
export function usePlace(): string {
  const id = useId();
  useLayoutEffect(() => {
    set([...places, id]);
    return () => set(places.filter((place) => place !== id));
  }, [id]);
  return id;
}
