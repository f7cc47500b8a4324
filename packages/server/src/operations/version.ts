import { existsSync, readFileSync } from 'node:fs';

const { version: found } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
export const version = String(found);

const SHORT = 12; // digits of a commit
const git = new URL('../../../../.git/', import.meta.url);

/** The commit that the project's folder is at, or "unknown": an image has no folder of Git. */
export function commitHere(folder: URL = git): string {
  const textOf = (path: string) => {
    const file = new URL(path, folder);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  };
  const head = textOf('HEAD');
  const ref = /^ref: (\S+)$/.exec(head)?.[1];
  const packed = textOf('packed-refs')
    .split('\n')
    .find((line) => ref !== undefined && line.endsWith(` ${ref}`));
  const commit = ref === undefined ? head : textOf(ref) || (packed ?? '');
  return /^[0-9a-f]{12}/.test(commit) ? commit.slice(0, SHORT) : 'unknown';
}
