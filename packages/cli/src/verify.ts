import { type ReadGame, type Verified, verifyRead } from '@moonrise/record';
import { gameFileAt } from '@moonrise/record/node';
import type { CliCommand } from './command.ts';

export const verify: CliCommand = {
  name: 'verify',
  usage: 'FILE',
  words: 'Checks that a finished game was not changed, and that it was played by the rules',
  subject: { value: 'FILE', hint: 'say which game to check, as in moonrise verify game.json' },
  flags: { help: { words: 'this text' } },
  notes: [
    'FILE is a game as "node scripts/game.mjs export" writes it, the answer of GET /api/games/ID, or the .moonrise.json\nof a contest. Checked are the chain of hashes over its rows, that the seed shown at the end is the one committed to\nbefore the deal, that it dealt the cards, and that the rules, asked again with it, decide every row as it was written.',
    'Whoever makes a new chain can leave out words that had no effect; only a last hash that was made known before tells.',
  ],
  run: ({ subject }, terminal) => {
    const read = gameFileAt(subject);
    if (!read.ok) throw new Error(read.message);
    const verified = verifyRead(read);
    if (!verified.ok) throw new Error(`${subject}: ${verified.message}`);
    terminal.print(findings(subject, read, verified).join('\n'));
  },
};

function findings(path: string, { file, told }: ReadGame, { rows, events, hash, isShuffled }: Sound): string[] {
  return [
    `${path}: the game ${JSON.stringify(file.game)} is sound (${file.rules}, ${file.players.length} players).`,
    `  chain  ${rows} rows, none changed; the last hash is ${hash}`,
    '  seed   the one that was committed to before the deal',
    `  deal   ${isShuffled ? 'the cards lie as that seed deals them' : 'the cards were allotted, not shuffled: the seed tells nothing of them'}`,
    `  rules  they allow all ${rows} rows, and lead to the same ${events} events`,
    ...(told
      ? ['  told   the result is what the log tells; ids, looks and thoughts of AI seats cannot be checked']
      : []),
  ];
}
type Sound = Extract<Verified, { readonly ok: true }>;
