import type { CliCommand } from '../command.ts';

export const analyze: CliCommand = {
  name: 'aiwolf analyze',
  usage: 'FOLDER|FILES… [options]',
  words: 'Counts wins and scores of contest teams from game logs',
  subject: { value: 'FOLDER|FILES…', hint: 'give game logs, as in moonrise aiwolf analyze log/game', many: true },
  flags: {
    json: { words: 'prints JSON' },
    csv: { words: 'prints CSV, one line per team' },
    help: { words: 'this text' },
  },
  notes: [
    'A folder is searched with its subfolders for files that end with .log, of any server and year. Games with different\ndecks are counted apart. A log that cannot be counted is named in the error output.',
    'All figures are those of the contest’s own score tool; docs/contest.md defines them. The exit code is 1 if no game can be\ncounted.',
  ],
  run: async (args, terminal) => {
    const { runAnalyze } = await import('../contest/run-analyze.ts'); // loaded lazily, to keep other commands fast
    runAnalyze(args, terminal);
  },
};
