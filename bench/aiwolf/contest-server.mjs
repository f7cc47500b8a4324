// A contest server in its own process. It reports its port, and on request its games and resource usage.
import { keepHeapSmall } from '../../packages/cli/dist/contest/small-heap.js';
import { reportUsage } from './report-usage.mjs';

keepHeapSmall(); // as `moonrise aiwolf` does, before it loads the rest
const { createContestServer, readConfig } = await import('@moonrise/aiwolf');
const { systemClock } = await import('@moonrise/server/parts');

const read = readConfig(process.env.CONTEST ?? '', { PORT: '0' });
if (!read.ok) throw new Error(read.message);
const server = createContestServer({
  config: read.config,
  clock: systemClock,
  version: 'bench',
  trouble: console.error,
});
const { port } = await server.listen();
reportUsage(port, () => server.contest.played);
