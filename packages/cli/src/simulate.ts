import { availableParallelism } from 'node:os';
import { simulate as run } from '@moonrise/lab/node';
import type { Command } from './command.ts';
import { experimentFlags, readExperiment } from './experiment.ts';
import { progress } from './progress.ts';
import { tableOf } from './report-table.ts';

const SEED = 'moonrise'; // so that the same command line gives the same counts

export const simulate: Command = {
  name: 'simulate',
  usage: '--rules ID --players N [options]',
  words: 'Plays many games between bots and counts how they end',
  flags: {
    ...experimentFlags,
    games: { value: 'N', words: 'how many games, by default 1000' },
    workers: { value: 'N', words: 'how many threads, by default one per core; the counts do not depend on it' },
    json: { words: 'one JSON object instead of a table' },
    help: { words: 'this text' },
  },
  notes: [
    `Game i, counted from 0, is played with the seed TEXT/i, so "moonrise play --seed TEXT/i" shows it. Without --seed\nTEXT is ${SEED}.`,
    'Roles are counted by the card a seat was dealt, whatever it had in the end; rounds by the days that began.',
  ],
  run: async (args, terminal) => {
    const setup = readExperiment(args, args.text('seed') ?? SEED);
    const games = args.number('games', 1, 100_000_000, 1000);
    const workers = args.number('workers', 1, 256, availableParallelism());
    const bar = progress(terminal, games, 'games', () => performance.now());
    const report = await run(setup, { games, workers, onProgress: bar.show }).finally(bar.end);
    terminal.print(args.has('json') ? JSON.stringify(report) : tableOf(setup.rules, report));
  },
};
