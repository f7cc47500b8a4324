import { watchLag } from './lag.mjs';
import { Times } from './tally.mjs';

/**
 * Runs in a measured process: reports its port, and its resource usage on request.
 * @param {number} port
 * @param {() => Times} acks from a request to its acknowledgement, inside, since the last look
 */
export function reportUsage(port, acks = () => new Times()) {
  const lags = watchLag();
  process.on('message', (question) => {
    if (question === 'end') process.exit(0);
    if (question === 'memory') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss } = process.memoryUsage();
    process.send?.({
      cpu: (user + system) / 1e6,
      rss,
      acks: acks().medianAndP99(),
      lag: lags().medianAndP99(),
    });
  });
  process.on('disconnect', () => process.exit()); // the benchmark has exited
  process.send?.({ port });
}
