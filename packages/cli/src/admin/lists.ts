import type { AdminAnswer } from '@moonrise/protocol/admin';
import { type Cells, mega, table, termOf, timeOf } from './admin-table.ts';
import { allPages, moreLines, newestPages } from './pages.ts';
import type { Task } from './task.ts';

/** How much of the hash of a profile or seat is printed, and is enough to name it. */
const KEY_DIGITS = 8;

/** Tasks that print a list. */
export const lists = {
  rooms: async ({ server }) => {
    const pages = await allPages(server, 'GET /rooms');
    const answer = { ...pages[0], rooms: pages.flatMap(({ rooms }) => rooms), next: null };
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
    const pages = await allPages(server, 'GET /bans', { state: args.has('all') ? 'all' : 'active' });
    const answer = { ...pages[0], bans: pages.flatMap(({ bans }) => bans), next: null };
    const rows = answer.bans.map(({ id, kind, by, key, name, term_until, made_by, reason, lifted }): Cells => {
      const shown = by === 'network' ? key : `${by} ${key.slice(0, KEY_DIGITS)}`;
      return [id, kind, shown, name ?? '-', lifted ? 'lifted' : termOf(term_until), made_by, reason];
    });
    return {
      answer,
      lines: table(['ID', 'KIND', 'OF', 'NAME', 'UNTIL', 'BY', 'REASON'], rows, 'No one is banned or muted.'),
    };
  },
  reports: async ({ server, args }) => {
    const pages = await allPages(server, 'GET /reports', { state: args.has('all') ? 'all' : 'open' });
    const answer = { ...pages[0], reports: pages.flatMap(({ reports }) => reports), next: null };
    const lines = answer.reports.flatMap(reportLines);
    return { answer, lines: lines.length > 0 ? lines : ['No report is open.'] };
  },
  audit: async ({ server, args }) => {
    const pages = await newestPages(server, 'GET /audit', args);
    const next = pages.at(-1)?.next ?? null;
    const answer = { entries: pages.flatMap(({ entries }) => entries), next };
    const rows = answer.entries.map(
      ({ number, at, who, what, about, why }): Cells => [String(number), timeOf(at), who.name, what, about, why],
    );
    const head = ['NUMBER', 'AT', 'WHO', 'WHAT', 'ABOUT', 'WHY'];
    return { answer, lines: [...table(head, rows, 'Nothing was done yet.'), ...moreLines(next)] };
  },
  backups: async ({ server }) => {
    const answer = await server.ask('GET /backups');
    const rows = answer.backups.map(({ name, at, bytes, state, error }): Cells => {
      const place = state === 'done' && answer.folder ? `${answer.folder}/${name}` : (error ?? '-');
      return [timeOf(at), state, mega(bytes), place];
    });
    return { answer, lines: table(['AT', 'STATE', 'MB', 'FILE'], rows, 'No backup was made on this server.') };
  },
} as const satisfies Readonly<Record<string, Task>>;

type Report = AdminAnswer<'GET /reports'>['reports'][number];
const reportLines = ({ number, at, code, by, about, reason, text, lines, withheld, handled }: Report) => [
  `${number}  ${timeOf(at)}  room ${code}: ${by?.name ?? 'a spectator'} reports ${about.name} for ${reason}${text ? `: ${text}` : ''}`,
  ...lines.map((line) => `    ${timeOf(line.at)}  ${line.text}`),
  ...(withheld > 0 ? [`    ${withheld} lines are shown when the game is over`] : []),
  ...(handled ? [`    done by ${handled.by}: ${handled.action} ${handled.note}`] : []),
];
