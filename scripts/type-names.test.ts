import { expect, test } from 'vitest';
import { filesMatching, textOf } from './project-files.ts';

// One word per thing: an exported type has its name alone. These share one for a reason.
const justified: Readonly<Record<string, string>> = {
  Role: "the agent kit has the contest's names and imports nothing of ours",
  Setting: "the agent kit has the contest's names and imports nothing of ours",
  Request: "the agent kit has the contest's names and imports nothing of ours",
};

/** The names of exported types that several files define, each with these files. */
function doubledNames(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const definedIn = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const [, name] of text.matchAll(/^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm))
      definedIn.set(name!, [...(definedIn.get(name!) ?? []), path]);
  return new Map([...definedIn].filter(([, paths]) => paths.length > 1));
}

const sources = filesMatching(/^packages\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/);
const doubled = doubledNames(new Map(sources.map((path) => [path, textOf(path)])));

test('two definitions of one name are seen', () => {
  const files = [
    ['a.ts', 'export interface Line {}\nexport type Other = 1;\nexport type { Third } from "./c.ts";'],
    ['b.ts', 'export abstract class Line {}\ntype Other = 2;\nexport type { Third } from "./c.ts";'],
  ] as const;
  expect([...doubledNames(new Map(files))]).toEqual([['Line', ['a.ts', 'b.ts']]]);
});

test('no exported type name is defined twice, except the justified ones', () => {
  expect([...doubled].filter(([name]) => !(name in justified))).toEqual([]);
});

test('names that are no longer doubled are struck from the list', () => {
  expect(Object.keys(justified).filter((name) => !doubled.has(name))).toEqual([]);
});
