import type { Act, Deed, Event, Place, Table } from '@moonrise/engine';
import { cast, counted, eliminated, leaders, spared, vote } from '@moonrise/engine/kit';
import { weighed } from '../guests/mayor.ts';
import { isFoggy } from './happenings.ts';
import { bought } from './items.ts';

/** A player is out if more than half of the living voted for them; otherwise no one is. */
function majority(table: Table, ballots: readonly Deed[]): readonly Event[] {
  if (cast(ballots) === 0) return spared('no_votes');
  const { top, votes } = leaders([...weighed(table, ballots), ...bought(table, ballots)]);
  const needed = Math.floor(table.living().length / 2) + 1;
  const isClear = votes >= needed && top.length === 1; // with extra votes, two players can reach this number
  return isClear ? eliminated(top[0] as Place) : spared('no_majority');
}

/** In a fog no one sees who votes for whom, then or later. */
export function villageVote(ballots: 'open' | 'secret'): Act {
  const clear = vote({ during: ['voting'], targets: (game) => game.living(), ballots, outcome: majority });
  return {
    ...clear,
    seenBy: (game, me) => (isFoggy(game) ? [] : (clear.seenBy?.(game, me) ?? [])),
    resolve: (table, deeds, text) =>
      isFoggy(table) ? [counted('vote', deeds, []), ...majority(table, deeds)] : clear.resolve(table, deeds, text),
  };
}
