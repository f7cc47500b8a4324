import { useCallback } from 'react';
import { useConnection, useSnapshot } from '../../../shared/connection/hooks/use-connection.ts';
import type { GameView } from '../../../shared/connection/snapshot.ts';

/** The leading screen tells the players' devices that it has shown the game up to now. */
export function useStageShown({ log }: GameView): () => void {
  const connection = useConnection();
  const leads = useSnapshot(({ room }) => room?.display_leads === true);
  const at = log.at(-1)?.at;
  return useCallback(() => {
    if (leads && at !== undefined) connection.ask('stage_shown', { at }).catch(() => {});
  }, [connection, leads, at]);
}
