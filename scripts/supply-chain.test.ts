import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { licencesOf } from './licences.mjs';
import { textOf } from './project-files.ts';

interface Job {
  readonly needs?: string;
  readonly steps: readonly { readonly run?: string }[];
}
const jobsOf = (workflow: string): Readonly<Record<string, Job>> =>
  parse(textOf(`.github/workflows/${workflow}.yml`)).jobs;
const commands = ({ steps }: Job): string => steps.map(({ run = '' }) => run).join('\n');

test('everything that is shipped has a licence that allows it', () => {
  const all = licencesOf(JSON.parse(textOf('package-lock.json')).packages);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
});

test('a licence that nobody has looked at is found, in shipped packages only', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/free': { version: '1.0.0', license: '(AFL-2.1 OR BSD-3-Clause)' },
    'node_modules/a/node_modules/@b/copyleft': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/nothing': { version: '3.0.0' },
    'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0-only', dev: true },
  };
  expect(licencesOf(packages).filter(({ isAllowed }) => !isAllowed)).toMatchObject([
    { name: '@b/copyleft', licence: 'GPL-3.0-only' },
    { name: 'nothing', licence: 'unknown' },
  ]);
});

test('a release has passed the audit, and brings its components and licences', () => {
  const { components, publish } = jobsOf('release');
  expect(publish?.needs).toBe('components');
  const run = components ? commands(components) : '';
  for (const part of [
    /npm audit .*--audit-level=high/,
    /npm sbom --sbom-format cyclonedx/,
    /scripts\/licences\.mjs/,
    /gh release/,
  ])
    expect(run).toMatch(part);
});

test('what is published names its repository: npm refuses a statement of provenance without it', () => {
  const { publish } = jobsOf('release');
  const run = publish ? commands(publish) : '';
  expect(run).toMatch(
    /npm pkg set[\s\S]*repository\.url=git\+\$GITHUB_SERVER_URL\/\$GITHUB_REPOSITORY\.git[\s\S]*npm publish/,
  );
  for (const name of run.matchAll(/npm publish -w packages\/(\S+) --provenance/g)) {
    const {
      private: isPrivate,
      publishConfig,
      license,
      files,
    } = JSON.parse(textOf(`packages/${name[1]}/package.json`));
    expect([isPrivate, publishConfig.access, license, files.length > 0]).toEqual([undefined, 'public', 'MIT', true]);
  }
});

test('every change is audited', () => {
  const { audit } = jobsOf('ci');
  expect(audit && commands(audit)).toMatch(/npm audit .*--audit-level=high/);
});
