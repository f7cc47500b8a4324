import type { Place } from '@moonrise/engine';
import { useCallback, useState } from 'react';
import type { Prompt } from '../../../shared/connection/snapshot.ts';
import { commandId, useAsk } from '../../../shared/connection/use-ask.ts';
import { useTable } from '../model/use-table.ts';

export interface Choice {
  readonly act: string;
  readonly targets: readonly Place[];
  readonly text?: string;
}

/** Answers a prompt, or takes the answer back. Both name the phase that is meant: what comes too late is refused. */
export function useAct({ slot }: Prompt) {
  const ask = useAsk();
  const { game, idOf } = useTable();
  const [isSending, setIsSending] = useState(false);
  const { phaseId } = game;
  const send = useCallback(async (sent: () => Promise<{ readonly ok: boolean }>): Promise<boolean> => {
    setIsSending(true);
    const { ok } = await sent();
    setIsSending(false);
    return ok;
  }, []);
  const meant = () => ({ slot, id: commandId(), ...(phaseId !== null && { phase_id: phaseId }) });
  return {
    isSending,
    choose: ({ targets, ...choice }: Choice) =>
      send(() => ask('act', { ...choice, targets: targets.map(idOf), ...meant() })),
    withdraw: () => send(() => ask('withdraw', meant())),
  };
}
