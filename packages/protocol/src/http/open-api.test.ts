import { expect, test } from 'vitest';
import { httpRoutes } from './http-routes.ts';
import { openApi } from './open-api.ts';

interface Operation {
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: object;
}
const page = JSON.parse(JSON.stringify(openApi('1.2.3', 'https://wolf.example')));

test('every route is listed with its parameters and answers', () => {
  expect(Object.keys(page.paths)).toEqual(Object.keys(httpRoutes));
  expect(page).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.2.3' },
    servers: [{ url: 'https://wolf.example' }],
  });
  for (const [path, operations] of Object.entries<Record<string, Operation>>(page.paths)) {
    const [get] = Object.values(operations) as [Operation];
    const named = get.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => `{${name}}`);
    expect(named).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(Object.keys(get.responses)).toContain('200');
    expect(get.summary).not.toBe('');
  }
  expect(page.paths['/api/rulesets'].get.parameters).toMatchObject([{ name: 'lang', in: 'query', required: false }]);
  expect(page.paths['/api/rooms/{code}'].get.responses['404'].description).toBe('unknown_room');
});

test('all references resolve', () => {
  const text = JSON.stringify(page);
  const targets = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, target]) => target!);
  expect(targets.length).toBeGreaterThan(0);
  const lost = targets.filter((target) => !target.split('/').reduce((at, key) => at?.[key], page));
  expect(lost).toEqual([]);
});
