import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needsOf } from './build-needs.mjs';
import { root } from './steps.mjs';

const needs = (...files: string[]) => needsOf(files.map((file) => join(root, file)));

test('tests of a rule, or of the lock file, need no build', () => {
  expect(needs('packages/rulesets/src/classic/roles/seer.test.ts')).toEqual({ code: false, web: false });
  expect(needs('scripts/engines.test.ts')).toEqual({ code: false, web: false });
});

test('tests that start a program need the built code, also when an imported file starts it', () => {
  expect(needs('scripts/backup.test.ts')).toEqual({ code: true, web: false });
  expect(needs('packages/lab/src/node/simulate.test.ts')).toEqual({ code: true, web: false });
});

test('one browser test among the files asks for the web client too', () => {
  expect(needs('scripts/engines.test.ts', 'e2e/size.test.ts')).toEqual({ code: true, web: true });
});

test('a test of the pages that the server sends asks for the web client alone', () => {
  expect(needs('packages/server/src/http/http.test.ts')).toEqual({ code: false, web: true });
});
