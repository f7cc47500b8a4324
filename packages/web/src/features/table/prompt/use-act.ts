import type { Place } from '@moonrise/engine';
import { useCallback, useRef, useState } from 'react';
import { commandId, useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import { useTable } from '../model/use-table.ts';

export interface ActChoice {
  readonly act: string;
  readonly targets: readonly Place[];
  readonly text?: string;
}

/** Answers a prompt, or withdraws the answer. Both name the phase, so that late ones are refused. */
export function useAct() {
  const ask = useAsk();
  const { game } = useTable();
  const [isSending, setIsSending] = useState(false);
  const awaited = useRef<string>(undefined);
  const { phaseId } = game;
  // Drops the second half of a double tap: it could arrive in the next phase and be refused.
  const send = useCallback(async (what: string, sent: () => Promise<{ readonly ok: boolean }>): Promise<boolean> => {
    if (awaited.current === what) return false;
    awaited.current = what;
    setIsSending(true);
    const { ok } = await sent();
    if (awaited.current === what) awaited.current = undefined;
    setIsSending(false);
    return ok;
  }, []);
  const meant = (slot: string) => ({ slot, id: commandId(), ...(phaseId !== null && { phase_id: phaseId }) });
  return {
    isSending,
    choose: (slot: string, { targets, ...choice }: ActChoice) =>
      send(JSON.stringify([slot, choice, targets, phaseId]), () =>
        ask('act', { ...choice, targets: [...targets], ...meant(slot) }),
      ),
    withdraw: (slot: string) => void send(`withdraw ${slot}`, () => ask('withdraw', meant(slot))),
  };
}
