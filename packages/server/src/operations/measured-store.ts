import { listOf, type Store } from '../store/store.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { Metrics, StoreOperation, StoreOutcome } from './metrics.ts';

/** A store whose answers are timed. */
export function measuredStore(store: Store, metrics: Pick<Metrics, 'store'>, tracer?: Tracer): Store {
  const timed = async <T>(operation: StoreOperation, asked: Promise<T>, outcomeOf: (answer: T) => StoreOutcome) => {
    const since = performance.now();
    try {
      const answer = await asked;
      metrics.store(operation, outcomeOf(answer), performance.now() - since);
      return answer;
    } catch (error) {
      metrics.store(operation, 'failed', performance.now() - since);
      throw error;
    }
  };
  const traced = <T>(name: StoreOperation, stream: string, work: () => Promise<T>, outcomeOf: (answer: T) => string) =>
    tracer === undefined
      ? work()
      : tracer.measured('client', work, (answer) => ({
          name: `store ${name}`,
          attributes: {
            'moonrise.stream': stream,
            'moonrise.outcome': answer === undefined ? 'failed' : outcomeOf(answer),
          },
          isFailed: answer === undefined,
        }));
  const append: Store['append'] = (rows, also) =>
    traced(
      'append',
      listOf(rows)[0]?.stream ?? '',
      () => timed('append', store.append(rows, also), ({ kind }) => kind),
      ({ kind }) => kind,
    );
  const read: Store['read'] = (...asked) =>
    traced(
      'read',
      asked[0],
      () => timed('read', store.read(...asked), () => 'read'),
      () => 'read',
    );
  const own = (value: unknown) => ({ value, writable: true });
  return Object.create(store, { append: own(append), read: own(read) }) as Store;
}
