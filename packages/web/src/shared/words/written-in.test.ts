import { expect, test } from 'vitest';
import { writtenIn } from './written-in.ts';

test.each([
  ['मेरा वोट Ann को जाएगा।', 'en', 'hi'],
  ['私は村人です。', 'de', 'ja'],
  ['I am the Seer.', 'ja', 'en'],
  ['Ich bin dran.', 'de', undefined],
  ['👍 11', 'hi', undefined],
  ['村人', 'ja', undefined],
])('%s, on a page in %s', (text, around, language) => {
  expect(writtenIn(text, around)).toBe(language);
});
