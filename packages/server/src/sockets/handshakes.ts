import type { IncomingMessage } from 'node:http';
import type { TraceContext } from '../tracing/active-traces.ts';
import type { OpenSpan, Tracer } from '../tracing/tracer.ts';

/** Traces how connections come about. */
export class Handshakes {
  private readonly tracer: Tracer | undefined;
  private readonly open = new WeakMap<IncomingMessage, OpenSpan>();

  constructor(tracer: Tracer | undefined) {
    this.tracer = tracer;
  }
  /** `refusal`: why it ends at once. */
  begin(request: IncomingMessage, refusal: string | null): void {
    const span = this.tracer?.begin({ kind: 'server' });
    if (span) this.open.set(request, span);
    if (refusal !== null) this.end(request, refusal);
  }
  end(request: IncomingMessage, outcome: string): TraceContext | undefined {
    const span = this.open.get(request);
    this.open.delete(request);
    const transport = request.headers.upgrade === undefined ? 'polling' : 'websocket';
    span?.end({ name: 'handshake', attributes: { 'moonrise.transport': transport, 'moonrise.outcome': outcome } });
    return span?.context;
  }
}
