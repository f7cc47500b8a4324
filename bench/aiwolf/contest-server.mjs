// A contest server of its own process; tells its port, and on demand what it has played and used.
import { createContestServer, readConfig } from '@moonrise/aiwolf';
import { systemClock } from '@moonrise/server';
import { answerQuestions } from './questions.mjs';

const read = readConfig(process.env.CONTEST ?? '', { PORT: '0' });
if (!read.ok) throw new Error(read.message);
const server = createContestServer({
  config: read.config,
  clock: systemClock,
  version: 'bench',
  trouble: console.error,
});
const { port } = await server.listen();
answerQuestions(port, () => server.contest.played);
