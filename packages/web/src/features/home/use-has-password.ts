import type { AnswerOf } from '@moonrise/protocol';
import { useEffect, useState } from 'react';

type Found = AnswerOf<'/api/rooms/{code}'>;

/** Whether a room asks for a password. Where nobody knows yet, the door will say so. */
export function useHasPassword(code: string): boolean {
  const [hasPassword, setHasPassword] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    fetch(`/api/rooms/${encodeURIComponent(code)}`)
      .then(async (answer) => answer.ok && ((await answer.json()) as Found).password)
      .then((has) => isCurrent && setHasPassword(has))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return hasPassword;
}
