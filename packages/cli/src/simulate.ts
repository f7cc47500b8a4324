import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Command } from './command.ts';
import { experimentFlags, readExperiment, withRoles } from './experiment.ts';
import { progress } from './progress.ts';
import { pageOf } from './report-page.ts';
import { tableOf } from './report-table.ts';
import { survey } from './survey.ts';

const SEED = 'moonrise'; // so that the same command line gives the same counts

export const simulate: Command = {
  name: 'simulate',
  usage: '--rules ID --players N [options]',
  words: 'Plays many games between bots and counts how they end',
  flags: {
    ...experimentFlags,
    games: { value: 'N', words: 'how many games, by default 1000' },
    effects: { words: 'also what each role does for its side: as many games with a plain card in its place' },
    sizes: { words: "also the rule set's own decks for every number of players: as many games of each" },
    against: { value: 'ROLE=N,…', words: 'also another deck for as many players, to compare with' },
    workers: { value: 'N', words: 'how many threads, by default one per core; the counts do not depend on it' },
    json: { words: 'one JSON object instead of a table' },
    report: { value: 'FILE', words: 'also a page with plots, as one HTML file' },
    help: { words: 'this text' },
  },
  notes: [
    `Game i, counted from 0, is played with the seed TEXT/i, so "moonrise play --seed TEXT/i" shows it. Without --seed\nTEXT is ${SEED}.`,
    'Roles are counted by the card a seat was dealt, whatever it had in the end; rounds by the days that began.',
    'An effect is how much more often the side of a role wins with it than with the plain card of its side, or, if it is\nthat one, with one more villager.',
  ],
  run: async (args, terminal) => {
    const setup = readExperiment(args, args.text('seed') ?? SEED);
    const other = args.text('against');
    const games = args.number('games', 1, 100_000_000, 1000);
    const workers = args.number('workers', 1, 256, availableParallelism());
    let bar = progress(terminal, games, 'games', () => performance.now());
    const found = await survey(setup, {
      games,
      workers,
      hasEffects: args.has('effects'),
      hasSizes: args.has('sizes'),
      against: other === undefined ? undefined : withRoles(setup.experiment, other, 'against'),
      onTotal: (total) => {
        bar = progress(terminal, total, 'games', () => performance.now());
        return bar.show;
      },
    }).finally(() => bar.end());
    const file = args.text('report');
    if (file !== undefined) writeFileSync(file, pageOf(setup.rules, found));
    terminal.print(args.has('json') ? JSON.stringify(found) : tableOf(setup.rules, found));
  },
};
