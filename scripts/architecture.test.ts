import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { importTable, mappedFolders, readMap } from './architecture.ts';
import { filesMatching, textOf } from './project-files.ts';

const files = filesMatching(/^(packages\/[^/]+\/.+\/|(bench|deploy|docs|e2e|python|scripts)\/)[^/]+/).filter(
  (path) => !/^packages\/(server\/public|web\/dist-admin)\//.test(path), // the built client and admin page
);
const folders = [...new Set(files.map((path) => dirname(path)))].sort();
const packages = filesMatching(/^packages\/[^/]+\/package\.json$/).map((path) => path.split('/')[1]!);

test('the map of docs/architecture.md names every folder that holds files, and no other', () => {
  const mapped = mappedFolders();
  expect({
    unnamed: folders.filter((folder) => !mapped.includes(folder)),
    gone: mapped.filter((folder) => !folders.includes(folder)),
  }).toEqual({ unnamed: [], gone: [] });
});

test('the map is read with its headings and groups', () => {
  const text =
    'Map\n\n### `packages/a`\n\n- `src`: one\n- `src/{b,c}/d`: two\n- `no words`:\n\n### The rest\n\n- `docs`: x';
  expect(readMap(text)).toEqual(['packages/a/src', 'packages/a/src/b/d', 'packages/a/src/c/d', 'docs']);
});

test('the import table of docs/architecture.md has a row for every package', () => {
  expect([...importTable.keys()].sort()).toEqual(packages.sort());
});

test.each(packages)('%s depends on no package that its row does not allow', (name) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(textOf(`packages/${name}/package.json`));
  const ours = Object.keys({ ...dependencies, ...devDependencies }).filter((key) => key.startsWith('@moonrise/'));
  const allowed = importTable.get(name)?.map((other) => `@moonrise/${other}`);
  expect(ours.filter((dependency) => !allowed?.includes(dependency))).toEqual([]);
});
