/** Runs tasks one after another, in the order they were posted. */
export class Mailbox {
  private tail: Promise<unknown> = Promise.resolve();

  post<T>(work: () => Promise<T>): Promise<T> {
    const done = this.tail.then(work);
    this.tail = done.catch(() => undefined);
    return done;
  }
  /** Resolves when everything posted so far is done. */
  empty(): Promise<unknown> {
    return this.tail;
  }
}
