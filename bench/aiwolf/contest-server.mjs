// A contest server in its own process. It reports its port, and on request its games and resource usage.
import { createContestServer, readConfig } from '@moonrise/aiwolf';
import { systemClock } from '@moonrise/server/parts';
import { reportUsage } from './report-usage.mjs';

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
