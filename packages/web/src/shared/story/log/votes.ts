import type { Deed, EventOf, Frame, Place, SeatId } from '@moonrise/engine';
import type { Happening } from '../../connection/snapshot.ts';

/** All who chose the same target; null: abstained. */
export interface Pile {
  readonly target: Place | null;
  readonly voters: readonly SeatId[];
}

/** The ballots by target: most votes first, abstentions last. */
export function tallyOf(ballots: readonly Deed[]): readonly Pile[] {
  const piles = new Map<Place | null, SeatId[]>();
  for (const { seat, targets } of ballots) {
    const target = targets[0] ?? null;
    piles.set(target, [...(piles.get(target) ?? []), seat]);
  }
  const last = ({ target }: Pile) => (target === null ? 1 : 0);
  return [...piles]
    .map(([target, voters]) => ({ target, voters }))
    .sort((a, b) => last(a) - last(b) || b.voters.length - a.voters.length);
}

export interface DecidingVote {
  readonly day: number;
  readonly counted: EventOf<'counted'>;
  readonly out: readonly SeatId[];
}

/** The last public vote that eliminated a player. */
export function decidingVote(log: readonly Happening[]): DecidingVote | undefined {
  let found: DecidingVote | undefined;
  let open: DecidingVote | undefined; // counted in this phase, which may be interrupted
  let day = 0;
  for (const { event } of log) {
    if (event.type === 'opened') {
      day = event.day;
      if (!event.over) open = undefined;
    }
    if (event.type === 'counted' && event.to === 'all') open = { day, counted: event, out: [] };
    // The cause of a death by vote is the act of the vote.
    if (event.type === 'died' && open && event.cause === open.counted.act) {
      open = { ...open, out: [...open.out, event.seat] };
      found = open;
    }
  }
  return found;
}

/** The visible choices of the open phase. */
export const openVotes = (frame: Frame | undefined): readonly Deed[] =>
  (frame?.ballots ?? []).flatMap((slots) => Object.values(slots ?? {}));

/** How many have voted in the open phase, where only the number is public; null: not even that. */
export function castCount(log: readonly Happening[]): number | null {
  const last = log.findLast(({ event: { type } }) => type === 'opened' || type === 'cast' || type === 'counted');
  return last?.event.type === 'cast' ? last.event.count : null;
}
