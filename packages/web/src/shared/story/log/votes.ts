import type { Deed, EventOf, Frame, Place, SeatId } from '@moonrise/engine';
import type { Happening } from '../../connection/snapshot.ts';

/** Everybody who chose the same; null: nobody was chosen. */
export interface Pile {
  readonly target: Place | null;
  readonly voters: readonly SeatId[];
}

/** The ballots by whom they name: most votes first, those who abstained last. */
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

/** The last public vote after which somebody was out. */
export function decidingVote(log: readonly Happening[]): DecidingVote | undefined {
  let found: DecidingVote | undefined;
  let open: DecidingVote | undefined; // counted in this phase, which another may interrupt
  let day = 0;
  for (const { event } of log) {
    if (event.type === 'opened') {
      day = event.day;
      if (!event.over) open = undefined;
    }
    if (event.type === 'counted' && event.to === 'all') open = { day, counted: event, out: [] };
    // A death by a vote is called after its act.
    if (event.type === 'died' && open && event.cause === open.counted.act) {
      open = { ...open, out: [...open.out, event.seat] };
      found = open;
    }
  }
  return found;
}

/** The choices of the phase that is held now, as far as they are seen. */
export const openVotes = (frame: Frame | undefined): readonly Deed[] =>
  (frame?.ballots ?? []).flatMap((slots) => Object.values(slots ?? {}));

/** How many have voted in the phase that is held now, where only that is told; null: nothing is. */
export function castCount(log: readonly Happening[]): number | null {
  const last = log.findLast(({ event: { type } }) => type === 'opened' || type === 'cast' || type === 'counted');
  return last?.event.type === 'cast' ? last.event.count : null;
}
