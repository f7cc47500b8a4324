import type { Bus, HintListener } from './bus.ts';

/** Connects nodes in one process. Every call returns the bus of one more node. */
export function localBus(): () => Bus {
  const nodes = new Set<HintListener[]>();
  return () => {
    const listeners: HintListener[] = [];
    nodes.add(listeners);
    return {
      publish: (stream, seq, trace) => {
        for (const others of nodes)
          if (others !== listeners) for (const listener of others) queueMicrotask(() => listener(stream, seq, trace));
      },
      onHint: (listener) => void listeners.push(listener),
      close: async () => void nodes.delete(listeners),
    };
  };
}
