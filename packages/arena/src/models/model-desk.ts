import type { CompletionRequest, Port } from '@moonrise/bots/llm';
import { PortFailure, type PortFault } from '@moonrise/bots/llm';
import { costOf, type ModelDefinition, modelPort, Semaphore, worstCost } from '@moonrise/bots/models';
import { type AnswerBook, type BookEntry, type CallOutcome, keyOf, replayed } from './answer-book.ts';
import { type ArenaBudget, type Charge, type SpentBudget, today } from './arena-budget.ts';

const HOPELESS = 8; // calls in a row
const NEVER = new AbortController().signal;

// The provider refused, so it charges nothing. After other failures the charge is unknown.
const FREE: readonly PortFault[] = ['unauthorized', 'rejected', 'busy'];

/** One model of an arena, for all games that it plays. */
export class ModelDesk {
  readonly definition: ModelDefinition;
  private readonly port: Port;
  private readonly budget: ArenaBudget;
  private readonly slots: Semaphore;
  private failures = 0; // of the provider, in a row
  private late = 0; // answers that did not come in time, while none ever has
  private hasAnswered = false;
  down: string | null = null; // why it is not asked any more

  constructor(definition: ModelDefinition, budget: ArenaBudget, port: Port = modelPort(definition)) {
    this.definition = definition;
    this.budget = budget;
    this.port = port;
    this.slots = new Semaphore(definition.concurrency);
  }

  /** Asks one question of a seat when fewer than `concurrency` are asked. The time for an answer begins then. */
  async inTurn<T>(question: () => Promise<T>): Promise<T> {
    const leave = await this.slots.enter(NEVER);
    try {
      return await question();
    } finally {
      leave?.();
    }
  }

  /** The answer from the book, or else from the provider. */
  async ask(asker: Asker, request: CompletionRequest, signal: AbortSignal) {
    const { seat, player, book } = asker;
    const key = keyOf(seat, request);
    const stored = book.take(key);
    if (stored) {
      asker.heard(request, stored);
      return replayed(stored);
    }
    const charge = { model: this.definition, day: today(), worst: worstCost(this.definition.prices, request) };
    const { worst } = charge;
    await this.mustBePaid(asker, charge);
    await book.add({ call: 'asked', key, player, worst });
    const outcome = await this.tried(key, player, worst, request, signal);
    const isUnknown = outcome.call === 'lost' || (outcome.call === 'failed' && !isFree(outcome));
    await this.budget.settle(charge, isUnknown ? worst : micros(outcome));
    if (isUnknown) await book.add({ call: 'lost', key, player, worst });
    if (outcome.call !== 'lost') await book.add(outcome);
    if (this.down !== null) asker.stop('down');
    if (outcome.call === 'lost') throw new PortFailure('aborted');
    asker.heard(request, outcome);
    return replayed(outcome);
  }
  private async mustBePaid(asker: Asker, charge: Charge): Promise<void> {
    const { game } = this.definition.budget;
    if (game !== null && asker.book.spentBy(asker.player) + charge.worst > game) throw new PortFailure('over_budget');
    const why = this.down === null ? await this.budget.reserve(charge) : 'down';
    if (why === null) return;
    asker.stop(why);
    throw new PortFailure('over_budget');
  }
  private async tried(key: string, player: string, worst: number, request: CompletionRequest, signal: AbortSignal) {
    const began = performance.now();
    const ms = () => Math.round(performance.now() - began);
    try {
      const completion = await this.port.complete(request, signal);
      Object.assign(this, { failures: 0, hasAnswered: true });
      const cost = completion.usage ? costOf(this.definition.prices, completion.usage) : worst;
      return { call: 'answered', key, player, completion, micros: cost, ms: ms() } as const;
    } catch (error) {
      const failure = error instanceof PortFailure ? error : new PortFailure('garbled');
      this.count(failure);
      const { fault, status } = failure;
      if (fault === 'aborted') return { call: 'lost', key, player, worst } satisfies BookEntry;
      return { call: 'failed', key, player, fault, status, micros: 0, ms: ms() } as const;
    }
  }
  /** A wrong key is for good, and so is failure after failure. A slow model is not, if it has ever answered in time. */
  private count({ fault, status }: PortFailure): void {
    if (fault === 'aborted') {
      if (!this.hasAnswered && ++this.late >= HOPELESS) this.down = `${FOR_GOOD}: it never answers in time`;
      return;
    }
    this.failures++;
    if (fault === 'unauthorized' || this.failures >= HOPELESS)
      this.down = `${FOR_GOOD}: ${fault}${status === null ? '' : ` (${status})`}`;
  }
}
const FOR_GOOD = 'the provider failed for good';
const isFree = ({ fault, status }: Extract<CallOutcome, { call: 'failed' }>): boolean =>
  FREE.includes(fault) || (status ?? 0) >= 400;
const micros = (outcome: BookEntry): number => ('micros' in outcome ? outcome.micros : 0);

/** The seat that asks. */
export interface Asker {
  readonly seat: number;
  readonly player: string;
  readonly book: AnswerBook;
  heard(request: CompletionRequest, outcome: CallOutcome): void;
  stop(why: SpentBudget | 'down'): void;
}
