import { setTimeout as pause } from 'node:timers/promises';
import type { AdminAnswer } from '@moonrise/protocol/admin';
import type { AdminConnection } from './admin-connection.ts';
import { type Cells, mega, table, termOf, timeOf } from './admin-table.ts';
import { needed, type Task } from './task.ts';

type Backups = AdminAnswer<'GET /backups'>['backups'];
const BACKUP_CHECK = 200; // ms

/** Tasks that change nothing, and backups. */
export const reading = {
  overview: async ({ server }) => {
    const answer = await server.ask('GET /overview');
    const { version, started_at, connections, rooms, games, reports_open, bans_active, announcement } = answer;
    const lines = [
      `Moonrise ${version}, running since ${timeOf(started_at)}`,
      `${connections} connections, ${rooms} rooms, ${games} games`,
      `${reports_open} open reports, ${bans_active} bans and mutes`,
      ...(answer.is_storage_full ? ['The disk is full: games are paused.'] : []),
      ...(announcement
        ? [`Announced: ${announcement.text ?? `a restart at ${timeOf(announcement.restart_at ?? 0)}`}`]
        : []),
    ];
    return { answer, lines };
  },
  rooms: async ({ server }) => {
    const answer = await allRooms(server);
    const rows = answer.rooms.map(({ code, status, rules, created_at, players, ai_seats, game }): Cells => {
      const names = players.map(({ name }) => name).join(', ');
      return [code, status, rules, timeOf(created_at), game?.phase ?? '-', String(ai_seats), names];
    });
    return {
      answer,
      lines: table(['CODE', 'STATUS', 'RULES', 'SINCE', 'PHASE', 'AI', 'PLAYERS'], rows, 'No room is open.'),
    };
  },
  bans: async ({ server, args }) => {
    const answer = await server.ask('GET /bans', { query: { state: args.has('all') ? 'all' : 'active' } });
    const rows = answer.bans.map(({ id, kind, by, key, name, term_until, made_by, reason, lifted }): Cells => {
      const shown = by === 'network' ? key : `${by} ${key.slice(0, 8)}`;
      return [id, kind, shown, name ?? '-', lifted ? 'lifted' : termOf(term_until), made_by, reason];
    });
    return {
      answer,
      lines: table(['ID', 'KIND', 'OF', 'NAME', 'UNTIL', 'BY', 'REASON'], rows, 'No one is banned or muted.'),
    };
  },
  reports: async ({ server, args }) => {
    const answer = await server.ask('GET /reports', { query: { state: args.has('all') ? 'all' : 'open' } });
    const lines = answer.reports.flatMap(({ number, at, code, by, about, reason, text, lines, withheld, handled }) => [
      `${number}  ${timeOf(at)}  room ${code}: ${by?.name ?? 'a spectator'} reports ${about.name} for ${reason}${text ? `: ${text}` : ''}`,
      ...lines.map((line) => `    ${timeOf(line.at)}  ${line.text}`),
      ...(withheld > 0 ? [`    ${withheld} lines are shown when the game is over`] : []),
      ...(handled ? [`    done by ${handled.by}: ${handled.action} ${handled.note}`] : []),
    ]);
    return { answer, lines: lines.length > 0 ? lines : ['No report is open.'] };
  },
  limits: async ({ server }) => {
    const answer = await server.ask('GET /limits');
    const hits = answer.hits.map(({ limit, hits }): Cells => [limit, String(hits)]);
    const changed = answer.limits.filter((one) => one.value !== one.default);
    const rows = changed.map(
      ({ variable, value, default: usual }): Cells => [variable, String(value), `default ${usual}`],
    );
    const own = table(['SETTING', 'VALUE', ''], rows, 'All limits have their defaults.');
    return { answer, lines: [...table(['LIMIT', 'HITS'], hits, 'No limit was hit.'), '', ...own] };
  },
  storage: async ({ server }) => {
    const answer = await server.ask('GET /storage');
    const { usage, retention, quotas, pinned } = answer;
    const used = Object.entries(usage ?? {}).map(([kind, bytes]): Cells => [kind, mega(bytes)]);
    const kept = retention.map(
      ({ kind, days, variable }): Cells => [kind, days === null ? 'for ever' : `${days} days`, variable],
    );
    const most = quotas.map(
      ({ name, bytes, variable }): Cells => [name, bytes === null ? 'none' : mega(bytes), variable],
    );
    return {
      answer,
      lines: [
        ...table(['USED', 'MB'], used, 'Not known.'),
        '',
        ...table(['KEPT', 'FOR', 'SETTING'], kept, ''),
        '',
        ...table(['QUOTA', 'MB', 'SETTING'], most, ''),
        '',
        `${pinned} pinned games`,
      ],
    };
  },
  prompts: async ({ server, rest }) => {
    const game = needed(rest, 0, 'GAME');
    const calls: AdminAnswer<'GET /games/:id/prompts'>['calls'] = [];
    for (;;) {
      const page = await server.ask('GET /games/:id/prompts', {
        params: { id: game },
        query: { after: String(calls.length) },
      });
      calls.push(...page.calls);
      if (page.calls.length === 0 || calls.length >= page.total) break;
    }
    const lines = calls.flatMap(({ seat, phase_id, at, model, system, messages, answer, fault }) => [
      `=== ${timeOf(at)} seat ${seat + 1}, ${phase_id}, ${model}`,
      ...[system, ...messages].flatMap((text) => [text, '---']),
      answer ?? `no answer: ${fault}`,
      '',
    ]);
    return { answer: { calls }, lines: lines.length > 0 ? lines : ['No model was asked in this game.'] };
  },
  audit: async ({ server }) => {
    const answer = await server.ask('GET /audit');
    const rows = answer.entries.map(
      ({ number, at, who, what, about, why }): Cells => [String(number), timeOf(at), who.name, what, about, why],
    );
    return { answer, lines: table(['NUMBER', 'AT', 'WHO', 'WHAT', 'ABOUT', 'WHY'], rows, 'Nothing was done yet.') };
  },
  backup: async ({ server }) => {
    const { backup: started } = await server.ask('POST /backups');
    for (;;) {
      const answer = await server.ask('GET /backups');
      const [newest] = answer.backups as Backups;
      if (newest?.state === 'failed' && newest.at === started.at) throw new Error(`The backup failed: ${newest.error}`);
      if (newest?.state === 'done')
        return { answer, lines: [`${answer.folder}/${newest.name}: ${mega(newest.bytes)} MB`] };
      await pause(BACKUP_CHECK);
    }
  },
} as const satisfies Readonly<Record<string, Task>>;

/** All pages in one answer. */
async function allRooms(server: AdminConnection): Promise<AdminAnswer<'GET /rooms'>> {
  const first = await server.ask('GET /rooms');
  const rooms = [...first.rooms];
  for (let { next } = first; next !== null; ) {
    const page = await server.ask('GET /rooms', { query: { after: next } });
    rooms.push(...page.rooms);
    next = page.next;
  }
  return { ...first, rooms, next: null };
}
