import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { redisUrl } from '../arena/redis-url.ts';
import { WrongUsage } from '../arguments.ts';
import type { CliCommand } from '../command.ts';
import { pageOf } from '../report/report-page.ts';
import { tableOf } from '../report/report-table.ts';
import { survey } from '../report/survey.ts';
import { surveyEstimate, surveyEstimateWords } from '../report/survey-estimate.ts';
import { progress } from '../terminal/progress.ts';
import { experimentFlags, readExperiment, withRoles } from './experiment.ts';

const PIECES = 32; // at once, on all machines of a queue
const SEED = 'moonrise'; // fixed, so that the same command line gives the same counts

export const simulate: CliCommand = {
  name: 'simulate',
  usage: '--rules ID --players N [options]',
  words: 'Plays many games between bots and counts how they end',
  flags: {
    ...experimentFlags,
    games: { value: 'N', words: 'the number of games, by default 1000' },
    effects: { words: 'also the effect of each role: as many games with a plain card in its place' },
    sizes: { words: "also the rule set's own decks for every number of players: as many games of each" },
    against: { value: 'ROLE=N,…', words: 'also another deck for the same number of players, to compare with' },
    fairer: { words: 'also the smallest change of the deck that brings both sides closest to even' },
    workers: {
      value: 'N',
      words: `the number of threads, by default one per core; with --queue that of pieces at once, by default ${PIECES}; the counts stay the same`,
    },
    queue: {
      value: 'URL',
      words: 'other machines play: they run "moonrise arena worker --queue URL" with the same Redis',
    },
    'dry-run': { words: 'counts nothing, and says how many games and how much time it takes' },
    json: { words: 'one JSON object instead of a table' },
    report: { value: 'FILE', words: 'also an HTML page with plots' },
    help: { words: 'this text' },
  },
  examples: [
    '--rules moonrise --players 7',
    '--rules launch --players 9 --games 200 --report report.html',
    '--rules classic --players 7 --against werewolf=1,seer=1,doctor=1,villager=4',
  ],
  notes: [
    `Game i, counted from 0, is played with the seed TEXT/i, so "moonrise play --seed TEXT/i" shows it. Without --seed\nTEXT is ${SEED}.`,
    'Roles are counted by the card a seat was dealt, whatever it ended with; rounds are the days that began.',
    'The effect of a role is how much more often its side wins with it than with the plain card of that side; for the plain\ncard itself, than with one more villager.',
    '--fairer tries every swap of one card, then of two if one is not enough. The result comes from 300 games of its own.\nGuest roles are tried only if the deck already has one.',
  ],
  run: async (args, terminal) => {
    const setup = readExperiment(args, args.text('seed') ?? SEED);
    const other = args.text('against');
    const games = args.number('games', 1, 100_000_000, 1000);
    const url = args.text('queue');
    const workers = args.number('workers', 1, 256, url === undefined ? availableParallelism() : PIECES);
    const page = args.text('report');
    if (page !== undefined) mustBeWritable(page);
    const plan = {
      games,
      workers,
      hasEffects: args.has('effects'),
      hasSizes: args.has('sizes'),
      hasFairer: args.has('fairer'),
      against: other === undefined ? undefined : withRoles(setup.experiment, other, 'against'),
    };
    if (args.has('dry-run')) {
      const estimate = surveyEstimate(setup, plan);
      const words = () => surveyEstimateWords(estimate, url === undefined ? workers : 0);
      return terminal.print(args.has('json') ? JSON.stringify(estimate) : words());
    }
    const pool = url === undefined ? undefined : await poolAt(redisUrl(url));
    let bar = progress(terminal, games, 'games', () => performance.now());
    const found = await survey(setup, {
      ...plan,
      ...(pool && { start: pool.start }),
      onWork: (total, things) => {
        bar.end();
        bar = progress(terminal, total, things, () => performance.now());
        return bar.show;
      },
    }).finally(async () => {
      bar.end();
      await pool?.close();
    });
    if (page !== undefined) writeFileSync(page, pageOf(setup.rules, found));
    terminal.print(args.has('json') ? JSON.stringify(found) : tableOf(setup.rules, found));
  },
};

/** The machines that serve a queue. */
async function poolAt(url: string) {
  const { piecePool } = await import('@moonrise/arena'); // loaded lazily, to keep the command fast without it
  return piecePool(url);
}
/** Checked before any game is played. */
function mustBeWritable(page: string): void {
  const isNew = !existsSync(page);
  try {
    closeSync(openSync(page, 'a'));
    if (isNew) rmSync(page); // a run that fails leaves no file
  } catch {
    throw new WrongUsage(`--report ${page} cannot be written: choose a file in an existing folder that you own.`);
  }
}
