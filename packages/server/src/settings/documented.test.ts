import { expect, test } from 'vitest';
import { limitNames, variableOf } from '../limits/limits.ts';
import { storageVariables } from '../storage/storage-settings.ts';
import { projectText } from '../testing/deploy/project-file.ts';
import { secretFiles } from './secrets.ts';
import { variables } from './variables.ts';

const PAGES = ['self-hosting', 'limits', 'llm-seats', 'admin', 'scale-out'];

test('every setting is explained to operators', () => {
  const text = PAGES.map((page) => projectText(`docs/${page}.md`)).join('\n');
  const named = new Set(text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b(?:PORT|HOST)\b/g));
  const all = [...Object.keys(variables), ...secretFiles, ...limitNames.map(variableOf), ...storageVariables];
  expect(all.filter((name) => !named.has(name))).toEqual([]);
});
