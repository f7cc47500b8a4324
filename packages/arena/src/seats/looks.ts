import type { Prompt } from '@moonrise/engine';

const FREE = 2; // questions in one turn of a phase that need no answer
const NEEDED = 3; // questions in one turn of a phase that do, if no answer comes

/** When a player who takes time is asked: for every needed answer, and a few times where it may speak. */
export class Looks {
  private turn = '';
  private free = 0;
  private needed = 0;
  private seen = -1; // events when it was last asked

  /** `turn`: of the phase; `seen`: how many events the seat has seen. */
  wants(prompts: readonly Prompt[], turn: string, seen: number): boolean {
    if (turn !== this.turn) Object.assign(this, { turn, free: 0, needed: 0, seen: -1 });
    const isNeeded = prompts.some(({ required, chosen }) => required && !chosen);
    if (isNeeded ? this.needed >= NEEDED : this.free >= FREE || seen === this.seen) return false;
    if (isNeeded) this.needed++;
    else this.free++;
    return true;
  }
  wasAsked(seen: number): void {
    this.seen = seen;
  }
}
