import { type FilterWay, filtered, plainWay } from '@moonrise/protocol/filter';
import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';

const MOST = 5_000; // texts: the lines of a long game
const seen = new Map<string, string>(); // a log is drawn often, with the same texts
let way: FilterWay = plainWay;

/** Few players need the strict words. Until they are there, the mild ones are masked. */
async function loadStrict(): Promise<void> {
  if (way.strict) return;
  const { strictWords } = await import('@moonrise/protocol/filter/strict');
  if (way.strict) return;
  way = { ...plainWay, strict: strictWords };
  seen.clear();
}

/** Masks words in names and chat, as the player has set it. */
export function useFilter(): (text: string) => string {
  const { filter } = useSettings();
  const [current, setCurrent] = useState(way);
  useEffect(() => {
    if (filter !== 'strict') return;
    loadStrict().then(
      () => setCurrent(way),
      () => {}, // no network: the mild words stay masked
    );
  }, [filter]);
  return useCallback(
    (text: string) => {
      if (current !== way) return filtered(text, filter, current);
      const key = `${filter} ${text}`;
      const known = seen.get(key);
      if (known !== undefined) return known;
      if (seen.size >= MOST) seen.clear();
      const shown = filtered(text, filter, current);
      seen.set(key, shown);
      return shown;
    },
    [filter, current],
  );
}
