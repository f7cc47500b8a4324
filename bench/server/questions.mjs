import { watchLag } from './lag.mjs';
import { Times } from './tally.mjs';

/**
 * In a process that is measured: tells its port, and how it is whenever it is asked.
 * @param {number} port
 * @param {() => Times} acks from a request to its acknowledgement, inside, since the last look
 */
export function answerQuestions(port, acks = () => new Times()) {
  const lags = watchLag();
  process.on('message', (question) => {
    if (question === 'end') process.exit(0);
    if (question === 'memory') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss } = process.memoryUsage();
    process.send?.({
      cpu: (user + system) / 1e6,
      rss,
      acks: acks().middleAndSlowest(),
      lag: lags().middleAndSlowest(),
    });
  });
  process.on('disconnect', () => process.exit()); // whoever measured is gone
  process.send?.({ port });
}
