import { Stored } from '../device/stored.ts';

// Whose lines this player hides, by id. Kept for the tab only: ids mean nothing in another room.
const stored = new Stored<readonly string[]>('sessionStorage', 'moonrise.muted', (found) =>
  Array.isArray(found) ? found : [],
);

function toggle(id: string): void {
  const ids = stored.get();
  stored.set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
}
const clear = () => stored.set([]);

interface Muted {
  readonly ids: readonly string[];
  readonly isMuted: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}
/** The players whose lines this player has hidden. */
export function useMuted(): Muted {
  const ids = stored.use();
  return { ids, isMuted: (id) => ids.includes(id), toggle, clear };
}
