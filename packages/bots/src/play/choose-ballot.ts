import type { SeatId } from '@moonrise/engine';
import type { Motive } from '../mind/memory.ts';
import { isDecisive, isHeldBack, reasonAgainst, voteTarget } from './ballot.ts';
import { isUnheard, type Situation } from './situation.ts';

/** The vote: the announced one if it is still possible. Records the reason. */
export function chooseBallot(situation: Situation, from: readonly SeatId[]): SeatId | undefined {
  const { memory } = situation;
  if (memory.intent === null && isHeldBack(situation, voteTarget(situation, from))) return undefined;
  const said = isUnheard(situation) ? null : memory.intent;
  const seat = said !== null && from.includes(said) ? said : voteTarget(situation, from);
  if (seat === undefined) return undefined;
  const motive = motiveFor(situation, seat);
  memory.motives = [...memory.motives.filter(({ day }) => day !== memory.day), motive];
  return seat;
}

/** Why this seat votes so, told as it is: wolves do not give the reasons of their cover. */
function motiveFor(situation: Situation, seat: SeatId): Motive {
  const all = inHundredths(situation.truth().huntedOdds());
  const { day } = situation.memory;
  const seen = { day, seat, odds: all[seat] ?? 0, all };
  if (situation.isFoe) return { ...seen, reason: deceitOf(situation, seat) };
  const reason = reasonAgainst(situation, seat);
  return {
    ...seen,
    reason: reason && 'whom' in reason ? 'ballots' : (reason?.type ?? 'claim'),
    ...(reason?.type === 'result' && { by: reason.by }),
  };
}
/** Rounded to hundredths so that the sum stays what it is: those cut off most are rounded up. */
function inHundredths(odds: Float64Array): number[] {
  const exact = [...odds].map((one) => one * 100);
  const whole = exact.map((one) => Math.floor(one + 1e-9));
  const missing = Math.round(exact.reduce((sum, one) => sum + one, 0)) - whole.reduce((sum, one) => sum + one, 0);
  const cutOff = (place: number) => (exact[place] ?? 0) - (whole[place] ?? 0);
  const raised = [...whole.keys()].sort((a, b) => cutOff(b) - cutOff(a)).slice(0, Math.max(0, missing));
  return whole.map((one, place) => (raised.includes(place) ? one + 1 : one) / 100);
}
function deceitOf(situation: Situation, seat: SeatId): 'sacrifice' | 'together' | 'blame' {
  if (situation.pack.includes(seat)) return 'sacrifice';
  return isDecisive(situation) || isUnheard(situation) ? 'together' : 'blame';
}
