const SHOWN_MS = 1_000; // until the room shows an answered change

/**
 * A value that changes faster than the server answers: each change builds on the unanswered ones, or it would undo
 * them.
 */
export class PendingChanges<T extends object> {
  private wanted: T | undefined;
  private unanswered = 0;
  private readonly listeners = new Set<() => void>();

  /** The value with all unanswered changes; undefined: none, the room's value counts. */
  get = (): T | undefined => this.wanted;
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  async change(
    shown: T,
    changed: (latest: T) => T,
    send: (value: T) => Promise<{ readonly ok: boolean }>,
  ): Promise<{ readonly ok: boolean }> {
    const value = changed(this.wanted ?? shown);
    this.set(value);
    this.unanswered += 1;
    const answer = await send(value);
    this.unanswered -= 1;
    if (!answer.ok) this.set(undefined);
    else if (this.unanswered === 0) this.rest();
    return answer;
  }
  /** The room's update may come after the answer: until then a change would build on an old value. */
  private rest(): void {
    const { wanted } = this;
    setTimeout(() => this.unanswered === 0 && this.wanted === wanted && this.set(undefined), SHOWN_MS);
  }
  private set(wanted: T | undefined): void {
    this.wanted = wanted;
    for (const listener of this.listeners) listener();
  }
}
