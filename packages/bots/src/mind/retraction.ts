import type { Id, SeatId } from '@moonrise/engine';
import type { SpeechAct } from '../talk/acts.ts';
import type { Fact, Memory } from './memory.ts';

/** Notes what a seat has claimed or announced last: if it takes something back, that is meant. */
export function noteLast(memory: Memory, seat: SeatId, { type }: SpeechAct): void {
  const isClaim = type === 'claim' || type === 'report';
  const isVote = type === 'intend' || type === 'callVote';
  if (isClaim || isVote) memory.last = { ...memory.last, [seat]: isClaim ? 'claim' : 'intent' };
}
/** True if it takes back its claim rather than its announced vote: the vote came before, or it names what it claimed. */
export const isAboutClaim = ({ last }: Memory, seat: SeatId, facts: readonly Fact[], named?: Id): boolean =>
  facts.some((fact) => fact.type === 'claim' && fact.seat === seat && (last[seat] !== 'intent' || fact.role === named));

/** The claims of a seat and its results no longer count. They keep their places, since other facts are known by theirs. */
export function retractClaims(facts: Fact[], seat: SeatId): void {
  const claimed: Id[] = [];
  for (const [i, fact] of facts.entries()) {
    if ((fact.type !== 'claim' && fact.type !== 'report') || fact.seat !== seat) continue;
    if (fact.type === 'claim') claimed.push(fact.role);
    facts[i] = { type: 'retracted', seat, role: null };
  }
  for (const role of claimed) facts.push({ type: 'retracted', seat, role });
}
