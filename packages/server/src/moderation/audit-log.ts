import { SideLog } from '../ai/side-log.ts';
import type { Clock } from '../clock.ts';
import type { Row, Store } from '../store/store.ts';
import type { ModeratorIdentity } from './moderation-events.ts';

/** The stream. Nothing deletes from it. */
const AUDIT = 'audit';

/** What a moderator did. */
export interface AuditEntry {
  readonly who: ModeratorIdentity;
  readonly what: string;
  readonly about: string; // a room code, a ban, a report, a name
  readonly why: string;
}
export interface NumberedEntry extends AuditEntry {
  readonly number: number;
  readonly at: number;
}

/** The append-only log of what moderators did. It is written before the effect, so that no effect is missing from it. */
export class AuditLog {
  private readonly store: Store;
  private readonly log: SideLog<AuditEntry>;

  constructor(store: Store, clock: Clock) {
    this.store = store;
    this.log = new SideLog(store, clock, AUDIT);
  }
  write(entry: AuditEntry): Promise<void> {
    return this.log.add(entry);
  }
  /** Writes the entry, then has the effect. A failed effect is noted as well. */
  async around<T>(entry: AuditEntry, effect: () => Promise<T>): Promise<T> {
    await this.write(entry);
    try {
      return await effect();
    } catch (error) {
      await this.write({ ...entry, what: `${entry.what}_failed` }).catch(() => undefined); // the store may be down
      throw error;
    }
  }
  /** Entries before this number, the newest first; 0: from the end. */
  async page(before: number, limit: number): Promise<readonly NumberedEntry[]> {
    const end = before > 0 ? before : (await this.store.head(AUDIT)) + 1;
    const rows = await this.store.read(AUDIT, Math.max(0, end - 1 - limit));
    return rows
      .filter(({ seq }) => seq < end)
      .map(entryOf)
      .reverse();
  }
}
const entryOf = ({ seq, at, command }: Row): NumberedEntry => ({
  number: seq,
  at,
  ...(command as unknown as AuditEntry),
});
