const FAILURES = 3; // in a row
const FIRST_REST = 60_000; // ms
const LONGEST_REST = 900_000;

/** Keeps an endpoint that fails from being asked. After a rest one call may try it; if that fails too, the rest is longer. */
export class Breaker {
  private failures = 0;
  private rest = FIRST_REST;
  private shutUntil = 0;
  private isTrying = false;

  /** Whether one may call now. Who was let in says how it went. */
  enter(now: number): boolean {
    if (this.failures < FAILURES) return true;
    if (now < this.shutUntil || this.isTrying) return false;
    this.isTrying = true;
    return true;
  }
  succeeded(): void {
    this.failures = 0;
    this.rest = FIRST_REST;
    this.isTrying = false;
  }
  /** Whether this shuts it. */
  failed(now: number, isHopeless = false): boolean {
    const wasShut = this.failures >= FAILURES && !this.isTrying;
    this.failures = isHopeless ? FAILURES : this.failures + 1;
    if (wasShut || this.failures < FAILURES) return false;
    if (isHopeless) this.rest = LONGEST_REST;
    this.shutUntil = now + this.rest;
    this.rest = Math.min(this.rest * 2, LONGEST_REST);
    this.isTrying = false;
    return true;
  }
  /** It was called off before anything could be learned. */
  left(): void {
    this.isTrying = false;
  }
}
