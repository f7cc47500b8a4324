import { useCallback } from 'react';
import type { Failure } from '../connection/game-connection.ts';
import { useSpeech } from './use-words.tsx';
import type { Key } from './words.ts';

/** A refusal as a sentence: in the player's language where we have one, else as the server says it. */
export function useRefusal(): (error: Failure['error']) => string {
  const { t, has } = useSpeech();
  return useCallback(
    ({ code, message, retry_after, reason }) => {
      const key = [`errors.${code}.${reason}`, `errors.${code}`].find(has);
      return key === undefined ? message : t(key as Key, { n: retry_after ?? 1 });
    },
    [t, has],
  );
}
