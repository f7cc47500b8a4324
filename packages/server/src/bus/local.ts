import type { Bus, Told } from './bus.ts';

/** Connects nodes in one process. Every call returns the bus of one more node. */
export function localBus(): () => Bus {
  const nodes = new Set<Told[]>();
  return () => {
    const listeners: Told[] = [];
    nodes.add(listeners);
    return {
      tell: (stream, seq) => {
        for (const others of nodes)
          if (others !== listeners) for (const told of others) queueMicrotask(() => told(stream, seq));
      },
      onTold: (listener) => void listeners.push(listener),
      close: async () => void nodes.delete(listeners),
    };
  };
}
