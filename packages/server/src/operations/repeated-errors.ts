const MINUTE = 60_000; // ms
const MOST = 100; // kinds remembered

/** Counts the same error, so that a store that fails for an hour does not fill the log. */
export class RepeatedErrors {
  private readonly now: () => number;
  private readonly seen = new Map<string, { toldAt: number; times: number }>();

  constructor(now: () => number) {
    this.now = now;
  }
  /** How often it has happened since it was last told, this time included; 0: not to be told now. */
  count(error: unknown): number {
    const { code, errcode, message } = (error ?? {}) as { code?: unknown; errcode?: unknown; message?: unknown };
    const kind = `${String(code)}/${String(errcode)}/${String(message)}`;
    const before = this.seen.get(kind);
    const times = (before?.times ?? 0) + 1;
    const isDue = !before || this.now() - before.toldAt >= MINUTE;
    if (this.seen.size >= MOST && !before) this.seen.clear();
    this.seen.set(kind, isDue ? { toldAt: this.now(), times: 0 } : { ...before, times });
    if (!isDue) return 0;
    return times;
  }
}
