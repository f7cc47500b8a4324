import { useSyncExternalStore } from 'react';

// Whom this player does not want to read, by id. It lasts as long as the tab: ids mean nothing in another room.
const KEY = 'moonrise.muted';
const listeners = new Set<() => void>();
let muted: ReadonlySet<string> = read();

function read(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}
function toggle(id: string): void {
  const next = new Set(muted);
  if (!next.delete(id)) next.add(id);
  set(next);
}
function set(next: ReadonlySet<string>): void {
  muted = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...next]));
  } catch {
    // Private windows may refuse; it then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
const clear = () => set(new Set());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

interface Muted {
  readonly ids: ReadonlySet<string>;
  readonly isMuted: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}
/** Players whose lines this player has hidden for themselves, by the ids of the wire. */
export function useMuted(): Muted {
  const ids = useSyncExternalStore(subscribe, () => muted);
  return { ids, isMuted: (id) => ids.has(id), toggle, clear };
}
