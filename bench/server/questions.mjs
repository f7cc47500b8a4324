/**
 * In a process that is measured: tells its port, and how it is whenever it is asked.
 * @param {number} port
 */
export function answerQuestions(port) {
  process.on('message', (question) => {
    if (question === 'end') process.exit(0);
    if (question === 'memory') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6, rss: process.memoryUsage().rss });
  });
  process.on('disconnect', () => process.exit()); // whoever measured is gone
  process.send?.({ port });
}
