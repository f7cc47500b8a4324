import { createContext, useCallback, useContext } from 'react';
import type { Failure } from '../connection/game-connection.ts';
import { banWords } from './ban-words.ts';
import { sentences } from './lists.ts';
import { useSpeech } from './use-words.tsx';
import { type Key, type LoadedWords, translator, wordsAt } from './words.ts';

/** The rule set's own sentences per error code, during a game. */
export const RefusalLines = createContext<Readonly<Record<string, string>> | undefined>(undefined);

/** A refusal as a sentence: the rule set's, else in the player's language where we have one, else as the server says it. */
export function useRefusal(): (error: Failure['error']) => string {
  const { catalogue, language } = useSpeech();
  const lines = useContext(RefusalLines);
  return useCallback(
    ({ code, message, retry_after, reason, until, why }) => {
      const line = lines?.[code];
      if (line) return line.replace('{n}', `${retry_after ?? 1}`);
      const words: LoadedWords = { ...wordsAt(language, 'late'), ...catalogue };
      const key = [`errors.${code}.${reason}`, `errors.${code}`].find((one) => Object.hasOwn(words, one));
      if (key === undefined) return message;
      const t = translator(words, language);
      const sentence = t(key as Key, { n: retry_after ?? 1 });
      return why === undefined ? sentence : sentences(t, [sentence, ...banWords(t, language, until, why)]);
    },
    [catalogue, lines, language],
  );
}
