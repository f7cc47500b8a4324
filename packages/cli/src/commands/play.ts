import { randomBytes } from 'node:crypto';
import { seedOf } from '@moonrise/engine';
import { playGame } from '@moonrise/lab';
import type { CliCommand } from '../command.ts';
import { painter } from '../terminal/paint.ts';
import { transcript } from '../transcript/transcript.ts';
import { experimentFlags, readExperiment } from './experiment.ts';

export const play: CliCommand = {
  name: 'play',
  usage: '--rules ID --players N [options]',
  words: 'Plays one game between bots and prints it from the deal to the end',
  flags: { ...experimentFlags, help: { words: 'this text' } },
  examples: [
    '--rules moonrise --players 7',
    '--rules one-night --players 5 --seed otter',
    '--rules classic --players 8 --bots hard',
  ],
  notes: [
    'Everything is shown. What only some players learn ends with [their names], or with [secret] if only those who act\nknow it.',
  ],
  run: (args, terminal) => {
    const seed = args.text('seed') ?? randomBytes(4).toString('hex');
    const { rules, names, playerFor } = readExperiment(args, seed);
    const { log } = playGame({ rules, names, playerFor, seed: seedOf(seed) });
    terminal.print(`${rules.words.name}, ${names.length} players, seed "${seed}"`);
    terminal.print(transcript(rules, log, painter(terminal.hasColours)).join('\n'));
  },
};
