import { expect, test } from 'vitest';
import { isNamedIn, publicLine } from './mentions.ts';

test.each([
  ['I think Anna lied.', 'Anna', true],
  ['@anna what do you say?', 'Anna', true],
  ['ANNA!', 'anna', true],
  ['Annalena lied.', 'Anna', false],
  ['Hannah', 'Anna', false],
  ['Bo (x) is quiet', 'Bo (x)', true],
  ['アンナは狼です', 'アンナ', true],
  ['मुझे लगता है आन्ना झूठी है', 'आन्ना', true],
  ['nobody', '', false],
])('“%s” names %s: %s', (text, name, is) => {
  expect(isNamedIn(text, name)).toBe(is);
});
test('only what everyone can read mentions someone', () => {
  const said = { type: 'said', seat: 1, channel: 'global', text: 'Anna', to: 'all' } as const;
  expect(publicLine(said)).toEqual({ seat: 1, text: 'Anna' });
  expect(publicLine({ ...said, channel: 'wolves', to: [0, 1] })).toBeNull();
  expect(publicLine({ ...said, channel: 'dead' })).toBeNull();
});
