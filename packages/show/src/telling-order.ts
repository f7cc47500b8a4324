import type { Deed, Place } from '@moonrise/engine';

/**
 * The ballots of a count from the least to the most decisive: abstentions, then those for players with few votes. The two
 * players with the most votes take turns, so that the count stays open for as long as it can.
 */
export function tellingOrder(ballots: readonly Deed[]): readonly Deed[] {
  const passes = ballots.filter(({ targets }) => targets.length === 0);
  const piles = pilesOf(ballots.filter(({ targets }) => targets.length > 0));
  const [leader = [], rival = [], ...others] = piles;
  return [...passes, ...others.reverse().flat(), ...raced(rival, leader)];
}

/** Ballots by target, the largest pile first. */
function pilesOf(ballots: readonly Deed[]): Deed[][] {
  const piles = new Map<Place, Deed[]>();
  for (const deed of ballots) {
    const target = deed.targets[0] as Place;
    piles.set(target, [...(piles.get(target) ?? []), deed]);
  }
  const seatOf = ([deed]: Deed[]): number => deed?.targets[0] ?? 0;
  return [...piles.values()].sort((a, b) => b.length - a.length || seatOf(a) - seatOf(b));
}

/** One ballot for each in turn, the rival's first; the rest are the leader's. */
function raced(rival: readonly Deed[], leader: readonly Deed[]): readonly Deed[] {
  return leader.flatMap((deed, i) => [...rival.slice(i, i + 1), deed]);
}
