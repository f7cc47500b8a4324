import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { importTable } from './architecture.ts';
import { filesMatching, textOf } from './project-files.ts';
import { root } from './steps.mjs';

type Plant = [path: string, text: string, rule?: string];

// Each file breaks one rule or none. The real biome.json judges them in a folder of their own.
const planted: Plant[] = [
  ...[...importTable].filter(([name]) => name !== 'web').flatMap(([name]) => importing(name)),
  ['engine/src/model.ts', 'export const one = 1;'],
  ['engine/src/near.ts', `import './model.ts';`],
  ['rulesets/src/kit.ts', `import '@moonrise/engine/kit';`],
  ['rulesets/src/inside.test.ts', `import '@moonrise/engine/testing';\nimport 'vitest';\nimport 'node:fs';`],
  ['server/src/files.ts', `import 'node:fs';`],
  ['engine/src/files.ts', `import 'node:fs';`, 'noNodejsModules'],
  ['rulesets/src/files.ts', `import 'node:fs';`, 'noNodejsModules'],
  ['web/src/files.ts', `import 'node:fs';`, 'noNodejsModules'],
  ['aiwolf/src/replay/files.ts', `import 'node:fs';`, 'noNodejsModules'],
  ['bots/src/undeclared.ts', `import 'fastify';`, 'noUndeclaredDependencies'],
  ...inClient('src/app', ['engine', 'show', 'protocol', 'aiwolf/replay', 'lab/figures']),
  ...inClient('src/features/end', ['engine', 'show', 'protocol', 'aiwolf/replay', 'lab/figures']),
  ...inClient('src/shared/sky', ['engine', 'show', 'protocol', 'aiwolf/replay', 'lab/figures']),
  ...inClient('src/shared/lab', ['lab/figures', 'lab/worker', 'record']),
  ...inClient('src/shared/proof', ['lab/figures', 'lab/worker', 'record']),
  ['engine/src/one.ts', `import { two } from './two.ts';\nexport const one = () => two;`, 'noImportCycles'],
  ['engine/src/two.ts', `import { one } from './one.ts';\nexport const two = () => one;`, 'noImportCycles'],
  ['rulesets/src/clock.ts', `export const now = () => Date.now();`, 'noRestrictedGlobals'],
  ['engine/src/words.ts', `console.log('hello');`, 'noRestrictedGlobals'],
  ['cli/src/words.ts', `console.log(Date.now());`],
  ['lab/src/standard.ts', `export default 1;`, 'noDefaultExport'],
  ['lab/src/anything.ts', `export const anything: any = 1;`, 'noExplicitAny'],
  ['lab/src/team.ts', `export enum Team { Village }`, 'noEnum'],
  ['lab/src/camelCase.ts', `export const one = 1;`, 'useFilenamingConvention'],
];

/** A package may import what it declares. What it may declare is the table in docs/architecture.md. */
function importing(from: string): Plant[] {
  const { dependencies = {} } = JSON.parse(textOf(`packages/${from}/package.json`));
  return [...importTable.keys()].flatMap((name): Plant[] => {
    const file = `${from}/src/from-${name}.ts`;
    const text = `import '@moonrise/${name}';`;
    if (importTable.get(from)?.includes(name)) return dependencies[`@moonrise/${name}`] ? [[file, text]] : [];
    return name === from ? [] : [[file, text, 'noUndeclaredDependencies']];
  });
}

/** Pages of the client may import light entries only, and workers those they need. */
function inClient(folder: string, allowed: readonly string[]): Plant[] {
  const { dependencies = {} } = JSON.parse(textOf('packages/web/package.json'));
  const entries = [
    'engine',
    'show',
    'protocol',
    'aiwolf',
    'aiwolf/replay',
    'lab',
    'lab/figures',
    'lab/worker',
    'record',
  ];
  const others = ['rulesets', 'bots', 'server', 'record/node', 'cli'];
  return [...entries, ...others].flatMap((entry): Plant[] => {
    const file = `web/${folder}/from-${entry.replace('/', '-')}.ts`;
    const text = `import '@moonrise/${entry}';`;
    if (!allowed.includes(entry)) return [[file, text, 'noRestrictedImports']];
    return dependencies[`@moonrise/${entry.split('/')[0]}`] ? [[file, text]] : [];
  });
}

function lint(folder: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none'];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout;
}

const rulesBroken: Record<string, string[]> = {};

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-lint-'));
  for (const path of filesMatching(/^(biome\.json|\.gitignore|package\.json|packages\/[^/]+\/package\.json)$/)) {
    cpSync(join(root, path), join(folder, path));
  }
  for (const [path, text] of planted) {
    const file = join(folder, 'packages', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  }
  const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(lint(folder));
  for (const { category, location } of report.diagnostics) {
    const path = location.path.replace(/^packages\//, '');
    rulesBroken[path] = [...(rulesBroken[path] ?? []), category.split('/').at(-1)!];
  }
  rmSync(folder, { recursive: true });
});

test.each(planted.filter(([, , rule]) => rule))('%s: %s is refused', (path, _, rule) => {
  expect(rulesBroken[path]).toContain(rule);
});

test.each(planted.filter(([, , rule]) => !rule))('%s: %s is allowed', (path) => {
  expect(rulesBroken[path]).toBeUndefined();
});
