import { useSyncExternalStore } from 'react';

const KEY = 'moonrise.contest.token';
const listeners = new Set<() => void>();
let current = read();

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // some private windows refuse storage; the token then lasts as long as the page
  }
}

/** The organisers' token: kept for this tab, and sent in a header, never in a URL. */
export const token = {
  get: (): string | null => current,
  set: (next: string | null): void => {
    current = next;
    try {
      if (next === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, next);
    } catch {
      // see above
    }
    for (const listener of listeners) listener();
  },
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useToken = (): string | null => useSyncExternalStore(subscribe, token.get);
