let isReady = false;
const listeners = new Set<() => void>();
const set = (next: boolean) => {
  isReady = next;
  for (const listener of listeners) listener();
};

/** A newer version of these pages has been fetched, and is used after a reload. */
export const newVersion = {
  isReady: () => isReady,
  arrive: () => set(true),
  putOff: () => set(false),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
