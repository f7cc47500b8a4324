interface Unnamed {
  readonly address: string;
  readonly close: () => void;
}

/**
 * Connections that have not sent their name yet, oldest first. An agent sends its name at once, so of too many the oldest is
 * closed and the newest stays: silent connections cannot keep agents out.
 */
export class UnnamedConnections {
  private readonly most: number;
  private readonly mostPerAddress: number;
  private readonly all = new Set<Unnamed>();
  private readonly counts = new Map<string, number>(); // by address

  constructor(most: number, mostPerAddress: number) {
    this.most = most;
    this.mostPerAddress = mostPerAddress;
  }
  get size(): number {
    return this.all.size;
  }
  /** Call the result when the connection has a name or is gone. */
  enter(address: string, close: () => void): () => void {
    if (this.of(address) >= this.mostPerAddress) this.closeOldest(address);
    else if (this.all.size >= this.most) this.closeOldest(this.busiest());
    const one = { address, close };
    this.all.add(one);
    this.counts.set(address, this.of(address) + 1);
    return () => this.remove(one);
  }

  private of(address: string): number {
    return this.counts.get(address) ?? 0;
  }
  private busiest(): string {
    let [found, most] = ['', 0];
    for (const [address, count] of this.counts) if (count > most) [found, most] = [address, count];
    return found;
  }
  private closeOldest(address: string): void {
    for (const one of this.all)
      if (one.address === address) {
        this.remove(one);
        return one.close();
      }
  }
  private remove(one: Unnamed): void {
    if (!this.all.delete(one)) return;
    const left = this.of(one.address) - 1;
    if (left > 0) this.counts.set(one.address, left);
    else this.counts.delete(one.address);
  }
}
