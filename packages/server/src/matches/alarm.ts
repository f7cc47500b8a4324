import type { Clock } from '../clock.ts';

/** Fires once at an instant. Setting it to the same value again costs nothing: most commands leave the deadline alone. */
export class Alarm {
  private readonly clock: Clock;
  private key: string | null = null; // null: not set
  private instant = 0;
  private cancel: () => void = () => {};

  constructor(clock: Clock) {
    this.clock = clock;
  }
  set(key: string, instant: number, ring: () => void): void {
    if (key === this.key && instant === this.instant) return;
    this.stop();
    this.key = key;
    this.instant = instant;
    this.cancel = this.clock.at(instant, () => {
      this.key = null;
      ring();
    });
  }
  stop(): void {
    this.key = null;
    this.cancel();
  }
}
