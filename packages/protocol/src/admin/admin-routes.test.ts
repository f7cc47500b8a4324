import { expect, test } from 'vitest';
import { type AdminRoute, adminRoutes } from './index.ts';

const routes = Object.entries<AdminRoute>(adminRoutes);

test.each(routes)('the example of %s is right', (_, { answer, example }) => {
  expect(answer.parse(example)).toEqual(example);
});

test.each(routes)('%s names each parameter of its path', (path, { params }) => {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(params?.shape ?? {})).toEqual(named);
});

test.each(routes)('%s changes nothing if it is read with GET, and needs no query', (path, { payload, query }) => {
  if (path.startsWith('GET ')) expect(payload).toBeUndefined();
  if (query) expect(query.parse({})).toEqual({});
});

test.each([
  ['Insults', 'Insults'],
  ['  two\nlines\r\n\u2028three ', 'two lines three'],
  ['a\u001b[31mred\u0007', 'a [31mred'],
  ['\u202eevil\u2066', 'evil'],
])('text of a moderator is one line without terminal codes: %j', (typed, text) => {
  const { payload } = adminRoutes['POST /bans'];
  const asked = { kind: 'ban', by: 'network', key: '203.0.113.9', days: 1 } as const;
  expect(payload.parse({ ...asked, reason: typed }).reason).toBe(text);
  expect(adminRoutes['POST /announce'].payload.parse({ text: typed })).toEqual({ text });
  expect(payload.safeParse({ ...asked, reason: '\n\u202e ' }).success).toBe(false);
});
