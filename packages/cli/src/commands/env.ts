import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { CliCommand } from '../command.ts';

// Hundreds of games at once outlive the usual 16 MB for new objects, and would be copied again and again. Only a thread can
// be given more.
const YOUNG = 96; // MB
const program = new URL('../../dist/commands/env-thread.js', import.meta.url); // built code, also when run from src

export const env: CliCommand = {
  name: 'env',
  usage: '',
  words: 'Plays many games for a program that reads and writes JSON lines',
  flags: { help: { words: 'this text' } },
  notes: [
    'Requests are read from standard input, one JSON object a line, and each gets one line on standard output. There is\nno network and no clock, and the same requests get the same answers. It ends with the input, or with {"op":"close"}.',
    'docs/env.md describes every request and answer.',
  ],
  run: async (_args, terminal) => {
    const thread = new Worker(program, { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) {
      thread.postMessage(line);
      const [{ text, isClosed }] = await once(thread, 'message');
      terminal.print(text);
      if (isClosed) break;
    }
    await thread.terminate();
    process.stdin.destroy(); // after "close" the input may stay open
  },
};
