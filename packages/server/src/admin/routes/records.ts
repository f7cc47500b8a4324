import { adminBounds } from '@moonrise/protocol/admin';
import type { FastifyInstance } from 'fastify';
import { type KeptCall, promptsOf } from '../../ai/prompt-log.ts';
import { StreamedGame } from '../../http/streamed-game.ts';
import { bannable, ReportQueue, type StoredReport } from '../../moderation/report-queue.ts';
import type { AdminAccess } from '../access/admin-access.ts';
import { RefusedAdminRequest } from '../access/admin-refusal.ts';
import { type AdminRequest, addRoute } from '../admin-routes.ts';
import type { AdminWorld } from '../admin-world.ts';
import { shownBan } from './bans.ts';

const DAY = 86_400_000; // ms
const CALLS = 20; // at a time

/** Reports, stored data and the audit log. */
export function recordRoutes(app: FastifyInstance, access: AdminAccess, world: AdminWorld): void {
  const { moderation, storage } = world;
  reportRoutes(app, access, world);
  addRoute(app, access, 'GET /storage', async () => ({ ...(await storage.facts()), is_full: storage.isFull() }));
  addRoute(app, access, 'POST /storage/pin', async ({ who, payload: { game_id, pinned } }) => {
    const entry = { who, what: pinned ? 'pin' : 'unpin', about: `game ${game_id}`, why: '' };
    await moderation.audit.around(entry, async () => {
      const isDone = await storage.pin(game_id, pinned);
      if (!isDone) throw new RefusedAdminRequest('unknown_game', 'No finished game has this id.');
    });
    return { ok: true };
  });
  addRoute(app, access, 'GET /games/:id/prompts', async ({ params: { id }, query: { after = 0 } }) => {
    const isOver = (await StreamedGame.read(world.store, id)) !== undefined;
    if (!isOver) throw new RefusedAdminRequest('unknown_game', 'No finished game has this id.');
    const calls = await promptsOf(world.store, id);
    return { calls: calls.slice(after, after + CALLS).map(shownCall), total: calls.length };
  });
  addRoute(app, access, 'GET /backups', () => storage.backups());
  addRoute(app, access, 'POST /backups', async ({ who }) => {
    const entry = { who, what: 'backup', about: 'all data', why: '' };
    const backup = await moderation.audit.around(entry, async () => {
      const started = await storage.backUp();
      if (typeof started === 'string') throw new RefusedAdminRequest('not_possible', started);
      return started;
    });
    return { ok: true, backup };
  });
  addRoute(app, access, 'GET /audit', async ({ query: { after = 0 } }) => {
    const entries = [...(await moderation.audit.page(after, adminBounds.page))];
    const last = entries.at(-1)?.number ?? 0;
    return { entries, next: last > 1 ? last : null };
  });
}

function reportRoutes(app: FastifyInstance, access: AdminAccess, world: AdminWorld): void {
  const { moderation } = world;
  const queue = new ReportQueue(world);
  addRoute(app, access, 'GET /reports', async ({ query: { state = 'open', after = 0 } }) => {
    const all = await queue.all();
    const isOpen = (report: StoredReport) => queue.isOpen(report);
    const wanted = all.filter((report) => state === 'all' || isOpen(report) === (state === 'open'));
    const page = wanted.filter(({ number }) => after === 0 || number < after).slice(0, adminBounds.page);
    const last = page.at(-1);
    return {
      reports: await Promise.all(page.map((report) => queue.shown(report))),
      open: all.filter(isOpen).length,
      next: last !== undefined && last !== wanted.at(-1) ? last.number : null,
    };
  });
  addRoute(app, access, 'POST /reports/:number', async (request) => {
    const report = await queue.get(request.params.number);
    if (!report) throw new RefusedAdminRequest('unknown_report', 'No report has this number.');
    const bans = await decide(report, request, world);
    const shown = await queue.shown(report);
    return { ok: true, report: shown, bans: bans.map((ban) => shownBan(ban, moderation.bans)) };
  });
}

function decide(
  report: StoredReport,
  { who, payload }: AdminRequest<'POST /reports/:number'>,
  { moderation, clock }: AdminWorld,
) {
  const { number, about, keys } = report;
  const { action, note } = payload;
  if (action !== 'mute' && action !== 'ban') return moderation.handleReport(who, { number, action, note });
  const { days, by = bannable(report).filter((key) => key !== 'network') } = payload;
  if (by.length === 0)
    throw new RefusedAdminRequest('not_a_person', 'This report is about a bot, which cannot be banned.');
  const until = days === null ? null : clock.now() + Math.round(days * DAY);
  const person = { player: about.id, name: about.name, profile: keys?.profile, network: keys?.network };
  return moderation.handleReport(
    who,
    { number, action, note },
    { person, by, terms: { kind: action, until, reason: note, report: number } },
  );
}

const shownCall = ({ frame, fault, messages, ...call }: KeptCall) => ({
  ...call,
  messages: [...messages],
  phase_id: frame,
  ...(fault !== null && { fault }),
});
