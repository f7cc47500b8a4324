/** Changes that are sent and not shown by the room yet: the next one builds on them, or it would take them back. */
export class Pending<T extends object> {
  private sent: { readonly shown: T; readonly value: T } | undefined;

  change(shown: T, changed: (latest: T) => T): T {
    const value = changed(this.sent?.shown === shown ? this.sent.value : shown);
    this.sent = { shown, value };
    return value;
  }
  forget(): void {
    this.sent = undefined;
  }
}
