import { createInterface } from 'node:readline';
import { EnvGames } from '@moonrise/env';
import type { CliCommand } from '../command.ts';

export const env: CliCommand = {
  name: 'env',
  usage: '',
  words: 'Plays many games for a program that reads and writes JSON lines',
  flags: { help: { words: 'this text' } },
  notes: [
    'Requests are read from standard input, one JSON object a line, and each gets one line on standard output. There is\nno network and no clock, and the same requests get the same answers. It ends with the input, or with {"op":"close"}.',
    'docs/env.md describes every request and answer; python/ has a package for Python.',
  ],
  run: async (_args, terminal) => {
    const environment = new EnvGames();
    const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) {
      terminal.print(environment.answer(line));
      if (environment.isClosed) break;
    }
    process.stdin.destroy(); // after "close" the input may stay open
  },
};
