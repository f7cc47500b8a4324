import type { Deed, Place } from '../core/model.ts';

/** The places with most ballots (none, one, or a tie) and how many they have. */
export function leaders(ballots: readonly Deed[]): { top: Place[]; votes: number } {
  const counts: number[] = []; // by place
  for (const { targets } of ballots) for (const place of targets) counts[place] = (counts[place] ?? 0) + 1;
  const top: Place[] = [];
  let votes = 0;
  counts.forEach((count, place) => {
    if (count > votes) top.length = 0;
    if (count >= votes) top.push(place);
    votes = Math.max(votes, count);
  });
  return { top, votes };
}

/** The number of ballots that are not abstentions. */
export const cast = (ballots: readonly Deed[]): number => ballots.filter(({ targets }) => targets.length > 0).length;
