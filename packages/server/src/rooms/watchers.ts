/** A set of callbacks that are told of something. */
export class Watchers<Told extends readonly unknown[]> {
  private readonly watchers = new Set<(...told: Told) => void>();

  /** Returns a function that removes the watcher. */
  add(watcher: (...told: Told) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
  tell(...told: Told): void {
    for (const watcher of this.watchers) watcher(...told);
  }
  clear(): void {
    this.watchers.clear();
  }
}
