import type { Json } from '@moonrise/engine';
import type { PayloadOf } from '@moonrise/protocol';
import type { Clock } from '../clock.ts';
import { Mailbox } from '../mailbox.ts';
import type { Trouble } from '../operations/faults.ts';
import type { LogIds } from '../operations/log.ts';
import type { Store } from '../store/store.ts';
import type { Answered } from './refused.ts';
import { unavailable } from './room.ts';

export const REPORTS = 'reports'; // the stream
const TRIES = 5; // if other nodes write to it at the same time
const PORTIONS = 20; // the oldest are deleted when a twentieth is too many

interface Person {
  readonly id: string;
  readonly name: string;
}
export interface HeardLine {
  readonly at: number;
  readonly text: string;
  readonly secret?: true; // from a channel that not everyone sees
}
/** A report about a player, for the operator of the server. */
export interface PlayerReport {
  readonly code: string;
  readonly game: string | null;
  readonly by: Person | null; // null: a spectator
  readonly about: Person;
  readonly isAi: boolean;
  readonly reason: PayloadOf<'report_player'>['reason'];
  readonly text: string;
  readonly heard: readonly HeardLine[]; // the last lines of the reported player that the reporter could see
  readonly keys?: { readonly profile?: string | undefined; readonly network?: string | undefined }; // for a ban; missing in old rows
}
export interface ReportsWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly most: number; // reports that are kept
  readonly reported: (number: number, about: LogIds) => void;
  readonly trouble: Trouble;
}

/** Stores reports in a stream that only the operator reads. */
export class Reports {
  private readonly world: ReportsWorld;
  private readonly mailbox = new Mailbox();

  constructor(world: ReportsWorld) {
    this.world = world;
  }
  keep(report: PlayerReport): Promise<Answered> {
    return this.mailbox.post(async () => {
      try {
        for (let tries = 0; tries < TRIES; tries++) if (await this.append(report)) return { ok: true };
      } catch (error) {
        this.world.trouble('storing a report', error);
      }
      return unavailable;
    });
  }
  private async append(report: PlayerReport): Promise<boolean> {
    const { store, clock, reported } = this.world;
    const seq = (await store.head(REPORTS)) + 1;
    const row = {
      stream: REPORTS,
      seq,
      at: clock.now(),
      command: { type: 'report', ...report } as unknown as Json,
      commandId: null,
      events: [],
      reply: { ok: true },
      deadline: null,
    };
    const { kind } = await store.append(row, { done: REPORTS });
    if (kind !== 'appended') return false;
    reported(seq, report.game === null ? {} : { game: report.game });
    await this.dropOldest(seq).catch((error: unknown) => this.world.trouble('deleting old reports', error));
    return true;
  }
  private async dropOldest(last: number): Promise<void> {
    const { store, clock, most } = this.world;
    const before = last - most; // the number of the last one that is too many
    if (before <= 0 || last % Math.ceil(most / PORTIONS) !== 0 || clock.now() < (await store.space.noticeUntil()))
      return;
    const [oldest] = await store.read(REPORTS, before, 1);
    if (oldest) await store.space.removeRows(REPORTS, oldest.at);
  }
}
