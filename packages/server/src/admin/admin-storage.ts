import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/storage.ts';
import { keepNames, keepVariable, quotaNames, quotaVariable } from '../storage/storage-settings.ts';
import type { AdminStorage } from './admin-world.ts';

interface AdminStorageWorld {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly trouble: (about: string, error: unknown) => void;
}
type Backup = Exclude<Awaited<ReturnType<AdminStorage['backUp']>>, string>;

const MOST_PINS = 10_000; // counted
const ENDING = '.db';
const BUSY = 'A backup is running already: wait until it is done.';

/** What the admin port shows of stored data. Backups go to the subfolder `backups` of the data folder. */
export function adminStorage({ settings, storage, clock, trouble }: AdminStorageWorld): AdminStorage {
  const { keep, quota } = storage.settings;
  const folder = resolve(settings.dataDir, 'backups');
  let last: Backup | null = null; // running or failed
  const backUp = async (): Promise<Backup | string> => {
    if (last?.state === 'running') return BUSY;
    const running: Backup = { name: 'running', at: clock.now(), bytes: null, state: 'running' };
    last = running;
    storage.backup(folder).then(
      () => {
        last = null;
      },
      (error: Error) => {
        trouble('a backup', error);
        last = { ...running, name: 'failed', state: 'failed', error: error.message };
      },
    );
    return running;
  };
  return {
    isFull: () => storage.isFull(),
    facts: async () => ({
      store: settings.databaseUrl === null ? 'folder' : 'postgres',
      usage: await usageOf(storage),
      retention: keepNames.map((kind) => ({ kind, variable: keepVariable(kind), days: keep[kind] })),
      quotas: quotaNames.map((name) => ({ name, variable: quotaVariable(name), bytes: quota[name] })),
      pinned: (await storage.pins(MOST_PINS)).length,
    }),
    pin: (game, isPinned) => storage.pin(game, isPinned),
    backups: async () => ({
      is_possible: true,
      why_not: null,
      folder,
      backups: [...(last ? [last] : []), ...madeIn(folder)],
    }),
    backUp,
  };
}

async function usageOf(storage: Storage) {
  const { games, rooms, chat, reports, profiles, other, total, stored, free } = await storage.usage();
  return { games, rooms, chat, reports, profiles, other, total, stored, free_disk: free };
}
/** The newest first. */
function madeIn(folder: string): readonly Backup[] {
  const names = filesIn(folder).filter((name) => name.endsWith(ENDING));
  return names
    .sort()
    .reverse()
    .map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name));
      return { name, at: Math.round(mtimeMs), bytes: size, state: 'done' };
    });
}
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // none was made yet
  }
}
