import type { Act, Evidence, Id, Role } from '@moonrise/engine';
import { hasAim, isFoe, type TableInfo } from './table-info.ts';

const FIRST = 2; // how much more often bluffers pose as a role that inspects one player

interface Inquiry {
  readonly key: string;
  readonly act: Act;
  readonly evidence: Evidence;
}
/** The act by which a role gets its results: about one player, or about itself and another. */
export function inquiry(role: Role | undefined): Inquiry | undefined {
  for (const [key, evidence] of Object.entries(role?.evidence ?? {})) {
    const act = role?.acts?.find(({ id }) => id === evidence.act);
    if (act && !evidence.isDeed && !evidence.moves && (act.pick ?? 1) <= 2) return { key, act, evidence };
  }
  return undefined;
}

type Shares = ReadonlyMap<Id, number>;
/**
 * Roles that bluffers with invented results pose as, with their shares. The village weighs claims by the same shares.
 */
export const poses = kept((info) =>
  shares(
    info.roles.filter((role) => isDisguise(info, role) && inquiry(role) !== undefined),
    (role) => (hasAim(role, 'learn') && (inquiry(role)?.act.pick ?? 1) === 1 ? FIRST : 1),
  ),
);
/** Roles that wolves without results pretend to have, with their shares: mostly the most common ones. */
export const disguises = kept((info) =>
  shares(
    info.roles.filter((role) => isDisguise(info, role) && !role.evidence),
    ({ id }) => (info.rates.candour > 0 ? 1 : (info.deck[id] ?? 0)),
  ),
);
function isDisguise(info: TableInfo, role: Role): boolean {
  return !isFoe(info, role) && !role.knows;
}

/** Memoizes per table. */
function kept(find: (info: TableInfo) => Shares): (info: TableInfo) => Shares {
  const found = new WeakMap<TableInfo, Shares>();
  return (info) => {
    const known = found.get(info) ?? find(info);
    found.set(info, known);
    return known;
  };
}
function shares(roles: readonly Role[], weight: (role: Role) => number): Shares {
  const sum = roles.reduce((all, role) => all + weight(role), 0);
  return new Map(roles.map((role) => [role.id, weight(role) / sum]));
}
