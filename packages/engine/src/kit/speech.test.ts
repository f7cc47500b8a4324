import { expect, test } from 'vitest';
import { heard } from './speech.ts';

const manners = {
  act: 'talk',
  verbatim: false,
  skips: 2,
  length: {
    count_in_word: false,
    count_spaces: false,
    per_talk: -1,
    mention_length: -1,
    per_agent: -1,
    base_length: -1,
  },
  cues: new Map([
    ['Skip', 'skip'],
    ['Over', 'over'],
  ] as const),
};

test.each([
  ['Skip', 'skip', ''],
  ['Skip\n', 'skip', ''],
  ['Over\r\n', 'over', ''],
  [' Skip', 'talk', ' Skip'],
  ['Skip.\n', 'talk', 'Skip.'],
  ['one\ntwo\n', 'talk', 'onetwo'],
])('%j is heard as %s, with the words %j', (words, act, text) => {
  expect(heard(manners, 'talk', words, { count: 3, skips: 2, length: null }, [])).toMatchObject({ act, text });
});

test.each([
  ['Over\r\n', 'talk', 'Over\r'],
  ['Over\n', 'over', ''],
  ['a\r\nb', 'talk', 'a\rb'],
  ['   ', 'talk', '   '],
  ['\n', 'over', ''],
])('verbatim, %j is heard as %s, with the words %j', (words, act, text) => {
  const left = { count: 3, skips: 2, length: null };
  expect(heard({ ...manners, verbatim: true }, 'talk', words, left, [])).toMatchObject({ act, text });
});
