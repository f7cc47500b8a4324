import { useCallback } from 'react';
import type { AdminRefusal } from '../client/admin-client.ts';
import { useAdminWords } from '../words/use-admin-words.tsx';

/** A refusal as a sentence: in the language of the page where we have one, else as the server says it. */
export function useRefusalText(): (refusal: AdminRefusal) => string {
  const { t, has } = useAdminWords();
  return useCallback(
    ({ code, message, retryAfter }) => {
      const key = `refused.${code}`;
      return has(key) ? t(key, { n: Math.ceil(retryAfter ?? 1) }) : message;
    },
    [t, has],
  );
}
