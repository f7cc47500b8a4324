import type { Act, Id, Role, SeatId } from '@moonrise/engine';
import { byRole } from '../mind/likelihood.ts';
import { isFoe } from '../mind/table-info.ts';
import { huntedOdds, isUnheard, type Situation, threats } from './situation.ts';

const SUSPECT = 3; // how much suspicion lowers the worth of protecting a seat
export const OWN = 1; // a protector's worth to itself
const FIRST = 0.9; // how often the seat most worth it is protected
const AGAIN = 0.8; // how often a seat saved last night is protected again

/** How much each seat is worth protecting, for a player who does not know the pack. */
export function worth(situation: Situation): (seat: SeatId) => number {
  const fear = threats(situation);
  const odds = huntedOdds(situation);
  return (seat) => (fear[seat] ?? 0) - SUSPECT * (odds[seat] ?? 0);
}

/** How likely each target is protected tonight, as the pack sees it. Uniform while no target is worth much. */
export function guardOdds(situation: Situation, targets: readonly SeatId[]): (seat: SeatId) => number {
  const { me, memory } = situation;
  const left = guardsLeft(situation, targets);
  if (left === 0 || targets.length < 2 || isUnheard(situation)) return () => 0;
  const value = worth(situation);
  const first = targets.reduce((top, seat) => (value(seat) > value(top) ? seat : top));
  const isAtHome = value(first) < OWN && mayProtect(situation, me);
  const share = isAtHome ? 1 / targets.length : FIRST;
  const other = (1 - share) / (targets.length - 1);
  return (seat) => {
    if (seat === memory.saved) return mayProtect(situation, seat, seat) ? AGAIN : 0;
    return left * (seat === first ? share : other);
  };
}

/** How likely a protector is among the targets. */
function guardsLeft(situation: Situation, targets: readonly SeatId[]): number {
  const { info } = situation;
  const isGuard = (role: Role) => protections(situation, role).length > 0;
  if (!info.roles.some(isGuard)) return 0;
  const truth = situation.truth();
  const share = truth.expect(byRole(truth.classes, info, (role) => Number(isGuard(role))));
  const sum = targets.reduce((all, seat) => all + (share[seat] ?? 0), 0);
  return Math.min(1, sum);
}

/** The acts a role protects others with at night. Acts in a phase of its own come too late to stop the pack. */
const protections = ({ info }: Situation, role: Role): readonly Act[] => {
  const isOwn = (phase: Id) => role.phases?.some(({ id }) => id === phase);
  const isOne = ({ aim, during }: Act) => aim === 'help' && !during.some(isOwn);
  return isFoe(info, role) ? [] : (role.acts ?? []).filter(isOne);
};
/** True if the rules would let this seat protect `seat`, had it protected `before` last night. */
function mayProtect(situation: Situation, seat: SeatId, before?: SeatId): boolean {
  const { info, game, me } = situation;
  return info.roles
    .flatMap((role) => protections(situation, role))
    .some(({ id, targets }) => {
      const deeds = before === undefined ? [] : [{ seat: me, act: id, targets: [before], day: game.day - 1 }];
      return targets?.(game, { ...game.seat(me), deeds }).includes(seat) ?? true;
    });
}
