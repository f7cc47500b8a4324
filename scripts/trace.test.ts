import { expect, test } from 'vitest';
import { textOf } from './project-files.ts';
import { check, readSentences, TRACED, trace } from './trace.mjs';

test('every sentence of the sources is held by a clause that a test cites or by a named test, and the page says so', () => {
  expect(check()).toEqual([]);
});

test.each(TRACED)('the references of %s follow the source: sections together, lines in order', (id) => {
  const { sentences } = readSentences(id, textOf(`docs/rules/trace/${id}.txt`));
  const lines = sentences.map(({ line }) => Number(line));
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  const sections = sentences.map(({ reference }) => reference.split('.')[0]);
  const begun = sections.filter((section, i) => section !== sections[i - 1]);
  expect(begun).toEqual([...new Set(sections)]);
});

/** A small project: two clauses, of which one is cited, and a test elsewhere. */
const files: Record<string, string> = {
  'docs/rules/toy.md': '## 1 The day & night\n\n- **1.1** One.\n- **1.2** Two.\n\n## 2 Guests\n\n- **2.1** Three.\n',
  'packages/rulesets/src/toy/a.test.ts': "test('1.1 a', f);\ntest.each([1])(\n  '1.1, 2.1 b | c',\n  f);",
  'packages/rulesets/src/guests/g.test.ts': "guestTest('1 g', f);",
  'e2e/room.test.ts':
    "test('a room opens', f); test.each([1])('room %i', f); test.skip('not yet', f); note('a note', 1);",
};
const toy = (more: Record<string, string>): Parameters<typeof trace> => [
  {
    textOf: (path) => ({ ...files, ...more })[path],
    testsIn: (folder) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`)),
  },
  ['toy'],
];
const traced = (...rows: string[]) => trace(...toy({ 'docs/rules/trace/toy.txt': rows.join('\n') }));

test('the page shows clauses with their section, and tests with their number', () => {
  const { page, problems } = traced(
    '# a comment',
    'start.1:7 | who begins | 1.1, 2.1',
    'start.2:9 | rooms | e2e/room.test.ts > a room opens',
    'start.3:9 | said otherwise | overruled: 1.1',
    'start.4:9 | said otherwise | overruled: e2e/room.test.ts > room %i',
  );
  expect(problems).toEqual([]);
  expect(page).toContain('| [`toy`](#toy) | 4 | 2 |');
  expect(page).toContain(
    '| start.1 | 7 | who begins | [1.1](toy.md#1-the-day--night), [2.1](toy.md#2-guests) | `toy/a.test.ts` (2); `guests/g.test.ts` |\n' +
      '| start.2 | 9 | rooms |  | `e2e/room.test.ts`: a room opens |\n' +
      '| start.3 | 9 | said otherwise | overruled by [1.1](toy.md#1-the-day--night) | `toy/a.test.ts` (2) |\n' +
      '| start.4 | 9 | said otherwise | overruled | `e2e/room.test.ts`: room %i |\n',
  );
});

test.each([
  ['a.1:1 | nothing holds it', 'toy a.1: no clause and no test holds it'],
  ['a.1:1 | no such clause | 1.3', 'toy a.1: docs/rules/toy.md has no clause 1.3'],
  ['a.1:1 | no test | 1.1, 1.2', 'toy a.1: no test cites toy 1.2'],
  ['a.1:1 | overruled by nothing | overruled: 1.2', 'toy a.1: no test cites toy 1.2'],
  ['a.1:1 | no such test | e2e/room.test.ts > a room', 'toy a.1: e2e/room.test.ts has no test "a room"'],
  ['a.1:1 | skipped | e2e/room.test.ts > not yet', 'toy a.1: e2e/room.test.ts has no test "not yet"'],
  ['a.1:1 | another call | e2e/room.test.ts > a note', 'toy a.1: e2e/room.test.ts has no test "a note"'],
  ['a.1:1 | no such file | e2e/no.test.ts > a room opens', 'toy a.1: there is no file e2e/no.test.ts'],
  ['a.1:1 | not yet | 1.1 | todo: a test', 'toy a.1: still to do: a test'],
  ['a.1:1 | far too many words for the name of a sentence | 1.1', 'toy a.1: the subject has more than 8 words'],
  ['a.1:1 | twice | 1.1\na.1:2 | twice | 1.1', 'toy a.1 is there twice'],
  ['a.1 | without a line | 1.1', 'toy: cannot read "a.1 | without a line | 1.1"'],
  ['a.1:1 | 1.1', 'toy a.1: no clause and no test holds it'],
  ['a.1:1 | held by prose | see above', 'toy: cannot read "a.1:1 | held by prose | see above"'],
])('refused: %j', (rows, problem) => {
  expect(traced(...rows.split('\n')).problems).toEqual([problem]);
});

test('a missing data file is a failure', () => {
  expect(trace(...toy({})).problems).toEqual(['there is no file docs/rules/trace/toy.txt']);
});

test('a page that is not up to date is a failure', () => {
  const data = { 'docs/rules/trace/toy.txt': 'a.1:1 | who begins | 1.1' };
  const { page } = trace(...toy(data));
  const stale = 'docs/rules/trace.md is not up to date: run node scripts/trace.mjs';
  expect(check(...toy({ ...data, 'docs/rules/trace.md': page }))).toEqual([]);
  expect(check(...toy({ ...data, 'docs/rules/trace.md': page.replace('who', 'which player') }))).toEqual([stale]);
  expect(check(...toy(data))).toEqual([stale]);
});
