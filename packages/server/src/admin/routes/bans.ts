import { adminBounds, type BanEntry, type BanKey } from '@moonrise/protocol/admin';
import type { FastifyInstance } from 'fastify';
import type { Bans, LiftedBan } from '../../moderation/bans.ts';
import { parseNetwork, widthOf } from '../../moderation/networks.ts';
import type { AdminAccess } from '../access/admin-access.ts';
import { RefusedAdminRequest } from '../access/admin-refusal.ts';
import { addRoute } from '../admin-routes.ts';
import type { AdminWorld } from '../admin-world.ts';

const DAY = 86_400_000; // ms
const WIDEST = 16; // a /16 of IPv4, a /48 of IPv6: wider networks are whole countries

/** How many decisions these bans are: those made together, by profile and seat for example, are one. */
export const decisionsIn = (bans: readonly LiftedBan[]): number =>
  new Set(bans.map(({ group, id }) => group ?? id)).size;
export const shownBan = (ban: LiftedBan, bans: Bans): BanEntry => ({ ...ban, is_active: bans.isActive(ban) });

/** Bans and mutes by key. */
export function banRoutes(app: FastifyInstance, access: AdminAccess, { moderation, clock }: AdminWorld): void {
  const { bans } = moderation;
  addRoute(app, access, 'GET /bans', async ({ query: { state = 'active', kind, after = 0 } }) => {
    const isWanted = (ban: LiftedBan) =>
      (state === 'all' || bans.isActive(ban)) && (kind === undefined || ban.kind === kind);
    const all = bans.list().filter(isWanted);
    const page = all.slice(after, after + adminBounds.page);
    const next = after + page.length;
    return {
      bans: page.map((ban) => shownBan(ban, bans)),
      total: decisionsIn(all),
      next: next < all.length ? next : null,
    };
  });
  addRoute(app, access, 'POST /bans', async ({ who, payload: { kind, by, key, days, reason } }) => {
    const until = days === null ? null : clock.now() + Math.round(days * DAY);
    const made = await moderation.banKey(who, by, checkedKey(by, key), { kind, until, reason });
    return { ok: true, bans: made.map((ban) => shownBan(ban, bans)) };
  });
  addRoute(app, access, 'DELETE /bans/:id', async ({ who, params, payload: { reason } }) => {
    const ban = bans.get(params.id);
    if (!ban) throw new RefusedAdminRequest('unknown_ban', 'No ban has this id.');
    if (ban.lifted) throw new RefusedAdminRequest('not_possible', 'This ban is lifted already.');
    const lifted = await moderation.lift(who, ban, reason);
    return { ok: true, bans: lifted.map((one) => shownBan(one, bans)) };
  });
}

function checkedKey(by: BanKey, key: string): string {
  if (by !== 'network') {
    if (/^[\da-f]{64}$/.test(key)) return key;
    throw new RefusedAdminRequest('malformed', 'key: the 64 hexadecimal digits of an earlier ban.');
  }
  const network = parseNetwork(key);
  if (network === undefined)
    throw new RefusedAdminRequest(
      'malformed',
      'key: an address or a network, such as 203.0.113.0/24 or 2001:db8::/48.',
    );
  if (widthOf(network) > WIDEST)
    throw new RefusedAdminRequest(
      'malformed',
      'key: this network is too wide. The widest are /16 for IPv4 and /48 for IPv6.',
    );
  return network;
}
