import type { ModelDefinition } from '@moonrise/bots/models';

/** What forbids a question: the budget of the arena, or what the model may cost in a day (UTC). */
export type SpentBudget = 'arena' | 'day';

/** A question that is paid for, in micro-dollars. */
export interface Charge {
  readonly model: Pick<ModelDefinition, 'name' | 'budget'>;
  readonly day: string;
  readonly worst: number; // the most that it can cost
}

/** The money of one arena. It is reserved before a question is sent. */
export interface ArenaBudget {
  /** Null: the question may be sent. Otherwise it could cost more than what is left. */
  reserve(charge: Charge): Promise<SpentBudget | null> | SpentBudget | null;
  /** After the answer: what it cost instead. */
  settle(charge: Charge, micros: number): Promise<void> | void;
}
/** Micro-dollars by day and model, kept from run to run. */
export interface DayBooks {
  spentOn(day: string, model: string): number;
  spend(day: string, model: string, micros: number): void;
}
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Without limits, for estimates. */
export const FREELY: ArenaBudget = { reserve: () => null, settle: () => {} };

/** The budget of a process that plays alone. */
export class LocalBudget implements ArenaBudget {
  private readonly most: number;
  private readonly days: DayBooks;
  private used: number;

  constructor(most: number | null, used: number, days: DayBooks) {
    this.most = most ?? Number.POSITIVE_INFINITY;
    this.used = used;
    this.days = days;
  }
  reserve({ model: { name, budget }, day, worst }: Charge): SpentBudget | null {
    if (this.used + worst > this.most) return 'arena';
    if (budget.day !== null && this.days.spentOn(day, name) + worst > budget.day) return 'day';
    this.spend({ model: { name, budget }, day, worst }, worst);
    return null;
  }
  settle(charge: Charge, micros: number): void {
    this.spend(charge, micros - charge.worst);
  }
  private spend({ model: { name, budget }, day }: Charge, micros: number): void {
    this.used += micros;
    if (budget.day !== null) this.days.spend(day, name, micros);
  }
}
