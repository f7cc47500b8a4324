import type { Deed, Event, EventOf, Id, SeatId } from '@moonrise/engine';
import { type Aims, savesIn } from './saves.ts';

/** What an award is for. Every player gets one, and no two players the same, except those who were simply there. */
export type AwardKind =
  | 'most-saved' // kept most players alive
  | 'first-right' // voted first for one of those the village had to find
  | 'long-bluff' // one of them, who stayed unfound for longest
  | 'sharp-eye' // voted most often for one of them
  | 'last-word' // was in every majority that voted one of them out
  | 'escaped' // was attacked and saved most often
  | 'wrongly-feared' // got the most votes, and was none of them
  | 'under-radar' // never got a vote
  | 'loud' // spoke most
  | 'first-to-fall'
  | 'steady' // lived to the end
  | 'quiet' // spoke least
  | 'there';
export interface Award {
  readonly seat: SeatId;
  readonly kind: AwardKind;
  readonly n: number; // lives, votes, days or messages
}
export interface AwardRules {
  readonly roles: readonly { readonly id: Id; readonly hunted?: true | undefined; readonly aims: Aims }[];
}

/** One award for each player, from what happened in a finished game: the whole log. */
export function awardsOf(events: readonly Event[], { roles }: AwardRules): readonly Award[] {
  const aims: Aims = Object.assign({}, ...roles.map((role) => role.aims));
  const facts = factsOf(events, huntedRoles(roles), aims);
  const left = new Set(facts.keys());
  const awards: Award[] = [];
  for (const [kind, score] of contests) {
    const best = [...left]
      .map((seat) => ({ seat, n: score(facts[seat] as Facts) }))
      .filter(({ n }) => n !== undefined)
      .sort((a, b) => (b.n as number) - (a.n as number) || a.seat - b.seat)[0];
    if (!best) continue;
    left.delete(best.seat);
    awards.push({ seat: best.seat, kind, n: Math.abs(best.n as number) });
  }
  const rest = [...left].map((seat): Award => ({ seat, kind: 'there', n: facts[seat]?.days ?? 0 }));
  return [...awards, ...rest].sort((a, b) => a.seat - b.seat);
}

interface Facts {
  isHunted: boolean;
  isAlive: boolean;
  days: number; // until death, or the end
  right: number; // votes for the hunted, by one who is not
  firstRight: number | undefined; // the number of the count
  convicted: number; // of the hunted, with this player's vote
  got: number; // votes
  words: number; // messages to all
  saves: number; // of lives, their own included
  escapes: number; // attacks survived because somebody helped
  fell: number | undefined; // the how-manieth to die
}

const some = (n: number): number | undefined => (n > 0 ? n : undefined);
/** Who has the highest number gets the award; undefined: cannot get it. */
const contests: readonly (readonly [AwardKind, (facts: Facts) => number | undefined])[] = [
  ['most-saved', ({ saves }) => some(saves)],
  ['first-right', ({ firstRight }) => (firstRight === undefined ? undefined : -firstRight)],
  ['long-bluff', ({ isHunted, days }) => (isHunted ? days : undefined)],
  ['last-word', ({ convicted }) => some(convicted)],
  ['sharp-eye', ({ right }) => some(right)],
  ['escaped', ({ escapes }) => some(escapes)],
  ['wrongly-feared', ({ isHunted, got }) => (isHunted ? undefined : some(got - 1))],
  ['loud', ({ words }) => some(words)],
  ['first-to-fall', ({ fell }) => (fell === 1 ? 1 : undefined)],
  ['under-radar', ({ got, isAlive }) => (got === 0 && isAlive ? 1 : undefined)],
  ['steady', ({ isAlive, days }) => (isAlive ? days : undefined)],
  ['quiet', ({ words }) => -words],
];

function factsOf(events: readonly Event[], hunted: ReadonlySet<Id>, aims: Aims): readonly Facts[] {
  const ledger = new Ledger(events, hunted);
  for (const event of events) ledger.take(event);
  const facts = ledger.close();
  for (const save of savesIn(events, aims)) {
    const [by, of] = [facts[save.by], facts[save.of]];
    if (by) by.saves++;
    if (of) of.escapes++;
  }
  return facts;
}
const huntedRoles = (roles: AwardRules['roles']): ReadonlySet<Id> =>
  new Set(roles.flatMap(({ id, hunted }) => (hunted ? [id] : [])));

/** Takes down what each player did. */
class Ledger {
  private readonly all: readonly Facts[];
  private day = 0;
  private counts = 0;
  private fallen = 0;
  private last: readonly Deed[] = []; // the ballots counted last
  private act: Id | undefined; // and what they were for

  constructor(events: readonly Event[], hunted: ReadonlySet<Id>) {
    const started = events.find((event) => event.type === 'started');
    const ended = events.findLast((event) => event.type === 'ended');
    const none = {
      isAlive: true,
      days: 0,
      right: 0,
      firstRight: undefined,
      convicted: 0,
      got: 0,
      words: 0,
      saves: 0,
      escapes: 0,
    };
    this.all = (started?.names ?? []).map((_, seat) => ({
      ...none,
      isHunted: hunted.has(ended?.cards[seat] ?? ''),
      fell: undefined,
    }));
  }
  take(event: Event): void {
    if (event.type === 'opened') this.day = event.day;
    else if (event.type === 'said' || event.type === 'spoke') this.spoke(event);
    else if (event.type === 'counted' && event.to === 'all') this.counted(event);
    else if (event.type === 'died') this.died(event);
    else if (event.type === 'revived') Object.assign(this.all[event.seat] ?? {}, { isAlive: true });
  }
  close(): readonly Facts[] {
    for (const facts of this.all) if (facts.isAlive) facts.days = this.day;
    return this.all;
  }
  private spoke({ seat, to }: EventOf<'said' | 'spoke'>): void {
    const speaker = this.all[seat];
    if (speaker && to === 'all') speaker.words++;
  }
  private counted({ ballots, act }: EventOf<'counted'>): void {
    this.last = ballots;
    this.act = act;
    this.counts++;
    for (const { seat, targets } of ballots) this.voted(seat, targets[0]);
  }
  private voted(seat: SeatId, target: number | undefined): void {
    const [voter, named] = [this.all[seat], target === undefined ? undefined : this.all[target]];
    if (!voter || !named) return;
    if (seat !== target) named.got++;
    if (voter.isHunted || !named.isHunted) return;
    voter.right++;
    voter.firstRight ??= this.counts;
  }
  private died({ seat, cause }: EventOf<'died'>): void {
    const dead = this.all[seat];
    if (!dead) return;
    Object.assign(dead, { isAlive: false, days: this.day, fell: ++this.fallen });
    if (cause !== this.act || !dead.isHunted) return;
    for (const ballot of this.last) {
      const voter = this.all[ballot.seat];
      if (voter && !voter.isHunted && ballot.targets[0] === seat) voter.convicted++;
    }
  }
}

/** The players the village had to find: by the card each has at the end. */
export function huntedIn(events: readonly Event[], { roles }: AwardRules): readonly SeatId[] {
  const ended = events.findLast((event) => event.type === 'ended');
  const started = events.find((event) => event.type === 'started');
  if (ended?.type !== 'ended' || started?.type !== 'started') return [];
  const hunted = huntedRoles(roles);
  return started.names.flatMap((_, seat) => (hunted.has(ended.cards[seat] ?? '') ? [seat] : []));
}
