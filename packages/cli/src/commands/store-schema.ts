import { nameOf, placeOf, schemaOf } from '@moonrise/server/store';
import type { Arguments } from '../arguments.ts';
import type { CliCommand } from '../command.ts';
import type { Terminal } from '../terminal/terminal.ts';

export const storeSchema: CliCommand = {
  name: 'store schema',
  usage: '[--sql] [--data FOLDER]',
  words: 'Says how the next start of this version would change the schema of the store, and changes nothing',
  flags: {
    sql: { words: 'prints what would be run' },
    data: { value: 'FOLDER', words: 'the data folder, by default DATABASE_URL, DATA_DIR or ./data' },
    help: { words: 'this text' },
  },
  notes: ['Exit code 0: this version can start with it; 1: a newer version wrote it. Servers may run meanwhile.'],
  run,
};

async function run(args: Arguments, terminal: Terminal): Promise<void> {
  const place = placeOf(args.text('data'), process.env);
  const { version, known, pending } = await schemaOf(place);
  const name = nameOf(place);
  if (version > known)
    throw new Error(`${name} has schema ${version}, and this version knows ${known}: start the newer version.`);
  if (pending.length === 0) return terminal.print(`${name} has schema ${version}: nothing would change.`);
  const steps = pending.length === 1 ? 'one step' : `${pending.length} steps`;
  terminal.print(`${name} has schema ${version}: the next start takes ${steps}, to ${known}. Make a backup first.`);
  if (args.has('sql'))
    for (const [i, step] of pending.entries()) terminal.print(`-- ${version + i + 1}\n${step.trim()}`);
}
