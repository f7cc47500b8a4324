import { randomBytes } from 'node:crypto';
import { activeTraces, type TraceContext } from './active-traces.ts';

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;
/** A piece of work that is over, as OpenTelemetry describes it. */
export interface TracedWork {
  readonly context: TraceContext;
  readonly parent: TraceContext | undefined;
  readonly link: TraceContext | undefined; // another trace that belongs to it
  readonly name: string;
  readonly kind: SpanKind;
  readonly from: number; // epoch ms
  readonly to: number;
  readonly attributes: SpanAttributes;
  readonly isFailed: boolean;
}
interface Ending {
  readonly name: string;
  readonly attributes?: SpanAttributes;
  readonly isFailed?: boolean;
}
interface Beginning {
  readonly kind?: SpanKind;
  readonly since?: number; // of performance.now()
  readonly parent?: TraceContext | undefined; // undefined: a trace of its own
  readonly link?: TraceContext | undefined;
}

/** Work that is measured until it ends. */
export class OpenSpan {
  readonly context: TraceContext;
  private readonly begun: Beginning;
  private readonly since: number;
  private readonly add: (work: TracedWork) => void;

  constructor(begun: Beginning, add: (work: TracedWork) => void) {
    this.begun = begun;
    this.since = begun.since ?? performance.now();
    this.add = add;
    this.context = { trace: begun.parent?.trace ?? digits(16), span: digits(8) };
  }
  end({ name, attributes = {}, isFailed = false }: Ending): void {
    const { parent, link, kind = 'internal' } = this.begun;
    const to = Date.now();
    const from = to - (performance.now() - this.since);
    this.add({ context: this.context, parent, link, name, kind, from, to, attributes, isFailed });
  }
}
const digits = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Records a share of the traces, from the handshake of a connection to the packets that a request causes. */
export class Tracer {
  private readonly share: number;
  private readonly add: (work: TracedWork) => void;

  constructor(share: number, add: (work: TracedWork) => void) {
    this.share = share;
    this.add = add;
  }
  /** Begins a trace; undefined: this one is not recorded. */
  begin(beginning: Omit<Beginning, 'parent'>): OpenSpan | undefined {
    return Math.random() < this.share ? new OpenSpan(beginning, this.add) : undefined;
  }
  child(parent: TraceContext, beginning: Omit<Beginning, 'parent'> = {}): OpenSpan {
    return new OpenSpan({ ...beginning, parent }, this.add);
  }
  /** Measures work for each of the spans that it is done for. */
  async measured<T>(kind: SpanKind, work: () => Promise<T>, endOf: (result: T | undefined) => Ending): Promise<T> {
    const spans = activeTraces().map((parent) => this.child(parent, { kind }));
    let result: T | undefined;
    try {
      result = await work();
      return result;
    } finally {
      for (const span of spans) span.end(endOf(result));
    }
  }
}
