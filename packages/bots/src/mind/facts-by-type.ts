import type { SeatId } from '@moonrise/engine';
import type { Fact } from './memory.ts';

export type FactOf<T extends Fact['type']> = Extract<Fact, { readonly type: T }>;
type OwnResult = Omit<FactOf<'own'>, 'type'>;

/** Facts sorted once a turn, because choices ask for those of a type again and again. */
export class FactsByType {
  readonly claims: FactOf<'claim'>[] = [];
  readonly reports: FactOf<'report'>[] = [];
  readonly shown: FactOf<'card'>[] = []; // to everyone
  readonly ballots: FactOf<'ballots'>[] = [];
  private readonly own: OwnResult[] = [];
  private readonly ownAt: number[] = []; // among all facts

  constructor(facts: readonly Fact[]) {
    for (let i = 0; i < facts.length; i++) {
      const fact = facts[i] as Fact;
      if (fact.type === 'claim') this.claims.push(fact);
      else if (fact.type === 'report') this.reports.push(fact);
      else if (fact.type === 'ballots') this.ballots.push(fact);
      else if (fact.type === 'card' && !fact.isPrivate) this.shown.push(fact);
      else if (fact.type === 'own') {
        this.own.push(fact);
        this.ownAt.push(i);
      }
    }
  }
  /** The seat's own results among the first facts. */
  ownBefore(end: number): readonly OwnResult[] {
    return this.own.filter((_, i) => (this.ownAt[i] as number) < end);
  }
  /** For whom a seat voted, in order. */
  votesOf(seat: SeatId): readonly SeatId[] {
    const cast: SeatId[] = [];
    for (const { pairs } of this.ballots) for (const [voter, target] of pairs) if (voter === seat) cast.push(target);
    return cast;
  }
}
