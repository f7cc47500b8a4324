import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { GameConnection } from '../game-connection.ts';
import type { Snapshot } from '../snapshot.ts';

export const ConnectionContext = createContext<GameConnection | null>(null);

export function useConnection(): GameConnection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('There is no connection above this component.');
  return connection;
}

/** Selects a part of the snapshot; the component is drawn again when that part changes. */
export function useSnapshot<T>(select: (snapshot: Snapshot) => T): T {
  const { store } = useConnection();
  const last = useRef<{ snapshot: Snapshot; part: T }>(undefined);
  const read = () => {
    const snapshot = store.get();
    if (last.current?.snapshot !== snapshot) last.current = { snapshot, part: select(snapshot) };
    return last.current.part;
  };
  return useSyncExternalStore(store.subscribe, read);
}
