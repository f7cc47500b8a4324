import { expect, test } from 'vitest';
import { Speller, spellingOf } from './spelling.ts';

test.each([
  ['मेरा', 'meraa'],
  ['नहीं', 'nhi'],
  ['भरोसा', 'bharosa'],
  ['शक', 'shak'],
  ['रहा', 'raha'],
  ['क्यों', 'kyun'],
])('%s and %s are one word', (devanagari, latin) => {
  const spell = spellingOf('hi');
  expect(spell(devanagari)).toBe(spell(latin));
});
test('words that sound alike stay apart', () => {
  const spell = spellingOf('hi');
  expect(new Set(['baat', 'bata', 'कहा', 'खा', 'main', 'mein'].map(spell)).size).toBe(6);
});

test.each([
  ['suspisious', 'suspicious'],
  ['suspicous', 'suspicious'],
  ['susss', 'sus'],
  ['votee', 'votee'], // short words may be other words
  ['banana', 'banana'],
])('%s is read as %s', (written, meant) => {
  const words = new Set(['suspicious', 'sus', 'vote', 'wolf']);
  expect(new Speller(words, words).meant(written)).toBe(meant);
});
test('a word near to two others is left as it is', () => {
  const words = new Set(['trusted', 'trusty']);
  expect(new Speller(words, words).meant('truste')).toBe('truste');
});
