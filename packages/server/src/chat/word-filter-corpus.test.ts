import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coverWords } from './word-filter.ts';

const root = join(import.meta.dirname, '../../../..');
const LANGUAGE = /(^|\/)(en|de|hi|ja)(\/[\w-]+)?\.ts$|words\.ts$/;
const filesIn = (folder: string, isWanted: (file: string) => boolean): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((file) => join(folder, file));
const isTable = (file: string) => LANGUAGE.test(file);

test.each([
  ['names and texts of roles and rules', filesIn('packages/rulesets/src', isTable)],
  ['what bots say', filesIn('packages/bots/src/talk/languages', isTable)],
  ['all words of the client', filesIn('packages/web/src/shared/words', isTable)],
  ['the guides', filesIn('docs', (file) => file.endsWith('.md'))],
])('the strict filter leaves the words of the game as they are: %s', (_, files) => {
  expect(files.length).toBeGreaterThan(3);
  const covered = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => coverWords(line, 'strict') !== line)
      .map((line) => `${file}: ${coverWords(line, 'strict').slice(0, 200)}`),
  );
  expect(covered).toEqual([]);
});
