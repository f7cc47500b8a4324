import type { Id, SeatId } from '@moonrise/engine';
import { Belief } from './belief.ts';
import { classesOf } from './classes.ts';
import { namedIn, weigh } from './likelihood.ts';
import type { Cover, Fact } from './memory.ts';
import type { World } from './world.ts';

/** Whose belief it is: a seat, the card it is thought to have been dealt, and the story it tells, if it is one. */
export interface Believer {
  readonly me: SeatId;
  readonly role: Id;
  readonly cover: Cover | null;
}
/** A belief and how many of the facts are in it. */
interface Mind {
  readonly whose: string;
  readonly names: string; // roles that were told apart
  readonly belief: Belief;
  weighed: number;
  facts: number; // of all there are: under cover not all of them are weighed
}
// Beliefs follow from the facts: they are kept beside them only so that they need not be made again each turn.
const minds = new WeakMap<readonly Fact[], Map<string, Mind>>();

/** The minds of a seat that has learnt more go on to what it knows now. */
export function handOn(before: readonly Fact[], now: readonly Fact[]): void {
  const kept = minds.get(before);
  if (!kept) return;
  minds.delete(before);
  minds.set(now, kept);
}

/** What somebody would believe who has learnt these facts. */
export function beliefOf(facts: readonly Fact[], believer: Believer, world: World): Belief {
  const { me, role, cover } = believer;
  const kind = cover ? 'cover' : 'own';
  const whose = `${me}/${role}/${cover?.since ?? 0}/${cover?.results.length ?? 0}`;
  const kept = minds.get(facts) ?? new Map<string, Mind>();
  let mind = kept.get(kind);
  if (mind?.whose === whose && mind.facts === facts.length) return mind.belief;
  const known = knownTo(facts, cover);
  const named = new Set([role, ...known.flatMap((fact) => namesIn(fact, world))]);
  const names = [...named].join();
  if (mind?.whose !== whose || mind.names !== names) {
    const classes = classesOf(world.rules, world.deck, named);
    const isSame = mind?.whose === whose && mind.belief.classes.key === classes.key; // a name that tells nothing apart
    mind =
      isSame && mind
        ? { ...mind, names }
        : { whose, names, belief: new Belief(classes, me, classes.of.get(role) ?? 0), weighed: 0, facts: 0 };
  }
  for (; mind.weighed < known.length; mind.weighed++) weigh(mind.belief, known[mind.weighed] as Fact, world, me);
  mind.facts = facts.length;
  minds.set(facts, kept.set(kind, mind));
  return mind.belief;
}

const names = new WeakMap<Fact, readonly Id[]>();
function namesIn(fact: Fact, world: World): readonly Id[] {
  const found = names.get(fact) ?? namedIn(fact, world);
  names.set(fact, found);
  return found;
}

/** All facts; of one who plays under cover those that the cover could know and a plain player minds, and what it made up. */
function knownTo(facts: readonly Fact[], cover: Cover | null): readonly Fact[] {
  if (!cover) return facts;
  const isSecret = (fact: Fact) => fact.type === 'own' || (fact.type === 'card' && fact.isPrivate);
  const isKnown = (fact: Fact, i: number) => (i < cover.since || !isSecret(fact)) && fact.type !== 'conceded';
  const own = cover.results.map((result): Fact => ({ type: 'own', ...result }));
  return [...own, ...facts.filter(isKnown)];
}
