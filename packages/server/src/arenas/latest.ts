/** What was asked for last, at most so many values. One that could not be had is asked for again. */
export class Latest<V> {
  private readonly most: number;
  private readonly kept = new Map<string, Promise<V>>(); // the least recently used first

  constructor(most: number) {
    this.most = most;
  }
  get(key: string, make: () => Promise<V>): Promise<V> {
    const value = this.kept.get(key) ?? make();
    this.kept.delete(key);
    this.kept.set(key, value);
    value.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    return value;
  }
}
