import { expect, test } from 'vitest';
import { filesMatching, textOf } from './project-files.ts';

type Names = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Names;
  readonly devDependencies?: Names;
}
const decisions = textOf('docs/decisions.md');
const table = decisions.slice(decisions.indexOf('## Dependencies'));
const manifests = filesMatching(/^(packages\/[^/]+\/)?package\.json$/);

const namesIn = ({ dependencies, devDependencies }: Manifest): readonly string[] =>
  Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@moonrise/'));
const used = new Set(manifests.flatMap((path) => namesIn(JSON.parse(textOf(path)) as Manifest)));
const listed = [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
);

test('docs/decisions.md has a line for every dependency, and for no other', () => {
  expect(used.size).toBeGreaterThan(20);
  expect([...listed].sort()).toEqual([...used].sort());
});
