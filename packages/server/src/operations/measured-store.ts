import type { Store } from '../store/store.ts';
import type { Metrics, StoreOperation, StoreOutcome } from './metrics.ts';

/** A store whose answers are timed. */
export function measuredStore(store: Store, metrics: Pick<Metrics, 'store'>): Store {
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
  const append: Store['append'] = (rows, also) => timed('append', store.append(rows, also), ({ kind }) => kind);
  const read: Store['read'] = (...asked) => timed('read', store.read(...asked), () => 'read');
  const own = (value: unknown) => ({ value, writable: true });
  return Object.create(store, { append: own(append), read: own(read) }) as Store;
}
