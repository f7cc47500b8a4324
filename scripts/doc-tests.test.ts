import { expect, test } from 'vitest';
import { filesMatching, textOf } from './project-files.ts';

const tests = filesMatching(/\.test\.tsx?$/);
// The guides name tests that their reader is about to write.
const documents = filesMatching(/^(README|SECURITY)\.md$|^docs\/(?!adding-).*\.md$/);

/** Tests that a page names: `name.test.ts`, or with the end of their path. */
const namedIn = (markdown: string) => [...markdown.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, name]) => name!);
const isThere = (name: string) => tests.some((path) => path === name || path.endsWith(`/${name}`));

test('a test that is not there is seen', () => {
  expect(namedIn('shown by `a/b.test.ts` and (`c.test.tsx`)')).toEqual(['a/b.test.ts', 'c.test.tsx']);
  expect([isThere('doc-tests.test.ts'), isThere('no-such.test.ts')]).toEqual([true, false]);
});

test.each(documents)('every test that %s names is there', (document) => {
  expect(namedIn(textOf(document)).filter((name) => !isThere(name))).toEqual([]);
});
