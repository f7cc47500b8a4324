import type { SpanAttributes, SpanKind, TracedWork } from './tracer.ts';

const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3, consumer: 5 };
const FAILED = 2;

/** Spans as JSON of the OpenTelemetry protocol (OTLP), https://opentelemetry.io/docs/specs/otlp. */
export const otlpText = (spans: readonly TracedWork[], resource: SpanAttributes): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'moonrise' }, spans: spans.map(spanOf) }],
      },
    ],
  });

const spanOf = ({ context, parent, link, name, kind, from, to, attributes, isFailed }: TracedWork): object => ({
  traceId: context.trace,
  spanId: context.span,
  ...(parent && { parentSpanId: parent.span }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanoseconds(from),
  endTimeUnixNano: nanoseconds(to),
  attributes: attributesOf(attributes),
  ...(link && { links: [{ traceId: link.trace, spanId: link.span }] }),
  ...(isFailed && { status: { code: FAILED } }),
});
/** Numbers of this size are not exact, so they are sent as text; microseconds are. */
const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`;

const attributesOf = (attributes: SpanAttributes): readonly object[] =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [{ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } }];
  });
