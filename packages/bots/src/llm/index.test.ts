import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

test('the browser entry does not import the model code', () => {
  const others = code.filter((path) => !/^(llm|models)\//.test(path));
  expect(others.length).toBeGreaterThan(2);
  for (const path of others) expect(textOf(path), path).not.toMatch(/from '\.\/(llm|models)|'node:|zod/);
});

test('only the port loads the SDK, and lazily', () => {
  for (const path of code) expect(textOf(path), path).not.toMatch(/^import (?!type ).*'(ai|@ai-sdk\/.*)';$/m);
  expect(code.filter((path) => /import\('(ai|@ai-sdk\/.*)'\)/.test(textOf(path)))).toEqual(['llm/sdk-port.ts']);
});
