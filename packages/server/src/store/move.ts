import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { SILENT } from '../nodes/presence.ts';
import { nameOf, openPlace, openSoundness, type StorePlace } from './place.ts';
import { patientConfig } from './postgres/connections.ts';
import { restoreBackup } from './restore.ts';
import { checkStore, type StoreReport } from './soundness.ts';
import { StoreError } from './store.ts';

export const MOVE_STEPS = 4;

/**
 * Copies everything from one stopped store to another, empty one, and compares both. What was damaged before is moved as it is. The
 * source stays as it was.
 */
export async function moveStore(from: StorePlace, to: StorePlace, took: (step: number) => void): Promise<StoreReport> {
  if ('databaseUrl' in from) await refuseIfUsed(from.databaseUrl);
  const parent = 'dataFolder' in to ? dirname(resolve(to.dataFolder)) : tmpdir();
  const folder = mkdtempSync(join(parent, 'moonrise-move-'));
  const file = join(folder, 'copy.db');
  try {
    const store = await openPlace(from); // of a data folder, this keeps servers out
    await store.backup(file).finally(() => store.close());
    took(1);
    const before = await reportOn(from);
    took(2);
    await restoreBackup(file, to);
    took(3);
    const after = await reportOn(to);
    took(4);
    if (
      before.streams !== after.streams ||
      before.rows !== after.rows ||
      before.damages.length !== after.damages.length
    )
      throw new StoreError(
        `The copy in ${nameOf(to)} is not complete: ${after.rows} of ${before.rows} rows. Do not start a server with it.`,
      );
    return after;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function reportOn(place: StorePlace): Promise<StoreReport> {
  const { soundness, close } = await openSoundness(place);
  return checkStore(soundness, () => {}).finally(close);
}

async function refuseIfUsed(url: string): Promise<void> {
  const client = new Client(patientConfig(url));
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT count(*) AS nodes FROM nodes WHERE seen > clock_timestamp() - interval '${SILENT} milliseconds'`,
    );
    if (Number(rows[0].nodes) > 0)
      throw new StoreError(`${rows[0].nodes} servers use the database: stop them first. Nothing was moved.`);
  } finally {
    await client.end();
  }
}
