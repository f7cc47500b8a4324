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
  notes: [
    'A folder is searched with its subfolders for files that end with .log. Each game is added once, however often it is\nimported; games with another deck are named and left out. If the JSON log of a game is beside its game log or in ../json,\nunanswered questions count too.',
    'Import while the server is stopped. If it is running, the games are stored, and count from its next start.',
  ],
  run: async (args, terminal) => {
    const { runImport } = await import('../contest/run-import.ts'); // loaded lazily, to keep other commands fast
    runImport(args, terminal);
  },
};
