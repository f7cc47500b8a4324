const SHOWN_MS = 1_000; // after its answer a change is in the room

/**
 * Something that is changed faster than its changes are answered: the next change builds on those that are under way,
 * or it would take them back.
 */
export class PendingChanges<T extends object> {
  private wanted: T | undefined;
  private unanswered = 0;
  private readonly listeners = new Set<() => void>();

  /** As it will be when every change is answered; undefined: as the room shows it. */
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
  /** The room may show a change later than it is answered: until then a change would build on what is past. */
  private rest(): void {
    const { wanted } = this;
    setTimeout(() => this.unanswered === 0 && this.wanted === wanted && this.set(undefined), SHOWN_MS);
  }
  private set(wanted: T | undefined): void {
    this.wanted = wanted;
    for (const listener of this.listeners) listener();
  }
}
