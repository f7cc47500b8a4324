import type { Clock } from '../clock.ts';

const INTERVAL = 1_000; // ms; after a crash a phase may lose this much time

/**
 * Stores a heartbeat while games run, so that the next start knows how long the server was away. Without games there is
 * nothing to give back.
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
    this.cancel = this.clock.at(this.clock.now() + INTERVAL, () => {
      this.beat()?.catch(() => undefined); // other writes report a failing store
      this.next();
    });
  }
}
