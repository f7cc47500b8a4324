import type { Json } from '@moonrise/engine';
import type { GameFile } from '@moonrise/record';
import { json, randomRecord } from '@moonrise/record/testing';
import type { StartCommand } from '../matches/rows.ts';
import { exportGame } from '../store/game-transfer.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import type { Store } from '../store/store.ts';
import { inFolder } from './contract/store/in-folder.ts';
import { rowOf } from './contract/store/rows.ts';

export const withStore = <T>(work: (store: Store) => Promise<T>) =>
  inFolder(async (folder) => {
    const store = await openSqlite(folder);
    return work(store).finally(() => store.close());
  });

/** Stores a random game as the server writes it. */
export async function played(
  store: Store,
  rules: string,
  seed: number,
  last = Number.POSITIVE_INFINITY,
): Promise<string> {
  const game = `${rules}-${seed}`;
  const { start, steps } = randomRecord(rules, seed);
  const sitters = start.names.map((name, i) => ({ id: `s${i}`, name, player: `canary-${i}` }));
  const { version, options } = start;
  const begin: StartCommand = { type: 'start', room: 'canary', rules, version: version as number, options, sitters };
  const also = (seq: number) => (seq === 1 ? { seed: { game, seed: 'secret' } } : {});
  const appends = steps.slice(0, last).map(({ command, events }, i) => {
    const asked: Json = i === 0 ? json(begin) : command;
    const row = rowOf(`game/${game}`, i + 1, { command: asked, events, commandId: `c${i}`, deadline: i });
    return store.append(row, also(i + 1));
  });
  await Promise.all(appends);
  return game;
}

/** A stored game, exported. */
export const aStoredGame = (): Promise<GameFile> =>
  withStore(async (store) => (await exportGame(store, await played(store, 'classic', 7)))!);
