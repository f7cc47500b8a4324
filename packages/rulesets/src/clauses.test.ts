import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rulesets } from './index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const rulesPage = (id: string) => readFileSync(join(here, '../../../docs/rules', `${id}.md`), 'utf8');
const clausesIn = (page: string) =>
  [...page.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, clause]) => clause as string);

/** A call whose first argument is a text that begins with clause numbers: a test, or a table of tests. */
const citedIn = (code: string) =>
  [...code.matchAll(/\(\s*(['"`])(\d+\.\d+(?:, \d+\.\d+)*) /g)].flatMap(([, , numbers]) => `${numbers}`.split(', '));

function testsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

test('numbers are read from pages and titles', () => {
  expect(clausesIn('- **1.2** One.\n- 1.3 no\n  - **1.4** no\n- **10.11** Two.')).toEqual(['1.2', '10.11']);
  expect(citedIn(`test('1.2, 3.4 a', f); test.each([\n1])(\n  "5.6 b", f); test('7 c', f); play('1.5')`)).toEqual([
    ...['1.2', '3.4'],
    '5.6',
  ]);
});

test.each(rulesets)('$id: every clause is cited by a test, and every citation is of a clause', ({ id }) => {
  const clauses = clausesIn(rulesPage(id));
  const cited = new Set(testsIn(join(here, id)).flatMap(citedIn));
  expect(new Set(clauses).size, 'a clause is numbered twice').toBe(clauses.length);
  expect(clauses.length).toBeGreaterThan(20);
  expect(clauses.filter((clause) => !cited.has(clause))).toEqual([]);
  expect([...cited].filter((clause) => !clauses.includes(clause))).toEqual([]);
});
