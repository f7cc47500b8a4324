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
    if (kind === 'appended') reported(seq, report.game === null ? {} : { game: report.game });
    return kind === 'appended';
  }
}
