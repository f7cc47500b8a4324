import { networkOf } from './networks.ts';

const MOST = 20_000; // players, the most recent ones

/** From which network each player came last. It is kept in memory only: a stored network would tell where people live. */
export class KnownNetworks {
  private readonly networks = new Map<string, string>(); // the least recent first

  seen(player: string, address: string): void {
    const network = networkOf(address);
    if (network === undefined) return;
    this.networks.delete(player);
    this.networks.set(player, network);
    const [oldest] = this.networks.keys();
    if (this.networks.size > MOST && oldest !== undefined) this.networks.delete(oldest);
  }
  of(player: string): string | undefined {
    return this.networks.get(player);
  }
}
