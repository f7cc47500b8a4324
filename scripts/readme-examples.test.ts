import { spawnSync } from 'node:child_process';
import { format } from 'node:util';
import { expect, test, vi } from 'vitest';
import { filesMatching, textOf } from './project-files.ts';
import { exampleOf, promisedBy } from './readme-examples.ts';
import { root } from './steps.mjs';

const packages = filesMatching(/^packages\/[^/]+\/package\.json$/).map((path) => path.split('/')[1]!);
const libraries = packages.filter((name) => JSON.parse(textOf(`packages/${name}/package.json`)).exports);

test.each(libraries)('the example in the README of %s prints what it says', async (name) => {
  const promised = promisedBy(exampleOf(name, 'ts') ?? '');
  expect(promised).not.toEqual([]);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    await import(/* @vite-ignore */ `packages/${name}/README.example.ts`);
    expect(log.mock.calls.map((values) => format(...values))).toEqual(promised);
  } finally {
    log.mockRestore();
  }
});

test('the command in the README of cli runs', () => {
  const [program, ...args] = exampleOf('cli', 'sh')!.trim().split(' ');
  expect(program).toBe('moonrise');
  const run = spawnSync(process.execPath, ['packages/cli/bin/moonrise.mjs', ...args], { cwd: root, encoding: 'utf8' });
  expect([run.stderr, run.status]).toEqual(['', 0]);
});

test.each(packages)('the README of %s is short, and says what it may import', (name) => {
  const text = textOf(`packages/${name}/README.md`);
  expect(text).toMatch(/imports? /);
  expect(text.split('\n').length).toBeLessThan(40);
});
