/** A set of callbacks. */
export class Listeners<Args extends readonly unknown[]> {
  private readonly listeners = new Set<(...args: Args) => void>();

  /** Returns a function that removes the listener. */
  add(listener: (...args: Args) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  notify(...args: Args): void {
    for (const listener of this.listeners) listener(...args);
  }
  clear(): void {
    this.listeners.clear();
  }
}
