import { type LengthRules, lengthOf, limitSpeech, trimTo } from '@moonrise/engine/kit';
import { describe, expect, test } from 'vitest';
import { game5 } from './testing.ts';

const letters = { count_in_word: false, count_spaces: false };
const everything = { count_in_word: false, count_spaces: true };
const words = { count_in_word: true, count_spaces: false };
const none: LengthRules = { ...letters, per_talk: -1, mention_length: -1, per_agent: -1, base_length: -1 };
const names = ['Rin', 'Rina', 'Ri', 'Mio', 'Agent[01]'];
const kept = (text: string, rules: Partial<LengthRules>, rest: number | null = null) => {
  const result = limitSpeech(text, { ...none, ...rules }, rest, names);
  return rest === null ? result.text : [result.text, result.rest];
};

describe('5.1, 5.2, 5.3 the length of a text', () => {
  test.each([
    // text, letters, everything, words
    ['', 0, 0, 0],
    ['   ', 0, 3, 0],
    ['two words', 8, 9, 2],
    [' a  b ', 2, 6, 2],
    ['こんにちは　世界', 7, 8, 2], // with an ideographic space
    ['a\u00a0b\u0085c', 3, 5, 3], // no-break space, next line
    ['a\ufeffb', 3, 3, 1], // a byte order mark is no space
    ['😀😀', 2, 2, 1],
    ['e\u0301', 2, 2, 1], // a combining accent counts
  ])('5.1, 5.2, 5.3 %j', (text, byLetters, byEverything, byWords) => {
    expect(lengthOf(text, letters)).toBe(byLetters);
    expect(lengthOf(text, everything)).toBe(byEverything);
    expect(lengthOf(text, words)).toBe(byWords);
  });
});

describe('5.4 cutting', () => {
  test.each([
    ['letters', 3, 'ab cd', letters, 'ab c'],
    ['letters', 2, 'ab cd', letters, 'ab'],
    ['letters', 4, 'ab cd  ', letters, 'ab cd  '],
    ['letters', 1, '  a  b', letters, '  a'],
    ['letters', 0, 'ab', letters, ''],
    ['letters', 1, '😀😀', letters, '😀'],
    ['everything', 3, 'ab cd', everything, 'ab '],
    ['everything', 5, 'ab cd', everything, 'ab cd'],
    ['words', 2, ' one  two  three', words, 'one two'],
    ['words', 3, ' one  two  three', words, ' one  two  three'],
    ['words', 0, 'one', words, ''],
  ])('5.4 by %s to %i: %j', (_, limit, text, counting, expected) => {
    expect(trimTo(limit, text, counting)).toBe(expected);
  });
});

describe('5.5, 5.12 what is free and what is charged', () => {
  test.each([
    ['within the base', 'abcd', { base_length: 5, per_agent: 3 }, 3, ['abcd', 3]],
    ['beyond the base', 'abcdefg', { base_length: 5, per_agent: 3 }, 3, ['abcdefg', 1]],
    ['beyond both', 'abcdefghijkl', { base_length: 5, per_agent: 3 }, 3, ['abcdefgh', 0]],
    ['with nothing left', 'abcdefg', { base_length: 5, per_agent: 3 }, 0, ['abcde', 0]],
    ['no base', 'abcd', { per_agent: 10 }, 10, ['abcd', 6]],
    ['no base, cut', 'abcd', { per_agent: 10 }, 2, ['ab', 0]],
    ['spaces are free', 'a b c d', { per_agent: 10 }, 2, ['a b', 0]],
    ['words', 'one two three four', { ...words, base_length: 1, per_agent: 2 }, 2, ['one two three', 0]],
  ])('5.5, 5.12 %s', (_, text, rules, rest, expected) => {
    expect(kept(text, rules, rest)).toEqual(expected);
  });
  test('5.5, 5.12 only the base is limited', () => {
    expect(kept('abcdefg', { base_length: 5 })).toBe('abcde');
  });
});

describe('5.6, 5.7, 5.8 mentions', () => {
  const limited = { base_length: 3, mention_length: 4 };
  test.each([
    ['both parts are cut', 'hello @Rin good morning', 'hel @Rin  good'],
    ['spaces are added though some are there', 'hi @Rin ok', 'hi  @Rin  ok'],
    ['spaces are added where none are', 'hi@Rinok', 'hi @Rin ok'],
    ['at the very beginning', '@Rin ok', ' @Rin  ok'],
    ['the leftmost counts', 'a @Mio b @Rin c', 'a  @Mio  b @Ri'],
    ['the longer name', 'a @Rina b', 'a  @Rina  b'],
    ['any characters in the name', 'a @Agent[01] b', 'a  @Agent[01]  b'],
    ['no player of that name', 'ab @Tom cd', 'ab @'],
    ['a lone sign before it', 'a@ @Rin b', 'a@  @Rin  b'],
    ['names are spelt exactly', 'a @rin b', 'a @r'],
  ])('5.6, 5.7, 5.8 %s', (_, text, expected) => {
    expect(kept(text, limited)).toBe(expected);
  });
  test.each([
    ['only before', 'abcde@Rin ok', 5, ['abcde @Rin  ok', 3]],
    ['before and after', 'abcde@Rin abcdef', 5, ['abcde @Rin  abcdef', 1]],
    ['after, from what is left', 'abcdefgh@Rin abcdefgh', 6, ['abcdefgh @Rin  abcde', 0]],
    ['before takes all', 'abcdefgh@Rin abcdefgh', 5, ['abcdefgh @Rin  abcd', 0]],
  ])('5.6, 5.7, 5.8 charged: %s', (_, text, rest, expected) => {
    expect(kept(text, { ...limited, per_agent: 5 }, rest)).toEqual(expected);
  });
  test('5.6, 5.7, 5.8 a player cannot mention themselves', () => {
    game5('talk 0\nDee talk "1234567 @Dee"\n> Dee talk "12345"', { talk: { max_length: { base_length: 5 } } });
  });
  test('5.6, 5.7, 5.8 the dead are', () => {
    const options = {
      talk: { max_length: { base_length: 3 } },
      day_phases: [{ action: 'talk', only_day: 1 }],
      night_phases: [{ action: 'execution', only_day: 0 }],
    };
    const { game } = game5('vote 0\nAnn vote Eve\ntime\ntalk 1', options);
    const speaker = game.seat(game.frame.floor?.speaker ?? 0).name;
    game5(
      `vote 0\nAnn vote Eve\ntime\ntalk 1\n${speaker} talk "why @Eve of all"\n> ${speaker} talk "why  @Eve  of all"`,
      options,
    );
  });
});

describe('5.9 the longest speech', () => {
  test.each([
    ['short enough', 'abcde', { per_talk: 5 }, 'abcde'],
    ['cut', 'abcdef', { per_talk: 5 }, 'abcde'],
    ['cut in words', 'a b  c d', { ...words, per_talk: 3 }, 'a b c'],
    ['nothing', 'abc', { per_talk: 0 }, ''],
    ['the part after is cut', 'hi @Rin morning', { per_talk: 8, base_length: 9, mention_length: 9 }, 'hi  @Rin  mo'],
    [
      'the part before alone is too long',
      'morning @Rin hi',
      { per_talk: 5, base_length: 9, mention_length: 9 },
      'morni',
    ],
    ['the mention is cut too', 'hi @Rin hi', { per_talk: 4, base_length: 9, mention_length: 9 }, 'hi  @R'],
    ['the mention counts', 'hi @Rin hi', { per_talk: 8, base_length: 9, mention_length: 9 }, 'hi  @Rin  hi'],
    ['spaces around it too', 'hi@Rinhi', { ...everything, per_talk: 8, base_length: 9, mention_length: 9 }, 'hi @Rin '],
    ['as a word', 'hi @Rin one two', { ...words, per_talk: 3, base_length: 9, mention_length: 9 }, 'hi @Rin one'],
  ])('5.9 %s', (_, text, rules, expected) => {
    expect(kept(text, rules)).toBe(expected);
  });
});

describe('5.10 without limits', () => {
  test.each([
    ['nothing is touched', `  hi@Rin${'x'.repeat(5000)} `, {}],
    ['mentions are not special without a budget', 'hi@Rin', { mention_length: 3, per_talk: 50 }],
    ['nor without a length of their own', 'hi@Rin', { base_length: 50 }],
  ])('5.10 %s', (_, text, rules) => {
    expect(kept(text, rules)).toBe(text);
  });
});

test('5.11 speech of which nothing is left is an over', () => {
  game5('talk 0\nDee talk "hello"\n> Dee over', { talk: { max_length: { per_talk: 0 } } });
  game5('talk 0\nDee talk "hello"\n> Dee over', { talk: { max_length: { base_length: 0 } } });
  game5('talk 0\nDee talk "Overjoyed"\n> Dee over', { talk: { max_length: { base_length: 4 } } });
});

test('5.12 a player who has used up their length is passed over', () => {
  const { game } = game5(
    `
    talk 0
      Dee talk "1234567"
    > Dee talk "12345"
      Cid talk "123"
      Ann over
      Bob over
      Eve over
      ! Dee talk "6": Cid is speaking
      Cid talk "45"
    > closed
    divine 0
    `,
    { talk: { max_length: { base_length: 0, per_agent: 5 } } },
  );
  expect(game.frame.phase).toBe('divine');
});

test('5.13 by default 50 characters, and 50 after a mention', () => {
  game5(`
    talk 0
      Dee talk "${'x'.repeat(60)}"
    > Dee talk "${'x'.repeat(50)}"
      Cid talk "${'x'.repeat(60)}@Eve${'y'.repeat(60)}"
    > Cid talk "${'x'.repeat(50)} @Eve ${'y'.repeat(50)}"
  `);
});
