import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inFolder } from '../../testing/contract/store/in-folder.ts';
import type { Store } from '../store.ts';
import { openSqlite } from './sqlite.ts';

const KILLS = process.env.MOONRISE_LONG ? 200 : 8;
const appender = join(import.meta.dirname, '../../testing/services/killable-appender.mjs'); // runs from dist

const ROWS = 20; // at least, unless it is killed while opening

/** Lets a process append until it is killed, and returns the rows it acknowledged. */
async function appendUntilKilled(folder: string, ms: number, isOpen: boolean): Promise<string[]> {
  const child = spawn(process.execPath, [appender, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  const began = new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      printed += data;
      if (printed.split('\n').length > ROWS) resolve();
    });
  });
  const ended = new Promise<string | null>((resolve) => child.once('close', (_, signal) => resolve(signal)));
  if (isOpen) await Promise.race([began, ended]);
  await setTimeout(ms);
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL'); // and not by an error
  return printed.split('\n').slice(0, -1);
}

/** Checks each row and the token stored with it. */
async function checkLog(store: Store, stream: string, from: number): Promise<number> {
  const rows = await store.read(stream, from);
  for (const [i, { seq, commandId, events, reply }] of rows.entries()) {
    const hash = `${stream}#${from + i + 1}`;
    expect({ seq, commandId, events, reply }).toEqual({
      seq: from + i + 1,
      commandId: hash,
      events: [{ type: 'said', text: hash }],
      reply: { seq },
    });
    expect(await store.seat(hash)).toEqual({ hash, room: stream, player: String(seq) });
  }
  const head = from + rows.length;
  expect(await store.seat(`${stream}#${head + 1}`)).toBeUndefined();
  return head;
}

test(
  `${KILLS} kills at random moments: acknowledged rows are stored, and the log has no gaps`,
  { timeout: 600_000 },
  () =>
    inFolder(async (folder) => {
      const heads = new Map<string, number>();
      for (let kill = 0; kill < KILLS; kill++) {
        const isOpen = kill % 4 > 0; // otherwise it is killed before or while opening
        const lines = await appendUntilKilled(folder, Math.random() * 250, isOpen);
        if (isOpen) expect(lines.length).toBeGreaterThanOrEqual(ROWS);
        const store = await openSqlite(folder);
        for (const { stream, deadline } of await store.awake()) {
          heads.set(stream, await checkLog(store, stream, heads.get(stream) ?? 0));
          expect(deadline).toBe(heads.get(stream));
        }
        for (const [stream = '', seq] of lines.map((line) => line.split(' ')))
          expect(Number(seq)).toBeLessThanOrEqual(heads.get(stream) ?? 0);
        await store.close();
      }
    }),
);
