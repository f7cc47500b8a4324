import { DockerfileParser } from 'dockerfile-ast';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { projectText } from './project-file.ts';

const text = projectText('deploy/Dockerfile');
const dockerfile = DockerfileParser.parse(text);
const last = dockerfile.getInstructions().slice(
  dockerfile
    .getInstructions()
    .map((one) => one.getKeyword())
    .lastIndexOf('FROM'),
);
const argumentsOf = (keyword: string) =>
  last.filter((one) => one.getKeyword() === keyword).map((one) => one.getRawArgumentsContent() ?? '');

test('the Dockerfile passes the linter', () => {
  const strict = { casingStyle: ValidationSeverity.ERROR, deprecatedMaintainer: ValidationSeverity.ERROR };
  expect(validate(text, { ...strict, instructionWorkdirRelative: ValidationSeverity.ERROR })).toEqual([]);
  expect(validate(text.replace('EXPOSE', 'EXPSE'))).not.toEqual([]);
});

test('both stages use Node 24, which can be pinned by its digest', () => {
  expect(dockerfile.getARGs().map((one) => one.getRawArgumentsContent())).toEqual(['NODE_IMAGE=node:24-bookworm-slim']);
  for (const from of dockerfile.getFROMs()) expect(from.getImage()).toMatch(/^\$\{NODE_IMAGE\}$/);
});

test('the image runs as another user than root, given by number', () => {
  expect(argumentsOf('USER')).toEqual(['1000:1000']);
});

test('the last stage needs no shell: it runs no command, and starts Node directly as process 1', () => {
  expect(argumentsOf('RUN')).toEqual([]);
  expect(argumentsOf('ENTRYPOINT')).toEqual([]);
  expect(argumentsOf('CMD').map((command) => JSON.parse(command)[0])).toEqual(['node']);
  expect(argumentsOf('HEALTHCHECK')[0]).toMatch(/CMD \["node", /);
  expect(argumentsOf('STOPSIGNAL')).toEqual(['SIGTERM']);
});

test('only the data folder is written, and it is private', () => {
  expect(argumentsOf('VOLUME')).toEqual(['/data']);
  expect(text).toContain('\nCOPY --from=build --chown=1000:1000 --chmod=700 /empty /data\n');
});

test('settings, keys and data are neither committed nor copied into an image', () => {
  const ignored = projectText('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/.env.*', '**/*.key', '**/*.pem', 'data', '.git']));
  expect(projectText('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.env.*', '/data/']));
});
