// Reads the tables of docs/architecture.md, so that tests can compare them with the tree.
import { textOf } from './project-files.ts';

const page = textOf('docs/architecture.md');
const section = (title: string): string => page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';

/** For each package the packages it may import, from the table under "Packages". */
export const importTable: ReadonlyMap<string, readonly string[]> = readImports(section('Packages'));

function readImports(text: string): Map<string, readonly string[]> {
  const rows = [...text.matchAll(/^\| `([\w-]+)` \|.*\| (.+) \|$/gm)].map(([, name, cell]) => [name!, cell!] as const);
  const names = rows.map(([name]) => name);
  const namesIn = (cell: string) => names.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(cell));
  return new Map(rows.map(([name, cell]) => [name, namesIn(cell)]));
}

/** All folders that the list under "Map" names. */
export const mappedFolders = (): string[] => readMap(section('Map'));

/** A heading such as "### `packages/engine`" stands before all paths below it; `a/{b,c}` stands for two folders. */
export function readMap(text: string): string[] {
  let base = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('### ')) base = /`(.+)`/.exec(line)?.[1] ?? '';
    const folder = /^- `([^`]+)`: \S/.exec(line)?.[1];
    return folder === undefined ? [] : expand(base === '' ? folder : `${base}/${folder}`);
  });
}

function expand(path: string): string[] {
  const [, before = '', names, after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(',').map((name) => before + name + after);
}
