const FAILURES = 3; // in a row
const FIRST_PAUSE = 60_000; // ms
const LONGEST_PAUSE = 900_000;

/** Stops calls to an endpoint that fails. After a pause one call may try it; if that fails too, the next pause is longer. */
export class CircuitBreaker {
  private failures = 0;
  private pause = FIRST_PAUSE;
  private shutUntil = 0;
  private isTrying = false;

  /** True if a call may be made now. The caller must then report how it ended. */
  enter(now: number): boolean {
    if (this.failures < FAILURES) return true;
    if (now < this.shutUntil || this.isTrying) return false;
    this.isTrying = true;
    return true;
  }
  succeeded(): void {
    this.failures = 0;
    this.pause = FIRST_PAUSE;
    this.isTrying = false;
  }
  /** True if this failure starts a pause. `isPermanent`: retrying soon is pointless, for example with a wrong key. */
  failed(now: number, isPermanent = false): boolean {
    const wasShut = this.failures >= FAILURES && !this.isTrying;
    this.failures = isPermanent ? FAILURES : this.failures + 1;
    if (wasShut || this.failures < FAILURES) return false;
    if (isPermanent) this.pause = LONGEST_PAUSE;
    this.shutUntil = now + this.pause;
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.isTrying = false;
    return true;
  }
  /** The call was cancelled before it could succeed or fail. */
  cancelled(): void {
    this.isTrying = false;
  }
}
