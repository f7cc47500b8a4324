/** @typedef {{ played: number, cpu: number, heap: number, rss: number }} Use games, seconds, bytes */

/**
 * Runs in a measured process: reports its port, and on request its games and resource usage.
 * @param {number} port
 * @param {() => number} played
 */
export function reportUsage(port, played) {
  process.on('message', (question) => {
    if (question === 'end') process.exit(0);
    if (question === 'memory') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ played: played(), cpu: (user + system) / 1e6, heap: heapUsed, rss });
  });
  process.on('disconnect', () => process.exit()); // the benchmark has exited
  process.send?.({ port });
}
