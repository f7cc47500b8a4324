import type { Logger } from 'pino';
import { version } from '../operations/version.ts';
import { SpanExporter, type TracingSettings } from './exporter.ts';
import { Tracer } from './tracer.ts';

/** The traces of this node. */
export interface Tracing {
  readonly tracer: Tracer;
  close(): Promise<void>;
}
interface TracedNode {
  readonly node: string;
  readonly build: string;
  readonly log: Pick<Logger, 'warn'>;
}
export function openTracing(settings: TracingSettings | null, { node, build, log }: TracedNode): Tracing | null {
  if (settings === null) return null;
  const resource = {
    'service.name': 'moonrise',
    'service.version': version,
    'service.instance.id': node,
    'moonrise.build': build,
  };
  const exporter = new SpanExporter(settings, resource, log);
  return { tracer: new Tracer(settings.share, (span) => exporter.add(span)), close: () => exporter.close() };
}
