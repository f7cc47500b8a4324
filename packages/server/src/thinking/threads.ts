import { localThinking } from './local-thinking.ts';
import type { Thinking } from './thinking.ts';
import { ThinkingThread, type ThreadTable } from './thinking-thread.ts';

/** Thinks in so many threads. All tasks of a game go to the same one, which keeps what its seats remember. */
export function threadThinking(count: number, failed: (error: unknown) => void): Thinking {
  if (count === 0) return localThinking;
  const threads = Array.from({ length: count }, () => new ThinkingThread(failed));
  let tables = 0;
  return {
    open: (setup, steps) => {
      const table: ThreadTable = { number: ++tables, setup, steps, sent: null };
      let thread: ThinkingThread | undefined;
      return {
        think: (task) => {
          thread ??= threads.reduce((least, one) => (one.load < least.load ? one : least));
          thread.add(table);
          return thread.think(table, task);
        },
        close: () => thread?.remove(table),
      };
    },
    close: async () => void (await Promise.all(threads.map((thread) => thread.close()))),
  };
}
