import { expect, test } from 'vitest';
import { objectIn } from './lenient-json.ts';

test.each([
  ['bare', '{"say":"hi"}', { say: 'hi' }],
  ['fenced', '```json\n{"say":"hi"}\n```', { say: 'hi' }],
  ['in prose', 'I think so. {"say":"hi"} Good luck!', { say: 'hi' }],
  ['after a stray bracket', 'a set {x} of {"say":"hi"}', { say: 'hi' }],
  ['with brackets and quotes in texts', '{"say":"a } \\" { b","n":{"m":[{}]}}', { say: 'a } " { b', n: { m: [{}] } }],
])('an object is found %s', (_, text, object) => expect(objectIn(text)).toEqual(object));

test.each([
  ['', 'nothing'],
  ['I would rather not say.', 'prose'],
  ['{"say":"hi', 'a text that is cut off'],
  ['{"say":{"a":1}', 'an object that is cut off'],
  ['[1,2]', 'a list'],
])('%j holds none', (text) => expect(objectIn(text)).toBeUndefined());

test('a long text without an end is rejected in linear time', { timeout: 10_000 }, () => {
  expect(objectIn('{'.repeat(200_000))).toBeUndefined();
});
