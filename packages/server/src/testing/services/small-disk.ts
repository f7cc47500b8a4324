import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real file system of a few megabytes. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no free byte. */
  fill(): void;
  /** Frees what `fill` took. */
  empty(): void;
  remove(): void;
}

/** Mounts one; undefined where this process may not. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const place = mkdtempSync(join(tmpdir(), 'moonrise-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    rmSync(place, { recursive: true });
    return undefined;
  }
  const [folder, ballast] = [join(place, 'data'), join(place, 'ballast')];
  mkdirSync(folder);
  return {
    folder,
    fill: () => fill(ballast, place),
    empty: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', place]);
      rmSync(place, { recursive: true });
    },
  };
}

function fill(path: string, place: string): void {
  const file = openSync(path, 'a');
  try {
    while (statfsSync(place).bavail > 0) writeSync(file, Buffer.alloc(4096));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}
