import { expect, test } from 'vitest';
import { strictWords } from './strict-words.ts';
import { filtered as filteredBy, plainWay } from './word-filter.ts';

const way = { ...plainWay, strict: strictWords };
const filtered = (text: string, level: 'off' | 'mild' | 'strict') => filteredBy(text, level, way);

test('with the filter off all text is shown as written', () => {
  expect(filtered('You faggot', 'off')).toBe('You faggot');
});

test.each([
  ['You retard, you', 'You r•••••, you'],
  ['RETARDED!', 'R•••••••!'],
  ['r3tard', 'r•••••'],
  ['Du Hurensohn!', 'Du H••••••••!'],
  ['तू चूतिया है', `तू च${'•'.repeat([...'चूतिया'].length - 1)} है`],
  ['もう死ねよ', 'もう死•よ'],
])('mild covers what is meant to wound: %s', (text, covered) => {
  expect(filtered(text, 'mild')).toBe(covered);
});

test.each(['What the fuck', 'You idiot', 'So ein Scheiß', 'यह हरामी है', 'クソ！'])(
  'only strict masks swearing: %s',
  (text) => {
    expect(filtered(text, 'mild')).toBe(text);
    expect(filtered(text, 'strict')).toContain('•');
  },
);

test.each(['fuuuuck', 'FÙCK', 'f.u.c.k', 'sh1t', 'b!tch', 'Fucking'])('disguised spellings are masked: %s', (text) => {
  expect(filtered(text, 'strict')).toBe(`${[...text][0]}${'•'.repeat(text.length - 1)}`);
});

test.each([
  'Scunthorpe',
  'The Shiitake grows in Dickens Street',
  'class assassin passage',
  'Ich habe Huhn',
  'カステラ',
  '2 + 2 = 4 😀',
  'Kikeriki, fickle',
  'サブスクのラブストーリー',
  'Das ist dick aufgetragen, die Kamine rauchen',
])('harmless words stay: %s', (text) => {
  expect(filtered(text, 'strict')).toBe(text);
});

test('astral letters and accents keep their positions', () => {
  expect(filtered('😀 é whore 😀', 'mild')).toBe('😀 é w•••• 😀');
});
