// A contest server of its own process; tells its port, and on demand what it has played and used.
import { createContestServer, readConfig } from '@moonrise/aiwolf';
import { systemClock } from '@moonrise/server';

const [config = ''] = process.argv.slice(2);
const read = readConfig(config, { PORT: '0' });
if (!read.ok) throw new Error(read.message);
const server = createContestServer({
  config: read.config,
  clock: systemClock,
  version: 'bench',
  trouble: console.error,
});
const { port } = await server.listen();
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ played: server.contest.played, cpu: (user + system) / 1e6, rss, heapUsed });
});
process.send?.({ port });
