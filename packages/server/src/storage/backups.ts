import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Store } from '../store/store.ts';

export interface MadeBackup {
  readonly name: string; // of the file, without its folder
  readonly path: string;
  readonly at: number; // epoch ms
  readonly bytes: number;
}

/** Writes a backup into a folder, which is created if needed. Backups contain seeds and private chat: only the owner can read them. */
export async function makeBackup(store: Store, folder: string, at: number): Promise<MadeBackup> {
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700, recursive: true });
    chmodSync(folder, 0o700); // whatever the umask
  }
  const [name, path] = freeName(resolve(folder), at);
  await store.backup(path);
  return { name, path, at, bytes: statSync(path).size };
}

function freeName(folder: string, at: number): [string, string] {
  const stamp = new Date(at).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  for (let i = 1; ; i++) {
    const name = `moonrise-${stamp}${i === 1 ? '' : `-${i}`}.db`;
    if (!existsSync(join(folder, name))) return [name, join(folder, name)];
  }
}
