import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { filesMatching } from './project-files.ts';
import { root } from './steps.mjs';

type Plant = [path: string, text: string, rule?: string];

// Each file breaks one rule or none; the real biome.json judges them in a folder of their own.
const planted: Plant[] = [
  ['engine/src/model.ts', 'export const one = 1;'],
  ...importing('engine', ['./model.ts'], ['rulesets', 'protocol', 'bots', 'lab', 'server', 'cli']),
  ...importing('rulesets', ['@moonrise/engine', '@moonrise/engine/kit'], ['protocol', 'bots', 'lab', 'server', 'cli']),
  ...importing('protocol', ['@moonrise/engine', 'zod'], ['rulesets', 'bots', 'lab', 'server', 'cli']),
  ...importing('bots', ['@moonrise/engine'], ['rulesets', 'protocol', 'lab', 'server', 'cli']),
  ...importing(
    'lab',
    ['@moonrise/engine', '@moonrise/rulesets', '@moonrise/bots', 'node:fs'],
    ['protocol', 'server', 'cli'],
  ),
  ...importing(
    'server',
    [
      '@moonrise/engine',
      '@moonrise/rulesets',
      '@moonrise/bots',
      '@moonrise/protocol',
      '@moonrise/record/node',
      'node:fs',
    ],
    ['lab', 'cli'],
  ),
  ...importing(
    'record',
    ['@moonrise/engine', '@moonrise/rulesets'],
    ['protocol', 'bots', 'lab', 'server', 'aiwolf', 'cli'],
  ),
  ...importing('agent-kit', ['ws', 'zod'], ['engine', 'rulesets', 'bots', 'server', 'aiwolf']),
  ...importing(
    'aiwolf',
    ['@moonrise/engine', '@moonrise/rulesets', '@moonrise/bots', '@moonrise/lab', '@moonrise/server/store'],
    ['protocol', 'cli'],
  ),
  ...importing(
    'cli',
    ['@moonrise/engine', '@moonrise/rulesets', '@moonrise/bots', '@moonrise/lab/node', '@moonrise/aiwolf'],
    [],
  ),
  ...importing(
    'web',
    ['@moonrise/engine', '@moonrise/protocol', '@moonrise/aiwolf/replay', '@moonrise/lab/figures', 'react'],
    ['rulesets', 'bots', 'lab', 'server', 'aiwolf', 'cli'],
  ),
  ['web/src/shared/sky/from-a-feature.ts', `import '../../features/table/clock.ts';`, 'noRestrictedImports'],
  ['web/src/shared/sky/from-a-page.ts', `import '../../app/app.ts';`, 'noRestrictedImports'],
  ['web/src/shared/sky/from-rules.ts', `import '@moonrise/rulesets';`, 'noRestrictedImports'],
  ['web/src/features/end/from-another.ts', `import '../table/clock.ts';`, 'noRestrictedImports'],
  ['web/src/features/end/deep/from-another.ts', `import '../../table/model/news.ts';`, 'noRestrictedImports'],
  ['web/src/features/end/from-the-lab.ts', `import '../lab/lab-page.ts';`, 'noRestrictedImports'],
  ['web/src/features/end/games.ts', `import '@moonrise/lab/worker';`, 'noRestrictedImports'],
  ['web/src/shared/lab/lab-worker.ts', `import '@moonrise/lab/worker';`],
  ['web/src/shared/proof/worker.ts', `import '@moonrise/record';`],
  ['web/src/features/end/proof.ts', `import '@moonrise/record';`, 'noRestrictedImports'],
  ['web/src/shared/lab/from-rules.ts', `import '@moonrise/rulesets';`, 'noRestrictedImports'],
  ['web/src/features/end/figures.ts', `import '../../shared/lab/sides.ts';\nimport '@moonrise/lab/figures';`],
  ['web/src/features/end/from-a-page.ts', `import '../../app/app.ts';`, 'noRestrictedImports'],
  ['web/src/features/end/from-rules.ts', `import '@moonrise/rulesets';`, 'noRestrictedImports'],
  ['web/src/features/end/allowed.ts', `import '../../shared/sky/sky.ts';\nimport './parts/row.ts';`],
  ['web/src/features/end/parts/allowed.ts', `import '../model/votes.ts';\nimport '../../../shared/sky/sky.ts';`],
  ['engine/src/sideways.ts', `import '../../bots/src/index.ts';`, 'noRestrictedImports'],
  ['engine/src/inside.test.ts', `import '@moonrise/rulesets';`, 'noRestrictedImports'],
  ['rulesets/src/inside.test.ts', `import '@moonrise/engine/testing';\nimport 'vitest';\nimport 'node:fs';`],
  ['engine/src/files.ts', `import 'node:fs';`, 'noNodejsModules'],
  ['aiwolf/src/replay/files.ts', `import 'node:fs';`, 'noNodejsModules'],
  ['record/src/files.ts', `import 'node:fs';`, 'noNodejsModules'],
  ['record/src/node/files.ts', `import 'node:fs';`],
  ['bots/src/undeclared.ts', `import 'fastify';`, 'noUndeclaredDependencies'],
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

function importing(from: string, allowed: string[], forbidden: string[]): Plant[] {
  return [
    ...allowed.map((name, i): Plant => [`${from}/src/allowed-${i}.ts`, `import '${name}';`]),
    ...forbidden.map((name): Plant => {
      return [`${from}/src/from-${name}.ts`, `import '@moonrise/${name}';`, 'noRestrictedImports'];
    }),
  ];
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
