import type { CompletionRequest, Port } from '@moonrise/bots/llm';
import { PortFailure } from '@moonrise/bots/llm';
import { costOf, limitedPort, type ModelDefinition, modelPort, worstCost } from '@moonrise/bots/models';
import { type AnswerBook, type BookEntry, keyOf, replayed } from './answer-book.ts';
import type { ArenaBudget } from './arena-budget.ts';

const HOPELESS = 8; // failed calls in a row

/** One model of an arena, for all games that it plays. */
export class ModelDesk {
  readonly definition: ModelDefinition;
  private readonly port: Port;
  private readonly budget: ArenaBudget;
  private failures = 0; // of the provider, in a row
  down: string | null = null; // why it is not asked any more

  constructor(definition: ModelDefinition, budget: ArenaBudget, port: Port = modelPort(definition)) {
    this.definition = definition;
    this.budget = budget;
    this.port = limitedPort(port, definition.concurrency);
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
    const worst = worstCost(this.definition.prices, request);
    if (this.down !== null || !(await this.budget.reserve(worst))) {
      asker.stop(this.down === null ? 'budget' : 'down');
      throw new PortFailure('over_budget');
    }
    await book.add({ call: 'asked', key, player, worst });
    const outcome = await this.tried(key, player, worst, request, signal);
    await this.budget.settle(worst, outcome.call === 'lost' ? worst : outcome.micros);
    await book.add(outcome);
    if (outcome.call === 'lost') throw new PortFailure('aborted');
    asker.heard(request, outcome);
    if (this.down !== null) asker.stop('down');
    return replayed(outcome);
  }
  private async tried(key: string, player: string, worst: number, request: CompletionRequest, signal: AbortSignal) {
    const began = performance.now();
    const ms = () => Math.round(performance.now() - began);
    try {
      const completion = await this.port.complete(request, signal);
      this.failures = 0;
      const micros = completion.usage ? costOf(this.definition.prices, completion.usage) : worst;
      return { call: 'answered', key, player, completion, micros, ms: ms() } as const;
    } catch (error) {
      const failure = error instanceof PortFailure ? error : new PortFailure('garbled');
      this.count(failure);
      const { fault, status, micros } = failure;
      if (fault === 'aborted') return { call: 'lost', key, player, worst } satisfies BookEntry;
      return { call: 'failed', key, player, fault, status, micros, ms: ms() } as const;
    }
  }
  /** A wrong key, or failure after failure, is for good. */
  private count({ fault, status }: PortFailure): void {
    this.failures++;
    if (fault === 'unauthorized' || this.failures >= HOPELESS)
      this.down = `the provider failed for good: ${fault}${status === null ? '' : ` (${status})`}`;
  }
}
/** The seat that asks. */
export interface Asker {
  readonly seat: number;
  readonly player: string;
  readonly book: AnswerBook;
  heard(request: CompletionRequest, outcome: Extract<BookEntry, { call: 'answered' | 'failed' }>): void;
  stop(why: 'budget' | 'down'): void;
}
