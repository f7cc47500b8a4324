import type { Clock } from '../clock.ts';

const BEAT = 1_000; // ms: as much of a phase may be lost without being given back

/**
 * Leaves a sign of life in the store while games run, so that the next start knows how long nobody was there. While none
 * runs there is nothing to lose.
 */
export class Heartbeat {
  private readonly clock: Clock;
  private readonly beat: () => Promise<void> | undefined;
  private cancel: () => void = () => {};

  constructor(clock: Clock, beat: () => Promise<void> | undefined) {
    this.clock = clock;
    this.beat = beat;
    this.next();
  }
  stop(): void {
    this.cancel();
  }
  private next(): void {
    this.cancel = this.clock.at(this.clock.now() + BEAT, () => {
      this.beat()?.catch(() => undefined); // a store in trouble is reported where something was to be stored
      this.next();
    });
  }
}
