import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { missingEntries, readLock } from './complete-lock.mjs';
import { filesMatching, textOf } from './project-files.ts';
import { root } from './steps.mjs';

const sources = filesMatching(/^(packages|scripts|bench|e2e)\/.*\.(ts|tsx|mjs)$/);
const texts = filesMatching(/\.(ts|tsx|mjs|json|jsonc|md|html|css|svg|yml|yaml|sh)$|^\.npmrc$|^\.ci\/|Dockerfile$/);

/** Files that may be longer than 300 lines, with the reason. */
const longFiles: Record<string, string> = {};

test('the rules use no randomness except the dice', () => {
  const rules = sources.filter((path) => /^packages\/(engine|rulesets)\/src\//.test(path));
  expect(rules.filter((path) => textOf(path).includes('Math.random'))).toEqual([]);
});

test('the engine depends on no package, and rule sets depend on the engine alone', () => {
  const dependencies = (name: string) =>
    Object.keys(JSON.parse(textOf(`packages/${name}/package.json`)).dependencies ?? {});
  expect(dependencies('engine')).toEqual([]);
  expect(dependencies('rulesets')).toEqual(['@moonrise/engine']);
});

test('every package has the newest version of the changelog', () => {
  const [, newest] = /^## (\d\S*)$/m.exec(textOf('CHANGELOG.md')) ?? [];
  const files = filesMatching(/^(packages\/[^/]+\/)?package\.json$/);
  expect(files.filter((path) => JSON.parse(textOf(path)).version !== newest)).toEqual([]);
});

test('no source file is longer than 300 lines', () => {
  const isLong = (path: string) => textOf(path).split('\n').length > 301;
  const code = sources.filter((path) => !path.endsWith('.test.ts'));
  expect(code.filter((path) => isLong(path) && !(path in longFiles))).toEqual([]);
});

test('at most five loose files lie beside index.ts in src', () => {
  const loose = sources.flatMap(
    (path) => /^packages\/([^/]+)\/src\/(?!index\.)[^/]+(?<!\.test)\.\w+$/.exec(path)?.[1] ?? [],
  );
  const counts = [...new Set(loose)].map((name) => [name, loose.filter((other) => other === name).length] as const);
  expect(counts.filter(([, count]) => count > 5)).toEqual([]);
});

test('texts say "anyone" or "a player who", in the words of the trade', () => {
  const typedByPlayers = /^packages\/(lab\/src\/talk\/corpus|bots\/src\/talk\/hearing\/lexicons)\//;
  const found = texts
    .filter((path) => !typedByPlayers.test(path))
    .flatMap(
      (path) =>
        textOf(path)
          .match(/.*(\bwhom?ever\b|\bone[s]elf\b).*/gi)
          ?.map((line) => `${path}: ${line}`) ?? [],
    );
  expect(found, 'say it in other words').toEqual([]);
});

test('no file names the machine it was written on, or a registry', () => {
  const here = dirname(root) === '/' ? [] : [root]; // a short root such as /src would match everywhere
  const tells = (text: string) =>
    here.some((path) => text.includes(path)) || /\/(home|Users)\/\w+\/|registry\.[a-z]+\./.test(text);
  expect(texts.filter((path) => tells(textOf(path)))).toEqual([]);
});

test('the lock file records no download addresses', () => {
  const entries = Object.entries(readLock().packages);
  expect(entries.filter(([, { resolved, link }]) => resolved !== undefined && !link)).toEqual([]);
});

test('the lock file has the optional packages of every platform (npm run lock)', () => {
  expect(Object.keys(missingEntries(readLock()))).toEqual([]);
});

test('a missing platform package is found', () => {
  const packages = { 'node_modules/a': { dev: true, optionalDependencies: { '@a/linux-x64-musl': '1.0.0' } } };
  expect(missingEntries({ packages })).toEqual({
    'node_modules/@a/linux-x64-musl': {
      version: '1.0.0',
      cpu: ['x64'],
      os: ['linux'],
      libc: ['musl'],
      optional: true,
      dev: true,
    },
  });
});
