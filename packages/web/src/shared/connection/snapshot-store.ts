import { disconnected, type Snapshot } from './snapshot.ts';

/** Holds the latest snapshot, and notifies subscribers once per turn of the event loop. */
export class SnapshotStore {
  private current: Snapshot = disconnected;
  private isTelling = false;
  private readonly listeners = new Set<() => void>();

  get = (): Snapshot => this.current;
  set(change: Partial<Snapshot>): void {
    this.current = { ...this.current, ...change };
    if (this.isTelling) return;
    this.isTelling = true;
    queueMicrotask(() => {
      this.isTelling = false;
      for (const listener of this.listeners) listener();
    });
  }
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
