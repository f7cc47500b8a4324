import type { Deck, Id, Role, Ruleset } from '@moonrise/engine';

/** Roles that no fact has told apart share a class. Hypotheses deal classes, so that there are far fewer of them. */
export interface Classes {
  readonly key: string;
  readonly roles: readonly Role[]; // one role for each class, which represents it
  readonly members: readonly (readonly Role[])[];
  readonly counts: readonly number[]; // cards
  readonly of: ReadonlyMap<Id, number>; // the class of a role
  readonly isHunted: readonly boolean[];
  readonly isFoe: readonly boolean[]; // of the wolves' team, hunted or not
}

const MOST = 16_000; // hypotheses

const isHunted = (rules: Ruleset, role: Role): boolean => rules.hunted?.(role) ?? role.team === rules.wolves;

/**
 * The deck in classes: roles with the same team and look are together, except those named, as long as the limit
 * allows.
 */
export function classesOf(rules: Ruleset, deck: Deck, named: Iterable<Id>): Classes {
  const roles = rules.roles.filter(({ id }) => (deck[id] ?? 0) > 0);
  let apart = new Set<Id>();
  for (const id of named) {
    const more = new Set(apart).add(id);
    if (countDeals(groups(rules, roles, more), deck) <= MOST) apart = more;
  }
  const members = groups(rules, roles, apart);
  const of = new Map(members.flatMap((group, i) => group.map(({ id }) => [id, i] as const)));
  const first = members.map((group) => group[0] as Role);
  return {
    key: members.map((group) => group.map(({ id }) => id).join('+')).join(),
    roles: first,
    members,
    counts: members.map((group) => cards(group, deck)),
    of,
    isHunted: first.map((role) => isHunted(rules, role)),
    isFoe: first.map(({ team }) => team === rules.wolves),
  };
}

function groups(rules: Ruleset, roles: readonly Role[], apart: ReadonlySet<Id>): Role[][] {
  const found = new Map<string, Role[]>();
  for (const role of roles) {
    const look = `${role.team}/${role.shows ?? ''}/${isHunted(rules, role)}`;
    const key = apart.has(role.id) ? `${look}/${role.id}` : look;
    found.set(key, [...(found.get(key) ?? []), role]);
  }
  return [...found.values()];
}
const cards = (group: readonly Role[], deck: Deck): number => group.reduce((sum, { id }) => sum + (deck[id] ?? 0), 0);

/** The number of possible deals, for a seat that knows one card. */
function countDeals(members: readonly (readonly Role[])[], deck: Deck): number {
  let ways = 1;
  let place = 0;
  for (const group of members)
    for (let i = 1; i <= cards(group, deck); i++) {
      place++;
      ways *= place / i;
    }
  return (ways / place) * Math.max(...members.map((group) => cards(group, deck)));
}
