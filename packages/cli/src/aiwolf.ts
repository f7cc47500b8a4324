import type { CliCommand } from './command.ts';

export const aiwolf: CliCommand = {
  name: 'aiwolf',
  usage: '[options]',
  words: 'Runs the AIWolf contest server until it is told to stop',
  flags: {
    config: {
      value: 'FILE',
      words: 'the configuration, as contest organisers write it (YAML); without it, five players',
    },
    port: { value: 'N', words: 'by default 8080, or as the configuration says; 0 takes any that is free' },
    bots: { value: 'N', words: 'seats in each game that are taken by built-in players, by default 0' },
    'take-out': {
      value: 'FILE',
      words:
        'takes the games that another server has played, by its schedule FILE, out of the schedule here, and stops',
    },
    check: { words: 'reads the configuration, says whether it is right, and stops' },
    help: { words: 'this text' },
  },
  notes: [
    'Programs connect to ws://HOST:PORT/ws, people watch at http://HOST:PORT/contest. HOST and PORT of the environment go\nbefore the configuration. SECRET_KEY is the secret of the tokens: of those that organisers watch with, and of all where\nserver.authentication is enabled. A file .env in the current folder is read first.',
    'The first signal lets running games end, the second stops at once.',
  ],
  run: async (args, terminal) => {
    const { runContest } = await import('./run-contest.ts'); // loaded lazily, to keep other commands fast
    await runContest(args, terminal);
  },
};
