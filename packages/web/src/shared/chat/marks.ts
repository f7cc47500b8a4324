import { useSyncExternalStore } from 'react';

// What this tab has read and which channels were ever open to it, by room or game and channel.
const KEY = 'moonrise.chat';
interface Marks {
  readonly read: Readonly<Record<string, number>>; // written lines
  readonly opened: readonly string[];
}
const none: Marks = { read: {}, opened: [] };
const listeners = new Set<() => void>();
let current: Marks = load();

function load(): Marks {
  try {
    return { ...none, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Marks>) };
  } catch {
    return none;
  }
}
function set(change: Partial<Marks>): void {
  current = { ...current, ...change };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Private windows may refuse; the marks then last as long as the page.
  }
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const marks = {
  read: (channel: string, lines: number): void => {
    if (current.read[channel] !== lines) set({ read: { ...current.read, [channel]: lines } });
  },
  opened: (channels: readonly string[]): void => {
    const fresh = channels.filter((channel) => !current.opened.includes(channel));
    if (fresh.length > 0) set({ opened: [...current.opened, ...fresh] });
  },
};
export const useMarks = (): Marks => useSyncExternalStore(subscribe, () => current);
