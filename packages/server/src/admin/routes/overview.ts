import type { FastifyInstance } from 'fastify';
import type { Limit } from '../../limits/limit.ts';
import { defaultLimits, limitNames, limitTable, variableOf } from '../../limits/limits.ts';
import { ReportQueue } from '../../moderation/report-queue.ts';
import { version } from '../../operations/version.ts';
import type { AdminAccess } from '../access/admin-access.ts';
import { RefusedAdminRequest } from '../access/admin-refusal.ts';
import { addRoute } from '../admin-routes.ts';
import type { AdminWorld } from '../admin-world.ts';
import { STEP } from '../figures.ts';
import { openRooms } from '../room-facts.ts';
import { decisionsIn } from './bans.ts';

const HOUR = 3_600_000; // ms
const DAY = 24 * HOUR;

/** The state of the server: figures, limits, announcements. */
export function overviewRoutes(app: FastifyInstance, access: AdminAccess, world: AdminWorld): void {
  const { settings, clock, moderation, cluster, figures, state, storage, guards } = world;
  const reports = new ReportQueue(world);
  addRoute(app, access, 'GET /overview', async () => {
    const [rooms, all] = await Promise.all([openRooms(world), reports.all()]);
    return {
      version,
      node: cluster?.node ?? null,
      nodes: cluster ? await cluster.presence.nodes() : 1,
      started_at: state.startedAt,
      is_draining: state.isDraining(),
      is_overloaded: state.isOverloaded(),
      is_storage_full: storage.isFull(),
      connections: state.connections(),
      rooms: rooms.length,
      games: state.games(),
      reports_open: all.filter((report) => reports.isOpen(report)).length,
      bans_active: decisionsIn(moderation.bans.list().filter((ban) => moderation.bans.isActive(ban))),
      lag_ms: state.lag(),
      ack_p99_ms: figures.last('ack_p99_ms'),
      memory_bytes: process.memoryUsage.rss(),
      storage_bytes: figures.last('storage_bytes'),
      announcement: moderation.announcement,
    };
  });
  addRoute(app, access, 'GET /figures', async ({ query: { hours = 24 } }) => ({
    step_seconds: STEP / 1000,
    ...figures.since(clock.now() - hours * HOUR),
  }));
  addRoute(app, access, 'GET /limits', async () => ({
    since: state.startedAt,
    limits: limitNames.map((name) => {
      const { unit, why }: Limit = limitTable[name];
      return {
        name,
        variable: variableOf(name),
        value: settings.limits[name],
        default: defaultLimits[name],
        unit,
        why,
      };
    }),
    hits: [...guards.hits()].map(([limit, hits]) => ({ limit, hits })).sort((a, b) => b.hits - a.hits),
  }));
  addRoute(app, access, 'GET /announce', async () => ({ announcement: moderation.announcement }));
  addRoute(app, access, 'POST /announce', async ({ who, payload }) => {
    const restartAt = 'restart_at' in payload ? payload.restart_at : null;
    const now = clock.now();
    if (restartAt !== null && (restartAt <= now || restartAt > now + DAY))
      throw new RefusedAdminRequest(
        'malformed',
        'restart_at: a time in the next 24 hours, in milliseconds since 1970.',
      );
    const text = 'text' in payload ? payload.text : null;
    await moderation.announce(who, { kind: restartAt === null ? 'message' : 'restart', text, restart_at: restartAt });
    const { announcement } = moderation;
    if (!announcement)
      throw new RefusedAdminRequest('not_possible', 'Another moderator withdrew it at the same moment.');
    return { ok: true, announcement };
  });
  addRoute(app, access, 'DELETE /announce', async ({ who }) => {
    await moderation.withdraw(who);
    return { ok: true };
  });
}
