import { useEffect, useState } from 'react';
import { useSpeech } from '../words/use-words.tsx';
import { loadRules, loadRulesList, type RulesEntry, type RulesList } from './rules.ts';

const PAUSE_MS = 1_500; // before a retry

/** All rule sets with default options, in the player's language; undefined while loading. */
export const useRulesList = (): RulesList | undefined => {
  const { language } = useSpeech();
  return useLoaded(language, () => loadRulesList(language));
};

/** The rule set of one room or game. */
export const useRules = (id: string | undefined, options: object | undefined): RulesEntry | undefined => {
  const { language } = useSpeech();
  const key = id === undefined ? undefined : `${language} ${id} ${JSON.stringify(options ?? {})}`;
  return useLoaded(key, () => loadRules(id ?? '', options ?? {}, language));
};

const arrived = new Map<string, unknown>();

/** What has arrived once is there at once, and the last answer stays until the next one arrives, so that nothing flickers. */
function useLoaded<T>(key: string | undefined, load: () => Promise<T>): T | undefined {
  const [found, setFound] = useState(() => arrived.get(key ?? '') as T | undefined);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is new with every render; `key` says when it changes
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    load().then(
      (value) => {
        arrived.set(key, value);
        if (isCurrent) setFound(value);
      },
      () => {
        timer = setTimeout(() => isCurrent && setAttempt(attempt + 1), PAUSE_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, attempt]);
  return found;
}
