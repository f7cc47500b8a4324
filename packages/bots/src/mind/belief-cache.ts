import type { Id, SeatId } from '@moonrise/engine';
import { Belief } from './belief.ts';
import { type Classes, classesOf } from './classes.ts';
import { namedIn, weigh } from './likelihood.ts';
import type { Cover, Fact } from './memory.ts';
import type { TableInfo } from './table-info.ts';

/** Whose belief it is: a seat, the card it was dealt or pretends to have, and its cover if it has one. */
export interface Believer {
  readonly me: SeatId;
  readonly role: Id;
  readonly cover: Cover | null;
}
/** A belief and how many of the facts it includes. */
interface CachedBelief {
  readonly whose: string;
  readonly named: Set<Id>; // roles that have classes of their own
  belief: Belief;
  weighed: number;
  facts: number; // of all facts; under cover only some of them are weighed
}
interface Beliefs {
  own?: CachedBelief;
  cover?: CachedBelief;
}
// Beliefs follow from the facts. They are cached by the list of facts, to save rebuilding them every turn.
const beliefs = new WeakMap<readonly Fact[], Beliefs>();

/** Moves the cached beliefs from an older list of facts to the longer one. */
export function carryOver(before: readonly Fact[], now: readonly Fact[]): void {
  const kept = before === now ? undefined : beliefs.get(before);
  if (!kept) return;
  beliefs.delete(before);
  beliefs.set(now, kept);
}

/** The belief of a seat that knows these facts. */
export function beliefOf(facts: readonly Fact[], believer: Believer, info: TableInfo): Belief {
  const { me, role, cover } = believer;
  const kind = cover ? 'cover' : 'own';
  const retracted = facts.filter(({ type }) => type === 'retracted').length; // in the place of older facts
  const whose = `${me}/${role}/${cover?.since ?? 0}/${cover?.results.length ?? 0}/${retracted}`;
  const kept = beliefs.get(facts) ?? {};
  const known = kept[kind];
  if (known?.whose === whose && known.facts === facts.length) return known.belief;
  const all = knownTo(facts, cover);
  const cached = known?.whose === whose ? known : begun(whose, all, believer, info);
  kept[kind] = cached;
  beliefs.set(facts, kept);
  update(cached, all, believer, info);
  cached.facts = facts.length;
  return cached.belief;
}

function begun(whose: string, known: readonly Fact[], { me, role }: Believer, info: TableInfo): CachedBelief {
  const named = new Set([role]);
  name(named, known, info);
  return { whose, named, belief: newBelief(classesFor(info, named), me, role), weighed: 0, facts: 0 };
}
function name(named: Set<Id>, facts: readonly Fact[], info: TableInfo): void {
  for (const fact of facts) for (const id of namedIn(fact, info)) named.add(id);
}
const newBelief = (classes: Classes, me: SeatId, role: Id): Belief =>
  new Belief(classes, me, classes.of.get(role) ?? 0);

/** Weighs what is new. Where a role needs a class of its own first, everything is weighed again. */
function update(cached: CachedBelief, known: readonly Fact[], { me, role }: Believer, info: TableInfo): void {
  const { named } = cached;
  const before = named.size;
  name(named, known.slice(cached.weighed), info);
  const classes = named.size > before ? classesFor(info, named) : cached.belief.classes;
  if (classes.key !== cached.belief.classes.key) {
    cached.belief = newBelief(classes, me, role);
    cached.weighed = 0;
  }
  for (; cached.weighed < known.length; cached.weighed++) weigh(cached.belief, known[cached.weighed] as Fact, info, me);
}

const MOST = 500; // orders in which roles were named
const classes = new WeakMap<TableInfo, Map<string, Classes>>();
function classesFor(info: TableInfo, named: ReadonlySet<Id>): Classes {
  const here = classes.get(info) ?? new Map<string, Classes>();
  classes.set(info, here);
  const key = [...named].join();
  const found = here.get(key) ?? classesOf(info.rules, info.deck, named);
  if (here.size >= MOST) here.clear();
  here.set(key, found);
  return found;
}

/**
 * All facts. Under cover: the invented results, and what the pretended role could know; 'conceded' is left out, as a
 * plain player ignores it.
 */
function knownTo(facts: readonly Fact[], cover: Cover | null): readonly Fact[] {
  if (!cover) return facts;
  const isSecret = (fact: Fact) => fact.type === 'own' || (fact.type === 'card' && fact.isPrivate);
  const isKnown = (fact: Fact, i: number) => (i < cover.since || !isSecret(fact)) && fact.type !== 'conceded';
  const own = cover.results.map((result): Fact => ({ type: 'own', ...result }));
  return [...own, ...facts.filter(isKnown)];
}
