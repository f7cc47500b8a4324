import type { Event } from '@moonrise/engine';
import type { AnswerOf } from '@moonrise/protocol';
import { useEffect, useState } from 'react';
import type { Happening } from '../../connection/snapshot.ts';
import type { StoryRow } from '../log/moments.ts';
import { fetchOnce } from './early-answer.ts';

export type FinishedGameAnswer = AnswerOf<'/api/games/{id}'>;
type Found = FinishedGameAnswer | 'loading' | 'missing';

const PAUSE_MS = 2_000;

/** A finished game with its whole log. Retries while there is no network; gives up on a 404. */
export function useFinishedGame(id: string | undefined): Found {
  const [found, setFound] = useState<Found>('loading');
  useEffect(() => {
    setFound('loading');
    if (id === undefined) return;
    const stop = new AbortController();
    void load(id, stop.signal).then((game) => !stop.signal.aborted && setFound(game));
    return () => stop.abort();
  }, [id]);
  return found;
}

async function load(id: string, signal: AbortSignal): Promise<Found> {
  while (!signal.aborted) {
    try {
      const answer = await fetchOnce(`/api/games/${encodeURIComponent(id)}`, signal);
      if (answer.status === 404) return 'missing';
      if (answer.ok) return (await answer.json()) as FinishedGameAnswer;
    } catch {
      // no network: retry below
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return 'loading';
}

export const storyRowsOf = ({ log }: FinishedGameAnswer): readonly StoryRow[] =>
  log.map(({ at, events }) => ({ at, events: events as readonly Event[] }));

/** The seats that programs played, with their reasons. Older servers send none. */
export const mindsOf = ({ minds = [] }: FinishedGameAnswer): FinishedGameAnswer['minds'] => minds;
/** How the moves of language models came about. */
export const movesOf = ({ moves = [] }: FinishedGameAnswer): FinishedGameAnswer['moves'] => moves;

/** The whole log: after the end nothing is secret. */
export const wholeLog = (game: FinishedGameAnswer): readonly Happening[] => happeningsIn(storyRowsOf(game));
export const happeningsIn = (rows: readonly StoryRow[]): readonly Happening[] =>
  rows.flatMap(({ at, events }, row) => events.map((event) => ({ at, row, event })));
