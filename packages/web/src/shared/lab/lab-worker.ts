// Loaded on demand: it brings the rules and the bots.
import { carryOut, type Order } from '@moonrise/lab/worker';

addEventListener('message', ({ data }: MessageEvent<Order & { readonly id: number }>) => {
  const { id } = data;
  try {
    postMessage({ id, answer: carryOut(data) });
  } catch (error) {
    postMessage({ id, fault: (error as Error).message });
  }
});
