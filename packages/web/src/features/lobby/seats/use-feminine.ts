import { useEffect, useRef } from 'react';
import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import { useSettings } from '../../../shared/settings/settings.ts';
import type { LobbyPlayer } from '../use-lobby.ts';

/** Tells a room that bots are to speak of this player in the feminine, if the player chose so in an earlier one. */
export function useFeminine(me: LobbyPlayer | undefined): void {
  const ask = useAsk();
  const { address } = useSettings();
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (address !== 'feminine' || !me?.look || told.current === me.id) return;
    told.current = me.id;
    void ask('set_look', { ...me.look, feminine: true });
  }, [ask, address, me]);
}
