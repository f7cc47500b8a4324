const MOST = 8 * 2 ** 20; // characters or bytes

interface Kept<T> {
  readonly content: T;
  readonly size: number;
}

/** The content of slices that were made last, for the next reader of the same slice. */
export class SliceCache<T> {
  private readonly kept = new Map<object, Kept<T>>(); // the least recently used first
  private readonly most: number;
  private size = 0;

  constructor(most = MOST) {
    this.most = most;
  }
  get(slice: object): T | undefined {
    const found = this.kept.get(slice);
    if (!found) return undefined;
    this.kept.delete(slice);
    this.kept.set(slice, found);
    return found.content;
  }
  set(slice: object, content: T, size: number): void {
    this.drop(slice);
    this.kept.set(slice, { content, size });
    this.size += size;
    for (const oldest of this.kept.keys()) {
      if (this.size <= this.most) return;
      this.drop(oldest);
    }
  }
  private drop(slice: object): void {
    this.size -= this.kept.get(slice)?.size ?? 0;
    this.kept.delete(slice);
  }
}
