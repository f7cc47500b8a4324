import type { ClientEventName, PayloadOf } from '@moonrise/protocol';
import { useCallback } from 'react';
import { toast } from '../../ui/overlays/toasts.tsx';
import { useRefusal } from '../../words/use-refusal.ts';
import type { ServerAnswer } from '../game-connection.ts';
import { useConnection } from './use-connection.ts';

/** Sends an event; a refusal is shown in the player's language. */
export function useAsk() {
  const connection = useConnection();
  const sentenceFor = useRefusal();
  return useCallback(
    async <N extends ClientEventName>(event: N, payload: PayloadOf<N>): Promise<ServerAnswer<N>> => {
      const answer = await connection.ask(event, payload);
      if (!answer.ok) toast(sentenceFor(answer.error), 'danger');
      return answer;
    },
    [connection, sentenceFor],
  );
}

/** An id for a command, so that it counts once even if it is sent again. */
export const commandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
