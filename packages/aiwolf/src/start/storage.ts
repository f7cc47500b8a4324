import { accessSync, constants, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const READ_WRITE = constants.R_OK | constants.W_OK;

/** Why files cannot be written into a folder, which need not exist yet. Nothing is created. */
export function folderFault(folder: string): string | undefined {
  const path = resolve(folder);
  const found = statOf(path);
  if (found === 'missing') return folderFault(dirname(path));
  if (typeof found === 'string') return found;
  if (!found.isDirectory()) return `${path} is not a folder`;
  return accessFault(path, READ_WRITE | constants.X_OK);
}

/** Why a file cannot be read and written, which need not exist yet. */
export function fileFault(file: string): string | undefined {
  const found = statOf(file);
  if (found === 'missing') return folderFault(dirname(resolve(file)));
  if (typeof found === 'string') return found;
  return found.isFile() ? accessFault(file, READ_WRITE) : `${file} is not a file`;
}

function statOf(path: string): Stats | 'missing' | string {
  try {
    return statSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
    return message;
  }
}
function accessFault(path: string, mode: number): string | undefined {
  try {
    accessSync(path, mode);
    return undefined;
  } catch {
    return `this user may not write to ${path}`;
  }
}
