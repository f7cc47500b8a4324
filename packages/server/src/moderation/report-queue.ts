import type { AdminAnswer, BanKey } from '@moonrise/protocol/admin';
import { PublicTable } from '../matches/public-table.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { hidesAi } from '../rooms/model/ai-tiles.ts';
import { isMasked } from '../rooms/model/room-model.ts';
import type { HeardLine, PlayerReport } from '../rooms/reports.ts';
import { REPORTS } from '../rooms/reports.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Row, Store } from '../store/store.ts';
import type { Moderation } from './moderation.ts';

export type QueuedReport = AdminAnswer<'GET /reports'>['reports'][number];
export interface StoredReport extends PlayerReport {
  readonly number: number;
  readonly at: number;
}
interface ReportQueueWorld {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly moderation: Moderation;
}

/** The reports of players with what was done about them. */
export class ReportQueue {
  private readonly world: ReportQueueWorld;

  constructor(world: ReportQueueWorld) {
    this.world = world;
  }
  /** The newest first. */
  async all(): Promise<readonly StoredReport[]> {
    return (await this.world.store.read(REPORTS)).flatMap(reportOf).reverse();
  }
  async get(number: number): Promise<StoredReport | undefined> {
    const [row] = await this.world.store.read(REPORTS, number - 1);
    return row?.seq === number ? reportOf(row)[0] : undefined;
  }
  isOpen({ number }: StoredReport): boolean {
    const action = this.world.moderation.decisionOn(number)?.action;
    return action === undefined || action === 'reopen';
  }
  /** The report as a moderator sees it. During the game it tells nothing that only some players know. */
  async shown(report: StoredReport): Promise<QueuedReport> {
    const { number, at, code, game, by, isAi, reason, text, heard } = report;
    const decision = this.world.moderation.decisionOn(number);
    const running = await this.runningGame(report);
    const mask = running && (await maskOf(report, running));
    const isShown = ({ at, secret }: HeardLine) => !running || (!secret && at >= (mask?.since ?? 0));
    const lines = heard.filter(isShown);
    return {
      number,
      at,
      code,
      game_id: game,
      by,
      about: mask?.about ?? report.about,
      is_ai: isAi && !mask,
      reason,
      text,
      lines: lines.map(({ at, text }: HeardLine) => ({ at, text })),
      withheld: heard.length - lines.length,
      can_ban: mask ? ['seat', 'profile', 'network'] : [...bannable(report)],
      state: this.isOpen(report) ? 'open' : 'done',
      handled:
        decision && decision.action !== 'reopen'
          ? { at: decision.at, by: decision.by, action: decision.action, note: decision.note }
          : null,
    };
  }
  /** The room of the report, if the reported game is still running there. */
  private async runningGame({ code, game }: StoredReport): Promise<LiveRoom | undefined> {
    const live = game === null ? undefined : await this.world.rooms.byCode(code);
    return live?.state.status === 'playing' && live.state.game?.id === game ? live : undefined;
  }
}

/**
 * How everyone at the table sees the reported player, if masks or AI seats are hidden there. Lines of the lobby, which are older than
 * the game, would tell who it is. A moderator may play too.
 */
async function maskOf({ about }: StoredReport, live: LiveRoom) {
  const { state } = live;
  const sitters = state.game?.begin.sitters ?? [];
  const seat = sitters.findIndex(({ id, player }) => (player ?? id) === about.id);
  const sitter = sitters[seat];
  if (!sitter || !state.game || !(isMasked(state.game) || hidesAi(state))) return undefined;
  const found = await live.match()?.catch(() => undefined);
  const name = found ? new PublicTable(found.match).nameOf(seat) : `Seat ${seat + 1}`;
  return { about: { id: sitter.id, name }, since: found?.match.rows[0]?.at ?? Number.POSITIVE_INFINITY };
}

/** What can be banned of the reported player. */
export function bannable({ isAi, keys }: StoredReport): readonly BanKey[] {
  if (isAi) return [];
  return ['seat', ...(keys?.profile ? (['profile'] as const) : []), ...(keys?.network ? (['network'] as const) : [])];
}

/** Rows whose time is over are emptied. */
const reportOf = ({ seq, at, command }: Row): StoredReport[] => {
  const { type, ...report } = command as unknown as PlayerReport & { readonly type: string };
  return type === 'report' ? [{ number: seq, at, ...report }] : [];
};
