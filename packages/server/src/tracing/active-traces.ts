import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a span belongs, by the ids of OpenTelemetry. */
export interface TraceContext {
  readonly trace: string; // 32 hexadecimal digits
  readonly span: string; // 16
}
interface ActiveTraces {
  readonly contexts: readonly TraceContext[];
  isOver: boolean; // what this work has left behind, such as a timer, belongs to no trace
}
const active = new AsyncLocalStorage<ActiveTraces>();
const NONE: readonly TraceContext[] = [];

/** The spans for which the running code works: several if requests are handled together, none without tracing. */
export function activeTraces(): readonly TraceContext[] {
  const now = active.getStore();
  return now === undefined || now.isOver ? NONE : now.contexts;
}
/** Works for these spans, and for no others. */
export function withinTraces<T>(contexts: readonly TraceContext[], work: () => Promise<T>): Promise<T> {
  if (contexts.length === 0 && active.getStore() === undefined) return work(); // without tracing it costs nothing
  const now = { contexts, isOver: false };
  return active.run(now, work).finally(() => {
    now.isOver = true;
  });
}
