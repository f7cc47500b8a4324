import { useCallback } from 'react';
import { useConnection } from '../../../shared/connection/hooks/use-connection.ts';
import type { GameView } from '../../../shared/connection/snapshot.ts';

const RECENT_MS = 10_000;

/** Returns a function that tells whether the last event is new. After a reload the whole log arrives again. */
export function useIsLive(game: GameView): () => boolean {
  const { store } = useConnection();
  const at = game.log.at(-1)?.at ?? 0;
  return useCallback(() => Date.now() + store.get().clockSkew - at < RECENT_MS, [store, at]);
}
