import { setTimeout as pause } from 'node:timers/promises';
import { type AdminAnswer, adminFigures } from '@moonrise/protocol/admin';
import { announcementLines, type Cells, mega, table, timeOf } from './admin-table.ts';
import { needed, type Task } from './task.ts';

type Backups = AdminAnswer<'GET /backups'>['backups'];
const BACKUP_CHECK = 200; // ms

/** Tasks that show the state of the server, and backups. */
export const reading = {
  overview: async ({ server }) => {
    const answer = await server.ask('GET /overview');
    const { version, started_at, connections, rooms, games, reports_open, bans_active, announcement } = answer;
    const lines = [
      `Moonrise ${version}, running since ${timeOf(started_at)}`,
      `${connections} connections, ${rooms} rooms, ${games} games`,
      `${reports_open} open reports, ${bans_active} bans and mutes`,
      ...(answer.is_storage_full ? ['The disk is full: games are paused.'] : []),
      ...announcementLines(announcement),
    ];
    return { answer, lines };
  },
  figures: async ({ server, args }) => {
    const answer = await server.ask('GET /figures', { query: { hours: String(args.number('hours', 1, 24, 1)) } });
    const rows = adminFigures.map((name): Cells => {
      const known = answer.series[name].filter((one) => one !== null);
      const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
      const spread = known.length === 0 ? [] : [Math.min(...known), mean, Math.max(...known)];
      return [name, shownFigure(answer.series[name].at(-1)), ...spread.map(shownFigure)];
    });
    const none = answer.at.length === 0;
    const head = ['FIGURE', 'NOW', 'LOWEST', 'MEAN', 'HIGHEST'];
    return { answer, lines: table(head, none ? [] : rows, 'There are no figures in the first minute.') };
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

const shownFigure = (value: number | null | undefined): string =>
  value === null || value === undefined ? '-' : String(value < 100 ? Math.round(value * 100) / 100 : Math.round(value));
