import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Block {
  readonly path: string;
  readonly isChange: boolean; // of a file that exists
  readonly lines: readonly string[];
}

/** The files that a page shows (their first line is a comment with the path), and its changes of others, as diffs. */
function blocksIn(page: string): Block[] {
  const fences = page.matchAll(/^```(ts|diff)\n(?:\/\/|---) ((?:packages|docs)\/\S+)\n([\s\S]*?)^```/gm);
  return [...fences].map(([, kind, path = '', text = '']) => ({
    path,
    isChange: kind === 'diff',
    lines: text.trimEnd().split('\n'),
  }));
}

/** Applies a diff. Its other lines have to be in the file, in this order; `…` stands for the rest of a line. */
function changed(text: string, lines: readonly string[]): string {
  const file = text.split('\n');
  let at = 0;
  for (const line of lines) {
    if (line.startsWith('+')) file.splice(at++, 0, line.slice(1));
    else {
      const [start = '', rest] = line.slice(1).split('…');
      const found = file.findIndex((one, i) => i >= at && (rest === undefined ? one === start : one.startsWith(start)));
      if (found < 0) throw new Error(`the file has no line "${line.slice(1)}"`);
      if (line.startsWith('-')) file.splice(found, 1);
      at = line.startsWith('-') ? found : found + 1;
    }
  }
  return file.join('\n');
}

/**
 * A guide with its new clauses numbered on from the last one of their section. Clauses that were added since the guide was
 * written do not clash with it.
 */
function renumbered(guide: string, rulesPage: string): string {
  const [, section, last] = /^ - \*\*(\d+)\.(\d+)\*\* …$/m.exec(guide) ?? [];
  if (section === undefined) return guide;
  const clauses = rulesPage.matchAll(new RegExp(`^- \\*\\*${section}\\.(\\d+)\\*\\*`, 'gm'));
  const shift = Math.max(...[...clauses].map(([, number]) => Number(number))) - Number(last);
  return guide.replace(new RegExp(`\\b${section}\\.(\\d+)\\b`, 'g'), (clause, number) =>
    Number(number) < Number(last) ? clause : `${section}.${Number(number) + shift}`,
  );
}

/** A copy of the rule sets with everything that the page adds. */
function copyWith(page: string): { readonly folder: string; readonly paths: readonly string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-guide-'));
  for (const path of ['packages/rulesets', 'docs/rules', 'tsconfig.base.json'])
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (from) => !/(dist|node_modules|tsconfig\.json)$/.test(from),
    });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const blocks = blocksIn(renumbered(page, readFileSync(join(root, 'docs/rules/launch.md'), 'utf8')));
  for (const { path, isChange, lines } of blocks) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, isChange ? changed(readFileSync(file, 'utf8'), lines) : `${lines.join('\n')}\n`);
  }
  const compilerOptions = { noEmit: true, composite: false, rootDir: '.', allowImportingTsExtensions: true };
  const files = blocks.map(({ path }) => path).filter((path) => path.endsWith('.ts'));
  writeJson(join(folder, 'tsconfig.json'), {
    extends: './tsconfig.base.json',
    compilerOptions,
    include: [],
    files,
  });
  writeJson(join(folder, 'package.json'), { type: 'module' });
  const conditions = `resolve: { conditions: ['source'] }`;
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default { ${conditions}, ssr: { ${conditions} } };\n`);
  return { folder, paths: blocks.map(({ path }) => path) };
}
const writeJson = (file: string, value: object) => writeFileSync(file, JSON.stringify(value));

function run(folder: string, program: string, ...args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: folder,
      stdio: 'pipe',
      encoding: 'utf8',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}\n${stderr}`);
  }
}

test('a diff adds and removes lines', () => {
  expect(changed('a\nb\nc', [' a', '-b', '+x'])).toBe('a\nx\nc');
  expect(changed('a\nb\nc', [' a', '+x', ' c', '+y'])).toBe('a\nx\nb\nc\ny');
  expect(changed('a: 1\nb', [' a…', '+x'])).toBe('a: 1\nx\nb');
  expect(() => changed('a', [' z'])).toThrow('no line "z"');
});

test("a guide's clauses are numbered on from the last one on the page", () => {
  const guide = ' - **3.13** …\n+- **3.14** New.\n3.14, 3.15, 3.2 and 4.14';
  const shifted = ' - **3.15** …\n+- **3.16** New.\n3.16, 3.17, 3.2 and 4.14';
  expect(renumbered(guide, '- **3.13** a\n- **3.14** b\n- **3.15** c\n- **4.20** d')).toBe(shifted);
  expect(renumbered(guide, '- **3.13** a\n- **4.20** d')).toBe(guide);
});

describe.each([
  { page: 'adding-a-role', files: 7, others: ['src/clauses.test.ts'], laws: 'launch' },
  { page: 'adding-a-rule-set', files: 11, others: [], laws: undefined },
])('the examples of $page', ({ page, files, others, laws }) => {
  let folder = '';
  let paths: readonly string[] = [];
  beforeAll(() => {
    ({ folder, paths } = copyWith(readFileSync(join(root, 'docs', `${page}.md`), 'utf8')));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('stand on the page', () => expect(new Set(paths).size).toBe(files));

  test('compile', () => {
    run(folder, 'typescript/bin/tsc', '-p', '.');
  });

  test('pass their tests', () => {
    const own = paths.filter((path) => path.endsWith('.test.ts'));
    expect(own.length).toBeGreaterThan(0);
    run(folder, 'vitest/vitest.mjs', 'run', ...own, ...others);
  });

  test.runIf(laws)('keep the laws in random games', () => {
    run(folder, 'vitest/vitest.mjs', 'run', 'src/laws.test.ts', '-t', `${laws}`);
  });
});
