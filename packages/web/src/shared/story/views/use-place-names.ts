import type { State } from '@moonrise/engine';
import { useMemo } from 'react';
import { useFilter } from '../../filter/use-filter.ts';
import type { NameOf } from '../../rules/sentences.ts';
import { useWords } from '../../words/use-words.tsx';

/** Names of the places of a game: players by (filtered) name, cards in the centre by number. */
export function usePlaceNames({ seats }: Pick<State, 'seats'>): NameOf {
  const t = useWords();
  const filter = useFilter();
  return useMemo(
    () => (place) => {
      const name = seats[place]?.name;
      return name === undefined ? t('chat.centreCard', { n: place - seats.length + 1 }) : filter(name);
    },
    [seats, filter, t],
  );
}
