import type { Logger } from 'pino';
import { messageOf } from '../operations/log.ts';
import { otlpText } from './otlp.ts';
import type { SpanAttributes, TracedWork } from './tracer.ts';

/** Where traces are sent. */
export interface TracingSettings {
  readonly endpoint: string; // of a collector that speaks OTLP over HTTP
  readonly headers: Readonly<Record<string, string>>;
  readonly share: number; // of the traces, 0 to 1
}
const INTERVAL = 1_000; // ms
const MOST = 4_096; // spans that wait; more are dropped
const PATIENCE = 5_000; // ms for an answer
const LOST = 'Traces cannot be sent, and are dropped. See OTEL_EXPORTER_OTLP_ENDPOINT.';
const BACK = 'Traces are sent again.';

/** Sends spans to a collector. If that fails they are dropped: a game never waits for it. */
export class SpanExporter {
  private readonly settings: TracingSettings;
  private readonly resource: SpanAttributes;
  private readonly log: Pick<Logger, 'warn'>;
  private readonly timer: NodeJS.Timeout;
  private waiting: TracedWork[] = [];
  private sending: Promise<void> | null = null;
  private isLost = false;
  private dropped = 0; // since the last success

  constructor(settings: TracingSettings, resource: SpanAttributes, log: Pick<Logger, 'warn'>) {
    this.settings = settings;
    this.resource = resource;
    this.log = log;
    this.timer = setInterval(() => void this.flush(), INTERVAL).unref();
  }
  add(span: TracedWork): void {
    if (this.waiting.length < MOST) this.waiting.push(span);
    else this.dropped++;
  }
  /** Sends what waits, one message at a time. */
  flush(): Promise<void> {
    if (this.waiting.length > 0)
      this.sending ??= this.send().finally(() => {
        this.sending = null;
      });
    return this.sending ?? Promise.resolve();
  }
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
    await this.flush(); // what came meanwhile
  }

  private async send(): Promise<void> {
    const { endpoint, headers } = this.settings;
    const spans = this.waiting;
    this.waiting = [];
    try {
      const answer = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: otlpText(spans, this.resource),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      await answer.arrayBuffer(); // so that the connection can be used again
      if (!answer.ok) throw new Error(`The collector answers ${answer.status}.`);
      if (this.isLost) this.log.warn({ dropped: this.dropped }, BACK);
      this.isLost = false;
      this.dropped = 0;
    } catch (error) {
      this.dropped += spans.length;
      if (!this.isLost) this.log.warn({ why: messageOf(error) }, LOST); // once, not for every attempt
      this.isLost = true;
    }
  }
}
