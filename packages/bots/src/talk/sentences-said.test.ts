import { expect, test } from 'vitest';
import { isSaid, signsOf } from './sentences-said.ts';

test.each([
  ['I vote Anna.', 'i vote ANNA!!'],
  ['I vote Anna. Why not?', 'I vote Anna… Why, not 😄'],
  ['  -- hmm -- ok  ', 'Hmm, ok'],
  ['アンナに投票。', 'アンナに投票！'],
  ['मैं अन्ना को वोट दूँगा।', 'मैं अन्ना को वोट दूँगा'],
  ['𝒜 says hi', '𝒜 says: hi.'],
])('%j and %j have the same sentences', (one, other) => expect(signsOf(one)).toEqual(signsOf(other)));

test.each([
  ['I vote Anna.', 'I vote Ann a.'],
  ['Me @anna', 'Me anna'],
  ['दूँगा', 'दूगा'],
  ['I vote Anna. Ok.', 'I vote Anna ok.'],
])('%j and %j differ', (one, other) => expect(signsOf(one)).not.toEqual(signsOf(other)));

test('marks and faces alone are no sentence', () => expect(signsOf('... 😄 !? --')).toEqual([]));
test('one sentence said before is enough', () => {
  const spoken = signsOf('Hello all. I vote Anna.');
  expect(isSaid(signsOf('Well. I vote Anna!'), spoken)).toBe(true);
  expect(isSaid(signsOf('I vote Ben.'), spoken)).toBe(false);
});
