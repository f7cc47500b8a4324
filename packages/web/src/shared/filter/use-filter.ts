import { filtered } from '@moonrise/protocol/filter';
import { useCallback } from 'react';
import { useSettings } from '../settings/settings.ts';

const MOST = 5_000; // texts: the lines of a long game
const seen = new Map<string, string>(); // a log is drawn often, with the same texts

/** Masks words in names and chat, as the player has set it. */
export function useFilter(): (text: string) => string {
  const { filter } = useSettings();
  return useCallback(
    (text: string) => {
      const key = `${filter} ${text}`;
      const known = seen.get(key);
      if (known !== undefined) return known;
      if (seen.size >= MOST) seen.clear();
      const shown = filtered(text, filter);
      seen.set(key, shown);
      return shown;
    },
    [filter],
  );
}
