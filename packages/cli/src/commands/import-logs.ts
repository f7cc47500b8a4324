import type { CliCommand } from '../command.ts';

export const importLogs: CliCommand = {
  name: 'aiwolf import',
  usage: 'FOLDER|FILES… [options]',
  words: 'Adds the finished games of other servers to the standings of a contest',
  subject: { value: 'FOLDER|FILES…', hint: 'give game logs, as in moonrise aiwolf import other/log/game', many: true },
  flags: {
    config: { value: 'FILE', words: 'the contest configuration (YAML); without it, games of five players' },
    help: { words: 'this text' },
  },
  run: () => {
    throw new Error('This command is not finished yet.');
  },
};
