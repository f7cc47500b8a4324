import { randomBytes } from 'node:crypto';
import { seedOf } from '@moonrise/engine';
import { namesFor, playGame } from '@moonrise/lab';
import type { Command } from './command.ts';
import { experimentFlags, readExperiment } from './experiment.ts';
import { painter } from './paint.ts';
import { story } from './story.ts';

export const play: Command = {
  name: 'play',
  usage: '--rules ID --players N [options]',
  words: 'Plays one game between bots and tells it from the deal to the end',
  flags: { ...experimentFlags, help: { words: 'this text' } },
  notes: ['The story is told to one who sees everything: what only some of the players learn ends with [their names].'],
  run: (args, terminal) => {
    const { experiment, rules, playerFor } = readExperiment(args, args.text('seed') ?? randomBytes(4).toString('hex'));
    const { seed, players } = experiment;
    const { log } = playGame({ rules, playerFor, names: namesFor(players), seed: seedOf(seed) });
    terminal.print(`${rules.words.name}, ${players} players, seed "${seed}"`);
    terminal.print(story(rules, log, painter(terminal.hasColours)).join('\n'));
  },
};
