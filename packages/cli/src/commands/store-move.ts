import { databaseUrlIn, MOVE_STEPS, moveStore } from '@moonrise/server/store';
import { type Arguments, WrongUsage } from '../arguments.ts';
import type { CliCommand } from '../command.ts';
import { progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

export const storeMove: CliCommand = {
  name: 'store move',
  usage: '--to postgres|sqlite [--data FOLDER]',
  words: 'Copies everything from a data folder to PostgreSQL, or back, while no server runs',
  flags: {
    to: {
      value: 'WHERE',
      words: 'postgres: from the data folder to DATABASE_URL; sqlite: from there to the data folder',
    },
    data: { value: 'FOLDER', words: 'the data folder, by default DATA_DIR or ./data' },
    help: { words: 'this text' },
  },
  examples: ['--to postgres --data /srv/moonrise', '--to sqlite --data /srv/moonrise-again'],
  notes: [
    'DATABASE_URL names the database. The target has to be empty, or a folder that does not exist. Running games, seats,\nprofiles and reports come along. Both copies are compared row by row, and the source stays as it was: do not start a\nserver with it again.',
  ],
  run,
};

async function run(args: Arguments, terminal: Terminal): Promise<void> {
  const to = args.needed('to', '--to postgres or --to sqlite');
  if (to !== 'postgres' && to !== 'sqlite') throw new WrongUsage(`--to is postgres or sqlite, not "${to}".`);
  const databaseUrl = databaseUrlIn(process.env);
  if (!databaseUrl) throw new WrongUsage('DATABASE_URL is missing: set it to the address of the database.');
  const dataFolder = args.text('data') ?? (process.env.DATA_DIR || './data');
  const [folder, database] = [{ dataFolder }, { databaseUrl }];
  const bar = progress(terminal, MOVE_STEPS, 'steps', () => performance.now());
  try {
    const [source, target] = to === 'postgres' ? [folder, database] : [database, folder];
    const { streams, rows, damages } = await moveStore(source, target, bar.show);
    bar.end();
    const start = to === 'postgres' ? 'with DATABASE_URL' : `with --data ${dataFolder} and without DATABASE_URL`;
    terminal.print(`${count(rows)} rows in ${count(streams)} logs are moved and compared. Start the server ${start}.`);
    if (damages.length > 0)
      terminal.print(`${damages.length} of them were damaged before; "moonrise verify --store" names them.`);
  } finally {
    bar.end();
  }
}
const count = (value: number): string => value.toLocaleString('en');
