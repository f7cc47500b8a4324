import { expect, test } from 'vitest';
import { importFaults } from './imports.ts';
import { filesMatching, textOf } from './project-files.ts';

const sources = filesMatching(/^packages\/[^/]+\/src\/.*\.(ts|tsx|mjs)$/);

function declaredIn(name: string): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(textOf(`packages/${name}/package.json`));
  return Object.keys({ ...dependencies, ...devDependencies }).map((key) => key.replace('@moonrise/', ''));
}

test('every import of every source file is in order', () => {
  const names = new Set(sources.map((path) => path.split('/')[1]!));
  const declared = new Map([...names].map((name) => [name, declaredIn(name)]));
  const importsOf = (name: string) => declared.get(name) ?? [];
  expect(sources.flatMap((path) => importFaults(path, textOf(path), importsOf))).toEqual([]);
});

const web = 'packages/web/src';
test.each([
  ['packages/engine/src/core/a.ts', '../../../bots/src/index.ts', 'by its name'],
  ['packages/engine/src/core/a.test.ts', '@moonrise/rulesets', 'does not declare'],
  [`${web}/shared/sky/a.ts`, '../../features/table/clock.ts', 'shared code'],
  [`${web}/shared/sky/a.ts`, '../../app/app.ts', 'shared code'],
  [`${web}/features/end/a.ts`, '../table/clock.ts', 'each other'],
  [`${web}/features/end/deep/a.ts`, '../../table/model/news.ts', 'each other'],
  [`${web}/features/end/a.ts`, '../lab/lab-page.ts', 'each other'],
  [`${web}/features/end/a.ts`, '../../app/app.ts', 'do not know pages'],
  [`${web}/app/app.tsx`, '../admin/app/shell.tsx', 'no part of the client'],
  [`${web}/shared/ui/a.tsx`, '../../admin/parts/badge.tsx', 'no part of the client'],
  [`${web}/admin/app/shell.tsx`, '../../features/end/a.ts', 'shared code only'],
])('%s may not import %s', (path, target, fault) => {
  expect(importFaults(path, `import { a } from '${target}';`, () => [])).toEqual([expect.stringContaining(fault)]);
  expect(importFaults(path, `const { a } = await import('${target}');`, () => [])).toHaveLength(1);
});

test.each([
  ['packages/engine/src/core/a.ts', './model.ts'],
  ['packages/rulesets/src/a.test.ts', '@moonrise/engine/testing'],
  ['packages/engine/src/core/a.test.ts', 'vitest'],
  [`${web}/app/app.tsx`, '../features/end/end-screen.tsx'],
  [`${web}/features/end/a.ts`, '../../shared/lab/sides.ts'],
  [`${web}/features/end/parts/a.ts`, '../model/votes.ts'],
  [`${web}/admin/app/shell.tsx`, '../../shared/ui/a.tsx'],
  [`${web}/admin/app/shell.tsx`, '../sections/bans/bans-section.tsx'],
])('%s may import %s', (path, target) => {
  expect(importFaults(path, `import '${target}';`, () => ['engine'])).toEqual([]);
});
