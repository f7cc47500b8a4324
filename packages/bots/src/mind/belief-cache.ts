import type { Id, SeatId } from '@moonrise/engine';
import { Belief } from './belief.ts';
import { classesOf } from './classes.ts';
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
  readonly names: string; // roles that have classes of their own
  readonly belief: Belief;
  weighed: number;
  facts: number; // of all facts; under cover only some of them are weighed
}
// Beliefs follow from the facts. They are cached by the list of facts, to save rebuilding them every turn.
const beliefs = new WeakMap<readonly Fact[], Map<string, CachedBelief>>();

/** Moves the cached beliefs from an older list of facts to the longer one. */
export function carryOver(before: readonly Fact[], now: readonly Fact[]): void {
  const kept = beliefs.get(before);
  if (!kept) return;
  beliefs.delete(before);
  beliefs.set(now, kept);
}

/** The belief of a seat that knows these facts. */
export function beliefOf(facts: readonly Fact[], believer: Believer, info: TableInfo): Belief {
  const { me, role, cover } = believer;
  const kind = cover ? 'cover' : 'own';
  const whose = `${me}/${role}/${cover?.since ?? 0}/${cover?.results.length ?? 0}`;
  const kept = beliefs.get(facts) ?? new Map<string, CachedBelief>();
  let cached = kept.get(kind);
  if (cached?.whose === whose && cached.facts === facts.length) return cached.belief;
  const known = knownTo(facts, cover);
  const named = new Set([role, ...known.flatMap((fact) => namesIn(fact, info))]);
  const names = [...named].join();
  if (cached?.whose !== whose || cached.names !== names) {
    const classes = classesOf(info.rules, info.deck, named);
    const isSame = cached?.whose === whose && cached.belief.classes.key === classes.key; // the new role changes no class
    cached =
      isSame && cached
        ? { ...cached, names }
        : { whose, names, belief: new Belief(classes, me, classes.of.get(role) ?? 0), weighed: 0, facts: 0 };
  }
  for (; cached.weighed < known.length; cached.weighed++) weigh(cached.belief, known[cached.weighed] as Fact, info, me);
  cached.facts = facts.length;
  beliefs.set(facts, kept.set(kind, cached));
  return cached.belief;
}

const names = new WeakMap<Fact, readonly Id[]>();
function namesIn(fact: Fact, info: TableInfo): readonly Id[] {
  const found = names.get(fact) ?? namedIn(fact, info);
  names.set(fact, found);
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
