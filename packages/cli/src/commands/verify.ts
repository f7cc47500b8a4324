import { type ReadGame, type Verified, verifyRead } from '@moonrise/record';
import { gameFileAt } from '@moonrise/record/node';
import { WrongUsage } from '../arguments.ts';
import type { CliCommand } from '../command.ts';
import { verifyStore } from './verify-store.ts';

export const verify: CliCommand = {
  name: 'verify',
  usage: 'FILE | --store [--data FOLDER]',
  words: 'Checks that a finished game was not changed and was played by the rules, or all that a server has stored',
  subject: { value: 'FILE', hint: 'give a game, as in moonrise verify game.json', without: 'store' },
  flags: {
    store: { words: 'check everything that a server has stored; it may be running' },
    data: { value: 'FOLDER', words: 'with --store: the data folder, by default DATABASE_URL, DATA_DIR or ./data' },
    help: { words: 'this text' },
  },
  notes: [
    'FILE is a game as "node scripts/game.mjs export" writes it, the answer of GET /api/games/ID, or the .moonrise.json\nof a contest. It checks the hash chain over the rows, that the revealed seed matches the commitment made before the\ndeal, that this seed dealt the cards, and that the rules decide every row as it was written.',
    'A forger who rebuilds the chain could leave out chat that had no effect; only a last hash published earlier reveals it.',
    'With --store it reads every row of every room, game and list, compares each with its checksum, and lists what is damaged.\nExit code 0: all is sound; 1: something is damaged.',
  ],
  run: (args, terminal) => {
    const { subject } = args;
    if (args.has('store')) {
      if (subject !== '') throw new WrongUsage('Give a FILE or --store, not both.');
      return verifyStore(args, terminal);
    }
    if (args.has('data')) throw new WrongUsage('--data belongs to --store.');
    const read = gameFileAt(subject);
    if (!read.ok) throw new Error(read.message);
    const verified = verifyRead(read);
    if (!verified.ok) throw new Error(`${subject}: ${verified.message}`);
    terminal.print(findings(subject, read, verified).join('\n'));
  },
};

function findings(
  path: string,
  { file, told }: ReadGame,
  { rows, events, hash, isShuffled, removed }: Sound,
): string[] {
  return [
    `${path}: the game ${JSON.stringify(file.game)} is sound (${file.rules}, ${file.players.length} players).`,
    `  chain  ${rows} rows, none changed; the last hash is ${hash}`,
    '  seed   matches the commitment made before the deal',
    `  deal   ${isShuffled ? 'the seed deals these cards' : 'the cards were assigned, not shuffled: the seed proves nothing about them'}`,
    `  rules  allow all ${rows} rows and give the same ${events} events`,
    ...(removed > 0
      ? [`  chat   the server has removed the text of ${removed} lines; the last hash was another one before that`]
      : []),
    ...(told ? ['  told   the result matches the log; ids, looks and notes of AI seats cannot be checked'] : []),
  ];
}
type Sound = Extract<Verified, { readonly ok: true }>;
