import { expect, test } from 'vitest';
import debts from './debts.json' with { type: 'json' };
import { filesMatching, textOf } from './project-files.ts';

// One word per thing: an exported type has its name alone. These share one for a reason.
const justified: Readonly<Record<string, string>> = {
  Role: "the agent kit has the contest's names and imports nothing of ours",
  Setting: "the agent kit has the contest's names and imports nothing of ours",
  Request: "the agent kit has the contest's names and imports nothing of ours",
};
const stillDoubled: readonly string[] = debts.doubledNames; // to be renamed: this list only gets shorter

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
  const known = new Set([...Object.keys(justified), ...stillDoubled]);
  expect([...doubled].filter(([name]) => !known.has(name))).toEqual([]);
});

test('names that are no longer doubled are struck from the lists', () => {
  expect([...Object.keys(justified), ...stillDoubled].filter((name) => !doubled.has(name))).toEqual([]);
});
