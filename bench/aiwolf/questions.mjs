/** @typedef {{ played: number, cpu: number, heap: number, rss: number }} Use games, seconds, bytes */

/**
 * In a process that is measured: tells its port, and on demand what it has played and used.
 * @param {number} port
 * @param {() => number} played
 */
export function answerQuestions(port, played) {
  process.on('message', (question) => {
    if (question === 'end') process.exit(0);
    if (question === 'memory') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ played: played(), cpu: (user + system) / 1e6, heap: heapUsed, rss });
  });
  process.on('disconnect', () => process.exit()); // whoever measured is gone
  process.send?.({ port });
}
