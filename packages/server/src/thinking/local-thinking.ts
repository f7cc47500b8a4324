import { TableMind } from './table-mind.ts';
import type { Thinking } from './thinking.ts';

/** Thinks in this thread, at once. */
export const localThinking: Thinking = {
  open: (setup, steps) => {
    let mind: TableMind | undefined;
    return {
      think: async (task) => {
        mind ??= new TableMind(setup);
        mind.add(steps(mind.length));
        return mind.do(task);
      },
      close: () => undefined,
    };
  },
  close: async () => undefined,
};
