// Writes docs/rules/trace.md: each sentence of the sources of a game, the clause that holds it, and the tests of that clause.
// A test fails if the page is stale, or if a sentence is held by nothing.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { citationsIn, clausesIn, guestCitationsIn } from '../packages/rulesets/src/testing/clauses.mjs';
import { root } from './steps.mjs';

/**
 * @typedef {object} Files what the trace is made from
 * @property {(path: string) => string | undefined} textOf undefined: there is no such file
 * @property {(folder: string) => string[]} testsIn paths of all tests below a folder
 *
 * @typedef {object} Held what holds a sentence: clauses, or a named test
 * @property {string[]} clauses
 * @property {{ file: string, title: string }} [test]
 * @property {string} [todo] not held yet: why
 * @property {boolean} isOverruled the clauses or the test say otherwise, on purpose
 *
 * @typedef {object} Sentence
 * @property {string} reference section and number
 * @property {string} line of the document
 * @property {string} subject
 * @property {Held[]} held
 *
 * @typedef {{ file: string }} CitedTest one object per title
 *
 * @typedef {object} RulesPage
 * @property {string} id of the rule set
 * @property {ReadonlyMap<string, string>} anchors of each clause: the heading above it
 * @property {ReadonlyMap<string, CitedTest[]>} tests of each clause
 */

/** The rule sets whose sources are traced. */
export const TRACED = ['moonrise', 'launch', 'classic', 'aiwolf', 'one-night'];
const PAGE = 'docs/rules/trace.md';
const LONGEST_SUBJECT = 8; // words: a subject names a sentence, it does not repeat it

/** @type {Files} */
const tree = {
  textOf: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
  testsIn: (folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .sort(),
};

/**
 * @param {string} text one thing that holds a sentence
 * @returns {Held | undefined}
 */
function readHeld(text) {
  const [, todo] = /^todo: (.+)$/.exec(text) ?? [];
  if (todo) return { clauses: [], todo, isOverruled: false };
  const isOverruled = text.startsWith('overruled: ');
  const rest = isOverruled ? text.slice('overruled: '.length) : text;
  if (/^\d+\.\d+(, \d+\.\d+)*$/.test(rest)) return { clauses: rest.split(', '), isOverruled };
  const [, file, title] = /^(\S+\.ts) > (.+)$/.exec(rest) ?? [];
  return file && title ? { clauses: [], test: { file, title }, isOverruled } : undefined;
}

/**
 * Reads a data file. A line is `section.number:line | subject | what holds it | …`; lines that begin with # are comments.
 * @param {string} id
 * @param {string} text
 */
export function readSentences(id, text) {
  /** @type {Sentence[]} */
  const sentences = [];
  /** @type {string[]} */
  const problems = [];
  for (const row of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [head = '', subject = '', ...parts] = row.split(' | ');
    const [, reference, line] = /^([a-z0-9-]+\.\d+):(\d+)$/.exec(head) ?? [];
    const held = parts.flatMap((part) => readHeld(part) ?? []);
    if (!reference || !line || subject === '' || held.length < parts.length)
      problems.push(`${id}: cannot read "${row}"`);
    else if (sentences.some((other) => other.reference === reference))
      problems.push(`${id} ${reference} is there twice`);
    else sentences.push({ reference, line, subject, held });
  }
  return { sentences, problems };
}

/**
 * @param {string} id
 * @param {Files} files
 * @returns {RulesPage}
 */
function readRulesPage(id, files) {
  const page = files.textOf(`docs/rules/${id}.md`) ?? '';
  const anchors = new Map();
  for (const part of page.split(/^## /m).slice(1)) {
    const anchor = (part.split('\n', 1)[0] ?? '')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .toLowerCase()
      .replace(/\s/g, '-');
    for (const clause of clausesIn(part)) anchors.set(clause, anchor);
  }
  /** @type {Map<string, CitedTest[]>} */
  const tests = new Map();
  const cite = (/** @type {string} */ file, /** @type {string[][]} */ citations) => {
    for (const numbers of citations) {
      const test = { file };
      for (const clause of numbers) tests.set(clause, [...(tests.get(clause) ?? []), test]);
    }
  };
  for (const file of files.testsIn(`packages/rulesets/src/${id}`)) cite(file, citationsIn(files.textOf(file) ?? ''));
  const [, guests] = /^## (\d+) Guests$/m.exec(page) ?? [];
  if (guests)
    for (const file of files.testsIn('packages/rulesets/src/guests'))
      cite(file, guestCitationsIn(files.textOf(file) ?? '', Number(guests)));
  return { id, anchors, tests };
}

/**
 * The titles of tests and of tables of tests, as they are written in the code. A skipped test is none.
 * @param {string} code
 */
const titlesIn = (code) => [...code.matchAll(/(?:\btest|\))\(\s*(['"`])(.*?)\1\s*,/g)].map(([, , title]) => title);

/**
 * @param {{ file: string, title: string }} test
 * @param {Files} files
 * @returns {string[]}
 */
function testProblems({ file, title }, files) {
  const code = files.textOf(file);
  if (code === undefined) return [`there is no file ${file}`];
  return titlesIn(code).includes(title) ? [] : [`${file} has no test "${title}"`];
}

/**
 * What is wrong with one sentence, in words.
 * @param {Sentence} sentence
 * @param {RulesPage} rules
 * @param {Files} files
 * @returns {string[]}
 */
function problemsOf({ reference, subject, held }, rules, files) {
  const found = held.flatMap(({ clauses, test, todo }) => {
    if (todo) return `still to do: ${todo}`;
    if (test) return testProblems(test, files);
    return clauses.flatMap((clause) => {
      if (!rules.anchors.has(clause)) return `docs/rules/${rules.id}.md has no clause ${clause}`;
      return rules.tests.has(clause) ? [] : `no test cites ${rules.id} ${clause}`;
    });
  });
  if (held.length === 0) found.push('no clause and no test holds it');
  if (subject.split(' ').length > LONGEST_SUBJECT) found.push(`the subject has more than ${LONGEST_SUBJECT} words`);
  return found.map((problem) => `${rules.id} ${reference}: ${problem}`);
}

const escaped = (/** @type {string} */ text) => text.replaceAll('|', '\\|');
const shortened = (/** @type {string} */ file) => file.replace(/^packages\/(rulesets\/src\/)?/, '');

/**
 * @param {Sentence} sentence
 * @param {RulesPage} rules
 */
function tableRow({ reference, line, subject, held }, rules) {
  const link = (/** @type {string} */ clause) => `[${clause}](${rules.id}.md#${rules.anchors.get(clause)})`;
  const clauses = held.flatMap(({ clauses, todo, isOverruled }) => {
    const text = todo ? `to do: ${todo}` : clauses.map(link).join(', ');
    return isOverruled ? `overruled${text && ' by '}${text}` : text || [];
  });
  const cited = new Set(held.flatMap((one) => one.clauses).flatMap((clause) => rules.tests.get(clause) ?? []));
  const citing = [...cited].map(({ file }) => file);
  const tests = [...new Set(citing)].map((file) => {
    const count = citing.filter((other) => other === file).length;
    return `\`${shortened(file)}\`${count > 1 ? ` (${count})` : ''}`;
  });
  const named = held.flatMap(({ test }) => (test ? `\`${shortened(test.file)}\`: ${escaped(test.title)}` : []));
  return `| ${reference} | ${line} | ${escaped(subject)} | ${clauses.join('; ')} | ${[...tests, ...named].join('; ')} |`;
}

const HEAD = `# Trace

Each rule set was built from a document: its source. This page lists every sentence of the five sources that says how the game
behaves, who sees what, or what is shown. Beside it stand the clause that holds it and the tests that cite this clause. Where
no clause fits (rooms, screens, AI seats, messages on the wire), tests of other packages are named with their titles.

The script \`scripts/trace.mjs\` writes this page from the files in \`docs/rules/trace\`, the rules pages and the titles of the
tests. Do not edit it by hand.

- The sources are not part of this repository, and their text is not repeated here. A reference such as \`setup.3\` is the third
  sentence of the section that we call "setup"; the line is that of the source.
- The files were written by hand: each source was read from its first line to its last, and each sentence, list item, row of a
  table and message text became one line, or several if it says several things. Headings, advice on strategy and notes on how
  to program it were left out, except where they say what the game does.
- "Overruled" are sentences that contradict another sentence, or that we decided otherwise. The clause that stands there says
  what is done instead.
- The script cannot see the sources. When one of them gets a new sentence, add a line to its file, in the order of the source:
  \`section.number:line | subject | what holds it\`, with the next free number of the section and a few words of your own as the
  subject. What holds it is a list of clauses (\`3.2, 4.1\`), \`overruled: 3.2\`, or \`path of a test > its title\`; several are
  separated by \` | \`. \`todo: why\` keeps the place of a line whose rule is not built yet. Then run \`node scripts/trace.mjs\`.
- \`npm run check\` fails for a sentence that nothing holds or that is still to do, for a clause that does not exist or that no
  test cites, for a named test that does not exist, and if this page is not what the script writes.
`;

/**
 * The whole page, and everything that is wrong with its data.
 * @param {Files} files
 * @param {readonly string[]} ids
 */
export function trace(files = tree, ids = TRACED) {
  const documents = ids.map((id) => {
    const data = files.textOf(`docs/rules/trace/${id}.txt`);
    const { sentences, problems } = readSentences(id, data ?? '');
    if (data === undefined) problems.push(`there is no file docs/rules/trace/${id}.txt`);
    const rules = readRulesPage(id, files);
    problems.push(...sentences.flatMap((sentence) => problemsOf(sentence, rules, files)));
    return { id, sentences, problems, rows: sentences.map((sentence) => tableRow(sentence, rules)) };
  });
  const counts = documents.map(({ id, sentences }) => {
    const overruled = sentences.filter(({ held }) => held.some(({ isOverruled }) => isOverruled)).length;
    return `| [\`${id}\`](#${id}) | ${sentences.length} | ${overruled} |`;
  });
  const tables = documents.map(({ id, rows }) =>
    [`## ${id}`, '', '| reference | line | subject | clauses | tests |', '|---|---|---|---|---|', ...rows].join('\n'),
  );
  const summary = ['| source of | sentences | overruled |', '|---|---|---|', ...counts].join('\n');
  return {
    page: `${[HEAD, summary].join('\n')}\n\n${tables.join('\n\n')}\n`,
    problems: documents.flatMap((one) => one.problems),
  };
}

/**
 * Everything that is wrong with the data and the page, in words.
 * @param {Files} files
 * @param {readonly string[]} ids
 */
export function check(files = tree, ids = TRACED) {
  const { page, problems } = trace(files, ids);
  const isFresh = files.textOf(PAGE) === page;
  return isFresh ? problems : [...problems, `${PAGE} is not up to date: run node scripts/trace.mjs`];
}

if (import.meta.url === pathToFileURL(`${process.argv[1]}`).href) {
  const { page, problems } = trace();
  for (const problem of problems) console.error(problem);
  writeFileSync(join(root, PAGE), page);
  console.log(`[moonrise] ${PAGE}`);
  if (problems.length > 0) process.exitCode = 1;
}
