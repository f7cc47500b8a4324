import type { LlmMove, PortFault } from '@moonrise/bots/llm';
import { MICROS } from '@moonrise/bots/models';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Metrics of AI seats: counts, latency and cost. They never name players, contents or keys. */
export class AiMetrics {
  private readonly moves: Counter<'source' | 'why'>;
  private readonly calls: Counter<'outcome'>;
  private readonly tokens: Counter<'kind'>;
  private readonly dollars: Counter;
  private readonly seconds: Histogram;

  constructor(registry: Registry) {
    const registers = [registry];
    this.moves = new Counter({
      name: 'moonrise_ai_moves_total',
      help: 'Moves of AI seats that a model should play, by who made the move and why it was not the model.',
      labelNames: ['source', 'why'],
      registers,
    });
    this.calls = new Counter({
      name: 'moonrise_ai_calls_total',
      help: 'Calls to the AI provider, by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    this.tokens = new Counter({
      name: 'moonrise_ai_tokens_total',
      help: 'Tokens as the AI provider counts them.',
      labelNames: ['kind'],
      registers,
    });
    this.dollars = new Counter({
      name: 'moonrise_ai_cost_usd_total',
      help: 'Cost of AI seats in US dollars; the worst case where the provider did not report it.',
      registers,
    });
    this.seconds = new Histogram({
      name: 'moonrise_ai_move_seconds',
      help: 'Time from asking a seat to its answer.',
      buckets: [0.5, 1, 2, 4, 8, 12, 16, 20],
      registers,
    });
  }
  called(outcome: 'answered' | PortFault): void {
    this.calls.inc({ outcome });
  }
  moved({ source, why, tokens, micros, ms, calls }: LlmMove): void {
    this.moves.inc({ source, why: why ?? 'none' });
    for (const [kind, count] of Object.entries(tokens)) this.tokens.inc({ kind }, count);
    this.dollars.inc(micros / MICROS);
    if (calls > 0) this.seconds.observe(ms / 1000);
  }
}
