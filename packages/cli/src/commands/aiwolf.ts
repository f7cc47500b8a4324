import type { CliCommand } from '../command.ts';
import { keepHeapSmall } from '../contest/small-heap.ts';

export const aiwolf: CliCommand = {
  name: 'aiwolf',
  usage: '[options]',
  words: 'Runs the AIWolf contest server until stopped',
  flags: {
    config: {
      value: 'FILE',
      words: 'the contest configuration (YAML); without it, games of five players',
    },
    port: { value: 'N', words: 'by default 8080 or as configured; 0 takes any free port' },
    bots: { value: 'N', words: 'seats for house bots, as matching.house_bots; they are marked and not ranked' },
    'take-out': {
      value: 'FILE',
      words: 'removes games that another server has played, by its schedule FILE, from the schedule here, and exits',
    },
    tokens: { value: 'FILE', words: 'the list of made and revoked tokens; by default tokens.jsonl beside the logs' },
    check: { words: 'says what the start would say, changes nothing, and exits' },
    help: { words: 'this text' },
  },
  notes: [
    'Programs connect to ws://HOST:PORT/ws, people watch at http://HOST:PORT/contest. HOST and PORT in the environment\noverride the configuration. SECRET_KEY signs the tokens of organisers, and of all programs if server.authentication is\nenabled. A .env file in the current folder is read first.',
    'The first signal lets running games finish, the second stops at once.',
  ],
  run: async (args, terminal) => {
    keepHeapSmall();
    const { runContest } = await import('./run-contest.ts'); // loaded lazily, to keep other commands fast
    await runContest(args, terminal);
  },
};
