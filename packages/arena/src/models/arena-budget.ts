/** The money of one arena, in micro-dollars. Money is reserved before a question is sent. */
export interface ArenaBudget {
  /** False: the question could cost more than what is left. */
  reserve(worst: number): Promise<boolean> | boolean;
  /** After the answer: what it cost instead. */
  settle(worst: number, micros: number): Promise<void> | void;
}

/** The budget of a process that plays alone. */
export class LocalBudget implements ArenaBudget {
  private readonly most: number;
  private used: number;

  constructor(most: number | null, used: number) {
    this.most = most ?? Number.POSITIVE_INFINITY;
    this.used = used;
  }
  reserve(worst: number): boolean {
    if (this.used + worst > this.most) return false;
    this.used += worst;
    return true;
  }
  settle(worst: number, micros: number): void {
    this.used += micros - worst;
  }
}
