import type { Deed, Event, Place, Table } from '@moonrise/engine';
import { cast, eliminated, leaders, spared } from '@moonrise/engine/kit';

/** Out is whom more than half of the living have named; if there is no such one, nobody. */
export function majority(table: Table, ballots: readonly Deed[]): readonly Event[] {
  if (cast(ballots) === 0) return spared('no_votes');
  const { top, votes } = leaders(ballots);
  const needed = Math.floor(table.living().length / 2) + 1;
  return votes >= needed ? eliminated(top[0] as Place) : spared('no_majority');
}
