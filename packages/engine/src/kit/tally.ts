import type { Deed, Place } from '../core/model.ts';

/** The places with most ballots (none, one, or a tie) and how many they have. */
export function leaders(ballots: readonly Deed[]): { top: Place[]; votes: number } {
  const count = new Map<Place, number>();
  for (const { targets } of ballots) for (const place of targets) count.set(place, (count.get(place) ?? 0) + 1);
  const votes = Math.max(0, ...count.values());
  return { top: [...count.keys()].filter((place) => count.get(place) === votes).sort((a, b) => a - b), votes };
}

/** The number of ballots that are not abstentions. */
export const cast = (ballots: readonly Deed[]): number => ballots.filter(({ targets }) => targets.length > 0).length;
