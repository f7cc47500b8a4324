import type { Clock, Patience } from '../seat-player.ts';
import {
  type Completion,
  type CompletionRequest,
  mayTryAgain,
  type Port,
  PortFailure,
  type PortFault,
  type Usage,
} from './port.ts';
import type { LlmQuestion } from './questions.ts';
import { type AnswerFault, type ReadAnswer, readAnswer, schemaOf } from './reading.ts';

export type QueryFault = PortFault | AnswerFault | 'late';
/** The result of a query: an answer or the last fault, and what it cost. */
export interface QueryOutcome<F = QueryFault | null> {
  readonly read: Extract<ReadAnswer, { ok: true }> | null;
  readonly fault: F;
  readonly calls: number;
  readonly tokens: Usage;
  readonly micros: number;
}

const MOST_FAILURES = 2; // of the connection
const GRACE = 500; // ms for a port to stop and report its cost
const PAUSE = 500; // ms before a retry, unless the provider names a time

/**
 * One question to a model, until the deadline: retried when the connection fails, repeated when the answer is
 * unusable.
 */
export class ModelQuery {
  private readonly port: Port;
  private readonly clock: Clock;
  private readonly questions: readonly LlmQuestion[];
  private readonly patience: Patience;
  private readonly stop = new AbortController();
  private calls = 0;
  private failures = 0;
  private micros = 0;
  private tokens: Usage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };

  constructor(port: Port, clock: Clock, questions: readonly LlmQuestion[], patience: Patience) {
    this.port = port;
    this.clock = clock;
    this.questions = questions;
    this.patience = patience;
  }
  async ask(system: CompletionRequest['system'], turn: string, maxOutputTokens: number): Promise<QueryOutcome> {
    const { signal, until } = this.patience;
    const stop = () => this.stop.abort('aborted');
    const cancel = this.clock.at(until, () => this.stop.abort('late'));
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    try {
      const first = {
        system,
        messages: [{ from: 'table', text: turn }],
        schema: schemaOf(this.questions),
        maxOutputTokens,
      } as const;
      return await this.answered(first);
    } finally {
      cancel();
      signal.removeEventListener('abort', stop);
    }
  }

  private async answered(request: CompletionRequest): Promise<QueryOutcome> {
    const first = await this.reached(request);
    if (!('text' in first)) return this.gaveUp(first.fault);
    const read = readAnswer(first, this.questions);
    if (read.ok) return this.took(read);
    if (read.fault === 'refusal') return this.gaveUp(read.fault);
    const second = await this.reached(again(request, first, read.why));
    if (!('text' in second)) return this.gaveUp(this.stop.signal.aborted ? second.fault : read.fault);
    const reread = readAnswer(second, this.questions);
    return reread.ok ? this.took(reread) : this.gaveUp(reread.fault);
  }

  /** A completion, or why there is none. */
  private async reached(request: CompletionRequest): Promise<Completion | { readonly fault: QueryFault }> {
    for (;;) {
      if (this.stop.signal.aborted) return { fault: this.whyStopped() };
      const tried = await this.tried(request);
      if (!(tried instanceof PortFailure)) return tried;
      if (this.stop.signal.aborted) return { fault: this.whyStopped() };
      this.failures++;
      const wait = Math.max(PAUSE, tried.retryAfter ?? 0);
      const isInTime = this.clock.now() + wait < this.patience.until;
      if (this.failures >= MOST_FAILURES || !mayTryAgain(tried) || !isInTime) return { fault: tried.fault };
      await this.paused(wait);
    }
  }
  private async tried(request: CompletionRequest): Promise<Completion | PortFailure> {
    this.calls++;
    try {
      const completion = await Promise.race([this.port.complete(request, this.stop.signal), this.stopped()]);
      this.count(completion.usage, completion.micros ?? 0);
      return completion;
    } catch (error) {
      const failure = error instanceof PortFailure ? error : new PortFailure('garbled');
      if (failure.fault === 'over_budget' || failure.fault === 'shut') this.calls--; // it was never sent
      this.count(null, failure.micros);
      return failure;
    }
  }
  /** Rejects soon after the deadline, even if the port ignores the signal. */
  private stopped(): Promise<never> {
    const { signal } = this.stop;
    return new Promise((_, reject) => {
      const give = () => this.clock.at(this.clock.now() + GRACE, () => reject(new PortFailure('aborted')));
      signal.addEventListener('abort', give);
    });
  }
  private whyStopped(): QueryFault {
    return this.stop.signal.reason === 'late' ? 'late' : 'aborted';
  }
  private paused(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const { signal } = this.stop;
      const cancel = this.clock.at(this.clock.now() + ms, () => resolve());
      signal.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });
  }
  private count(usage: Usage | null, micros: number): void {
    this.micros += micros;
    if (!usage) return;
    const { input, cacheRead, cacheWrite, output } = this.tokens;
    this.tokens = {
      input: input + usage.input,
      cacheRead: cacheRead + usage.cacheRead,
      cacheWrite: cacheWrite + usage.cacheWrite,
      output: output + usage.output,
    };
  }

  private took(read: Extract<ReadAnswer, { ok: true }>): QueryOutcome {
    return { read, fault: null, calls: this.calls, tokens: this.tokens, micros: this.micros };
  }
  private gaveUp(fault: QueryFault): QueryOutcome {
    return { read: null, fault, calls: this.calls, tokens: this.tokens, micros: this.micros };
  }
}

/** The same request again, with what was wrong. */
const again = (request: CompletionRequest, { text }: Completion, why: string): CompletionRequest => ({
  ...request,
  messages: [
    ...request.messages,
    { from: 'model', text: text.trim() === '' ? '(nothing)' : text.slice(0, 2_000) },
    { from: 'table', text: `${why} Answer again, with one JSON object whose choices are ids from the list above.` },
  ],
});
