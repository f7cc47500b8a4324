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
  run: () => {
    throw new Error('This command is not finished yet.');
  },
};
