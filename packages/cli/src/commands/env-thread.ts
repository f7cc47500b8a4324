import { parentPort } from 'node:worker_threads';
import { EnvGames } from '@moonrise/env';

const environment = new EnvGames();
parentPort?.on('message', (line: string) => {
  const text = environment.answer(line);
  parentPort?.postMessage({ text, isClosed: environment.isClosed });
});
