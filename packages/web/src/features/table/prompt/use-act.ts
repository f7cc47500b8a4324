import type { Place } from '@moonrise/engine';
import { useCallback, useRef, useState } from 'react';
import { commandId, useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import type { WirePrompt } from '../../../shared/connection/snapshot.ts';
import { useTable } from '../model/use-table.ts';

export interface ActChoice {
  readonly act: string;
  readonly targets: readonly Place[];
  readonly text?: string;
}

/** Answers a prompt, or takes the answer back. Both name the phase that is meant: what comes too late is refused. */
export function useAct({ slot }: WirePrompt) {
  const ask = useAsk();
  const { game } = useTable();
  const [isSending, setIsSending] = useState(false);
  const awaited = useRef<string>(undefined);
  const { phaseId } = game;
  // The second half of a double tap asks for what is already on its way: sent, it could meet the next phase and be refused.
  const send = useCallback(async (what: string, sent: () => Promise<{ readonly ok: boolean }>): Promise<boolean> => {
    if (awaited.current === what) return false;
    awaited.current = what;
    setIsSending(true);
    const { ok } = await sent();
    if (awaited.current === what) awaited.current = undefined;
    setIsSending(false);
    return ok;
  }, []);
  const meant = () => ({ slot, id: commandId(), ...(phaseId !== null && { phase_id: phaseId }) });
  return {
    isSending,
    choose: ({ targets, ...choice }: ActChoice) =>
      send(JSON.stringify([choice, targets, phaseId]), () =>
        ask('act', { ...choice, targets: [...targets], ...meant() }),
      ),
    withdraw: () => send('withdraw', () => ask('withdraw', meant())),
  };
}
