import type { SeatId } from '@moonrise/engine';
import type { Happening } from '../../connection/snapshot.ts';
import type { RulesEntry } from '../../rules/rules.ts';

const NEAR = 4; // events

/**
 * True if a public sentence next to the death at this index tells it, so that a second one would repeat it. A sentence with
 * an answer is about a role, not about a death.
 */
export function isDeathTold(log: readonly Happening[], index: number): boolean {
  const death = log[index]?.event;
  if (death?.type !== 'died') return false;
  return tells(log, index, -1, death.seat) || tells(log, index, 1, death.seat);
}

function tells(log: readonly Happening[], index: number, step: 1 | -1, seat: SeatId): boolean {
  for (let i = index + step; Math.abs(i - index) <= NEAR; i += step) {
    const event = log[i]?.event;
    if (!event || event.type === 'opened' || event.type === 'died' || event.type === 'closed') return false;
    const isNotice = event.type === 'told' && event.to === 'all' && event.answer === undefined;
    if (isNotice && event.about.includes(seat)) return true;
  }
  return false;
}

/** The seats that died at night. Their deaths are logged after the night has closed and before the next phase opens. */
export function diedAtNight(log: readonly Happening[], { phases }: Pick<RulesEntry, 'phases'>): ReadonlySet<SeatId> {
  const dead = new Set<SeatId>();
  let light: string | undefined;
  for (const { event } of log) {
    if (event.type === 'opened') light = phases.find(({ id }) => id === event.phase)?.light;
    else if (event.type === 'died' && (light === 'night' || light === 'dawn')) dead.add(event.seat);
    else if (event.type === 'revived') dead.delete(event.seat);
  }
  return dead;
}
