import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rulesets } from './index.ts';
import { citationsIn, clausesIn, guestCitationsIn } from './testing/clauses.mjs';
import { guestHosts } from './testing/guest-hosts.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const rulesPage = (id: string) => readFileSync(join(here, '../../../docs/rules', `${id}.md`), 'utf8');

function testsIn(folder: string): string[] {
  return readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(here, folder, path), 'utf8'));
}
function citedFor(id: string): ReadonlySet<string> {
  const section = guestHosts.find(({ entry }) => entry.id === id)?.section;
  const forGuests = section === undefined ? [] : testsIn('guests').flatMap((code) => guestCitationsIn(code, section));
  return new Set([...testsIn(id).flatMap(citationsIn), ...forGuests].flat());
}

test('numbers are read from pages and titles', () => {
  expect(clausesIn('- **1.2** One.\n- 1.3 no\n  - **1.4** no\n- **10.11** Two.')).toEqual(['1.2', '10.11']);
  expect(citationsIn(`test('1.2, 3.4 a', f); test.each([\n1])(\n  "5.6 b", f); test('7 c', f); play('1.5')`)).toEqual([
    ['1.2', '3.4'],
    ['5.6'],
  ]);
  expect(guestCitationsIn(`guestTest('5, 4 a', f); guestTest(\n  \`6 b\`, f); test('7 c', f)`, 10)).toEqual([
    ['10.5', '10.4'],
    ['10.6'],
  ]);
});

test.each(rulesets)('$id: every clause is cited by a test, and every citation is of a clause', ({ id }) => {
  const clauses = clausesIn(rulesPage(id));
  const cited = citedFor(id);
  const page = `docs/rules/${id}.md`;
  const numberedTwice = clauses.filter((clause, i) => clauses.indexOf(clause) < i);
  const untested = clauses.filter((clause) => !cited.has(clause));
  const unwritten = [...cited].filter((clause) => !clauses.includes(clause));
  expect(clauses.length).toBeGreaterThan(20);
  expect(numberedTwice, `${page} has two clauses with this number`).toEqual([]);
  expect(untested, `no title of a test begins with this clause of ${page}`).toEqual([]);
  expect(unwritten, `a test cites this clause, but ${page} does not have it`).toEqual([]);
});
