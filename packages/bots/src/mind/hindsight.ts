import type { Event, Game, Id, SeatId } from '@moonrise/engine';
import type { Turn } from '../player.ts';
import type { Report } from '../talk/acts.ts';
import { beliefOf } from './belief-cache.ts';
import { listen } from './listen.ts';
import { type Fact, type Memory, recalled } from './memory.ts';
import { resultOf } from './said.ts';
import { type TableInfo, tableInfoOf } from './table-info.ts';

/** A role that a place can hold, and its share of the deals that are left. */
export interface Possible {
  readonly role: Id;
  readonly share: number;
}

/** The most a seat could have known: it forgets nothing and trusts no claim. */
export class Hindsight {
  private readonly seat: SeatId;
  private readonly memory: Memory = recalled(null);
  private certain: readonly Fact[] = [];

  constructor(seat: SeatId) {
    this.seat = seat;
  }
  /** Adds what the seat has seen since. True if it can rule out more now. */
  learn(view: Game, news: readonly Event[]): boolean {
    const seen = news.filter(({ type }) => type !== 'said' && type !== 'spoke');
    listen(this.memory, this.turn(view, seen), tableInfoOf(view));
    const facts = this.memory.facts.filter(isCertain);
    const hasLearnt = facts.length > this.certain.length;
    if (hasLearnt) this.certain = facts;
    return hasLearnt;
  }
  /** The roles left for each place. */
  possible(view: Game): readonly (readonly Possible[])[] {
    const info = tableInfoOf(view);
    const own = view.state.dealt[this.seat] ?? '';
    const belief = beliefOf(this.certain, { me: this.seat, role: own, cover: null }, info);
    const { of } = belief.classes;
    const shares = belief.shares();
    return Array.from({ length: belief.width }, (_, place) =>
      info.roles.flatMap(({ id }) => {
        const c = of.get(id) ?? -1;
        const share = (shares[c]?.[place] ?? 0) * shareOf(id, belief.classes.members[c] ?? [], info);
        return share > 0 ? [{ role: id, share }] : [];
      }),
    );
  }
  /** True if the seat learnt this itself. */
  hasLearnt(result: Pick<Report, 'key' | 'about' | 'answer'>): boolean {
    return this.certain.some((fact) => fact.type === 'own' && resultOf(fact) === resultOf(result));
  }
  private turn(view: Game, news: readonly Event[]): Turn {
    const { seat } = this;
    return { seat, prompts: [], view: () => view, fellows: () => [], news: () => news, memory: null, seed: '' };
  }
}
/** Claims and ballots prove nothing. */
const isCertain = ({ type }: Fact): boolean =>
  type === 'card' || type === 'own' || type === 'open' || type === 'morning';

/** Roles of one class are as likely as they have cards. The seat's own role has a class of its own. */
const shareOf = (id: Id, members: readonly { readonly id: Id }[], { deck }: TableInfo): number =>
  (deck[id] ?? 0) / members.reduce((sum, member) => sum + (deck[member.id] ?? 0), 0);
