import { checkStore, type Damage, nameOf, openSoundness, placeOf } from '@moonrise/server/store';
import type { Arguments } from '../arguments.ts';
import { progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Walks everything a server has stored and says what is sound. */
export async function verifyStore(args: Arguments, terminal: Terminal): Promise<void> {
  const place = placeOf(args.text('data'), process.env);
  const { soundness, close } = await openSoundness(place);
  try {
    const bar = progress(terminal, await soundness.streams(), 'logs', () => performance.now());
    const { streams, rows, unchecked, damages } = await checkStore(soundness, bar.show);
    bar.end();
    const damaged = new Set(damages.flatMap(({ stream }) => stream ?? []));
    terminal.print(`${nameOf(place)}: ${count(rows)} rows in ${count(streams)} logs`);
    terminal.print(`  sound    ${count(streams - damaged.size)} logs: no row is missing or changed`);
    if (unchecked > 0)
      terminal.print(
        `  older    ${count(unchecked)} rows of an older version have no checksum; they are complete and readable`,
      );
    for (const damage of damages) terminal.print(`  damaged  ${lineOf(damage)}`);
    if (damages.length > 0)
      throw new Error(
        `${damages.length === 1 ? 'One fault' : `${damages.length} faults`} in ${nameOf(place)}. ${WHAT_TO_DO}`,
      );
  } finally {
    await close();
  }
}
const WHAT_TO_DO =
  'Restore the newest backup from before the damage into a new folder or database, or go on without what is damaged: the server has set it aside (docs/operations.md#damage).';
const lineOf = ({ stream, what }: Damage): string => (stream === null ? what : `${stream}: ${what}`);
const count = (value: number): string => value.toLocaleString('en');
