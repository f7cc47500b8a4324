import type { Act, Evidence, Id, Role } from '@moonrise/engine';
import { hasAim, isFoe, type World } from './world.ts';

const FIRST = 2; // how much more often bluffers pose as the one who looks at a single player

interface Inquiry {
  readonly key: string;
  readonly act: Act;
  readonly evidence: Evidence;
}
/** The act by which a role learns what it tells: of one player, or of oneself beside another. */
export function inquiry(role: Role | undefined): Inquiry | undefined {
  for (const [key, evidence] of Object.entries(role?.evidence ?? {})) {
    const act = role?.acts?.find(({ id }) => id === evidence.act);
    if (act && !evidence.isDeed && !evidence.moves && (act.pick ?? 1) <= 2) return { key, act, evidence };
  }
  return undefined;
}

type Shares = ReadonlyMap<Id, number>;
/** As whom bluffers pose who make up results: shares of all bluffs. The village weighs claims by the same shares. */
export const poses = kept((world) =>
  shares(
    world.roles.filter((role) => isDisguise(world, role) && inquiry(role) !== undefined),
    (role) => (hasAim(role, 'learn') && (inquiry(role)?.act.pick ?? 1) === 1 ? FIRST : 1),
  ),
);
/** As whom wolves pass who have no news: mostly as what most are. */
export const disguises = kept((world) =>
  shares(
    world.roles.filter((role) => isDisguise(world, role) && !role.evidence),
    ({ id }) => (world.rates.candour > 0 ? 1 : (world.deck[id] ?? 0)),
  ),
);
function isDisguise(world: World, role: Role): boolean {
  return !isFoe(world, role) && !role.knows;
}

/** The same, found once for each table. */
function kept(find: (world: World) => Shares): (world: World) => Shares {
  const found = new WeakMap<World, Shares>();
  return (world) => {
    const known = found.get(world) ?? find(world);
    found.set(world, known);
    return known;
  };
}
function shares(roles: readonly Role[], weight: (role: Role) => number): Shares {
  const sum = roles.reduce((all, role) => all + weight(role), 0);
  return new Map(roles.map((role) => [role.id, weight(role) / sum]));
}
