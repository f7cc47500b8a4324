import type { SeatId } from '@moonrise/engine';
import { keyOf } from '../mind/said.ts';
import type { SpeechAct } from '../talk/acts.ts';
import { characterOf } from '../talk/character.ts';
import { contenders, hasFound, reasonAgainst, reasonFor } from './ballot.ts';
import { drawn, huntedOdds, living, pickOne, type Situation } from './situation.ts';

// How often a seat takes part in the discussion of others. It never depends on the card.
const OBJECT = 0.45; // contradicts a suspicion it does not share
const VOUCH = 0.12; // puts in a word for a player on its own
const VOUCHED = 0.1; // odds up to which it does: it must not vote for that player a line later
const CITE = 0.3; // adds what a suspect did or wants
const REBUT = 0.6; // the same of a player it contradicts
const CLEAR = 0.8; // times the usual odds, up to which a player is defended

type Opinion = SpeechAct & { type: 'suspect' | 'trust' };

export const isTold = ({ memory }: Situation, act: SpeechAct): boolean =>
  memory.told.includes(keyOf(act, memory.day) ?? '');
export const habitsOf = ({ game, me }: Situation) => characterOf({ seats: game.seats, me });

/** What an average living player's odds are. */
export function usualOdds(situation: Situation): number {
  const odds = huntedOdds(situation);
  const others = living(situation);
  return others.reduce((sum, one) => sum + (odds[one] ?? 0), 0) / Math.max(1, others.length);
}

/** Somebody who said the same about a player today, before this seat did. */
function sameView(situation: Situation, seat: SeatId, isFor: boolean): SeatId | undefined {
  const { memory, me, game } = situation;
  const same = memory.views.filter((view) => view.seat === seat && view.isFor === isFor);
  const own = same.findIndex(({ by }) => by === me);
  const others = own < 0 ? same : same.slice(0, own);
  const from = [...new Set(others.map(({ by }) => by))].filter((by) => by !== seat && game.isAlive(by));
  return pickOne(situation, `echo/${memory.day}/${seat}`, from);
}
/** The other one of two who claim the same card. */
function rivalOf(situation: Situation, seat: SeatId): SeatId | undefined {
  const others = contenders(situation, seat).filter((one) => one !== seat);
  const [only] = others;
  return others.length === 1 && only !== situation.me ? only : undefined;
}

/** A suspicion with its reason. A result of its own needs none. */
export function doubt(situation: Situation, seat: SeatId): Opinion {
  if (hasFound(situation, seat)) return { type: 'suspect', seat };
  const because = reasonAgainst(situation, seat);
  if (because?.type === 'clash') {
    const whom = rivalOf(situation, seat);
    if (whom !== undefined) return { type: 'suspect', seat, because: { type: 'rival', whom } };
  }
  const by = because === undefined || because.type === 'feeling' ? sameView(situation, seat, false) : undefined;
  if (by !== undefined) return { type: 'suspect', seat, because: { type: 'echo', by } };
  return { type: 'suspect', seat, ...(because && { because }) };
}
/** Trust with its reason. */
export function praise(situation: Situation, seat: SeatId): Opinion {
  const voted = reasonFor(situation, seat);
  if (voted) return { type: 'trust', seat, because: voted };
  const whom = rivalOf(situation, seat);
  if (whom !== undefined) return { type: 'trust', seat, because: { type: 'rival', whom } };
  const by = sameView(situation, seat, true);
  return { type: 'trust', seat, ...(by !== undefined && { because: { type: 'echo', by } }) };
}

/** Takes back a suspicion, when this seat turns to another player. */
export function changeOfMind(situation: Situation, now: SeatId): SpeechAct[] {
  const { memory, game } = situation;
  const before = memory.intent;
  if (before === null || before === now || !game.isAlive(before)) return [];
  const act: SpeechAct = { type: 'unsuspect', seat: before };
  return isTold(situation, act) ? [] : [act];
}

/** Speaks for a player whom others suspect without cause, once a day. */
export function objection(situation: Situation, beside: readonly SpeechAct[]): SpeechAct[] {
  const { memory, me, game } = situation;
  if (memory.told.includes(`${memory.day}/objection`)) return [];
  const odds = huntedOdds(situation);
  const most = usualOdds(situation) * CLEAR;
  const isNamed = (seat: SeatId) => beside.some((act) => 'seat' in act && act.seat === seat);
  const isFine = (seat: SeatId) => seat !== me && seat !== memory.intent && !isNamed(seat) && (odds[seat] ?? 0) < most;
  const isSafe = (seat: SeatId) => isFine(seat) && (odds[seat] ?? 0) < VOUCHED;
  const view = memory.views.findLast(
    ({ by, seat, isFor }) =>
      !isFor && by !== me && by !== seat && isFine(seat) && game.isAlive(seat) && game.isAlive(by),
  );
  const { objects, vouches } = habitsOf(situation);
  if (view && drawn(situation, `object/${memory.day}/${view.seat}`) < OBJECT * objects)
    return [{ type: 'trust', seat: view.seat, because: { type: 'against', by: view.by } }];
  if (memory.day < 2 || drawn(situation, `vouch/${memory.day}`) >= VOUCH * vouches) return [];
  const best = living(situation)
    .filter(isSafe)
    .sort((a, b) => (odds[a] ?? 0) - (odds[b] ?? 0))[0];
  return best === undefined ? [] : [{ type: 'vouch', seat: best }];
}

/** A public fact about a player: its last vote, what it wants today, or what it claims to be. */
export function citation({ memory, facts, me, game }: Situation, seat: SeatId): SpeechAct | undefined {
  const cast = facts.ballots.at(-1)?.pairs.find(([voter]) => voter === seat);
  if (cast) return { type: 'recall', seat, whom: cast[1] };
  const claim = facts.claims.find((fact) => fact.seat === seat);
  if (claim) return { type: 'standing', seat, role: claim.role };
  const wish = memory.views.findLast(({ by, isVote }) => by === seat && isVote);
  if (wish && wish.seat !== me && game.isAlive(wish.seat)) return { type: 'plans', seat: wish.seat, by: [seat] };
  return undefined;
}
/** What may be added to a mere feeling. */
export function grounds(situation: Situation, act: SpeechAct): SpeechAct[] {
  if (act.type !== 'suspect' || act.because?.type !== 'feeling') return [];
  const fact = citation(situation, act.seat);
  const share = CITE * habitsOf(situation).cites;
  return fact && drawn(situation, `cite/${situation.memory.day}`) < share ? [fact] : [];
}
/** What may be said of a player whom this seat contradicts and says nothing else. */
export function rebuttal(situation: Situation, [act]: readonly SpeechAct[]): SpeechAct[] {
  const fact = act?.type === 'disagree' ? citation(situation, act.seat) : undefined;
  return fact && drawn(situation, `rebut/${situation.memory.day}`) < REBUT ? [fact] : [];
}
