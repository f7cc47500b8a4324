import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { Snapshot } from './snapshot.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session above this component.');
  return session;
}

/** A part of what this connection knows; the component is drawn again when that part is another one. */
export function useSnapshot<T>(select: (snapshot: Snapshot) => T): T {
  const { store } = useSession();
  const last = useRef<{ snapshot: Snapshot; part: T }>(undefined);
  const read = () => {
    const snapshot = store.get();
    if (last.current?.snapshot !== snapshot) last.current = { snapshot, part: select(snapshot) };
    return last.current.part;
  };
  return useSyncExternalStore(store.subscribe, read);
}
