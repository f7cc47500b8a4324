import { expect, test } from 'vitest';
import type { Completion } from './port.ts';
import type { LlmQuestion } from './questions.ts';
import { readAnswer, schemaOf } from './reading.ts';

const choice = (id: string, act: string, targets: number[] = [], text?: number) => ({
  id,
  label: `${act} ${targets.join()}`.trim(),
  act,
  targets,
  ...(text !== undefined && { text }),
});
const ballot: LlmQuestion = {
  ask: '',
  slot: 'b',
  required: true,
  choices: [choice('1.1', 'name', [2]), choice('1.2', 'name', [3])],
};
const chat: LlmQuestion = { ask: '', slot: 'all', required: false, choices: [choice('2.1', 'speak', [], 20)] };
const whisper: LlmQuestion = { ask: '', slot: 'few', required: false, choices: [choice('3.1', 'whisper', [], 20)] };
const floor: LlmQuestion = {
  ask: '',
  slot: 'f',
  required: true,
  choices: [choice('1.1', 'talk', [], 20), choice('1.2', 'close')],
};
const done: LlmQuestion = { ask: '', slot: 'd', required: true, choices: [choice('1.1', 'finish')] };
const second: LlmQuestion = { ask: '', slot: 'b', required: false, choices: [choice('2.1', 'name', [2])] };

const read = (answer: object | string, questions: readonly LlmQuestion[], end: Completion['end'] = 'stop') =>
  readAnswer({ text: typeof answer === 'string' ? answer : JSON.stringify(answer), end, usage: null }, questions);
const answersTo = (answer: object, ...questions: LlmQuestion[]) => {
  const got = read(answer, questions);
  return got.ok ? got.answers : got.fault;
};
const named = { slot: 'b', act: 'name', targets: [3] };

test.each([
  ['a list of ids', { note: 'n', say: '', choice: ['1.2'] }, [named]],
  ['a bare id', { choice: '1.2' }, [named]],
  ['an id that became a number', { choice: 1.2 }, [named]],
  ['the words of the list', { choice: [' Name 3 '] }, [named]],
  ['with words', { say: ' hi\n\u0007 you ', choice: ['1.2', '2.1'] }, [named, spoken('all', 'speak', 'hi you')]],
  [
    'words without a choice, where there is one place to speak',
    { say: 'hi', choice: ['1.2'] },
    [named, spoken('all', 'speak', 'hi')],
  ],
  ['to speak, with nothing to say', { say: '', choice: ['1.2', '2.1'] }, [named]],
  [
    'words that are too long',
    { say: 'x'.repeat(30), choice: ['1.2'] },
    [named, spoken('all', 'speak', 'x'.repeat(20))],
  ],
])('%s', (_, answer, expected) => expect(answersTo(answer, ballot, chat)).toEqual(expected));

function spoken(slot: string, act: string, text: string) {
  return { slot, act, targets: [], text };
}

test('any two players: two different ids of one line are one choice', () => {
  const pair = (id: string, target: number) => ({ ...choice(id, 'pair', [target]), parts: 2 });
  const question: LlmQuestion = { ...ballot, choices: [pair('1.1', 4), pair('1.2', 5), choice('1.3', 'name', [3])] };
  expect(answersTo({ choice: ['1.2', '1.1'] }, question)).toEqual([{ slot: 'b', act: 'pair', targets: [4, 5] }]);
  expect(answersTo({ choice: ['1.3'] }, question)).toEqual([named]);
  for (const wrong of [['1.1'], ['1.1', '1.1'], ['1.1', '1.3'], ['1.1', '1.2', '1.3']])
    expect(answersTo({ choice: wrong }, question)).toBe('choice');
});

test('a number that could be two ids is none', () => {
  const many = Array.from({ length: 12 }, (_, i) => choice(`1.${i + 1}`, 'name', [i]));
  expect(answersTo({ choice: [1.1] }, { ...ballot, choices: many })).toBe('choice');
  expect(answersTo({ choice: [1.12] }, { ...ballot, choices: many })).toEqual([{ ...named, targets: [11] }]);
});

test('invisible characters are removed, except the joiners that scripts need', () => {
  const say = 'a\u202eb\u0000c\u200bd क्\u200dष';
  expect(answersTo({ say, choice: ['1.2'] }, ballot, chat)).toEqual([
    named,
    spoken('all', 'speak', 'a b c d क्\u200dष'),
  ]);
});

test('with two channels, speech without a choice is dropped', () => {
  expect(answersTo({ say: 'a secret', choice: ['1.2'] }, ballot, chat, whisper)).toEqual([named]);
  expect(answersTo({ say: 'a secret', choice: ['1.2', '3.1'] }, ballot, chat, whisper)).toEqual([
    named,
    spoken('few', 'whisper', 'a secret'),
  ]);
});

test('answers without targets come last', () => {
  expect(answersTo({ choice: ['1.1', '2.1'] }, done, second)).toMatchObject([{ slot: 'b' }, { slot: 'd' }]);
});

test.each([
  ['empty', ' ', 'stop', 'empty'],
  ['prose', 'I vote for Ann.', 'stop', 'prose'],
  ['cut', '{"note":"I thi', 'cut', 'cut'],
  ['a refusal', 'I cannot', 'refusal', 'refusal'],
  ['fields of another kind', '{"choice":{"a":1}}', 'stop', 'shape'],
  ['an id that is not there', '{"choice":["9.9"]}', 'stop', 'choice'],
  ['two answers to one question', '{"choice":["1.1","1.2"]}', 'stop', 'choice'],
  ['no answer to what must be answered', '{"choice":[]}', 'stop', 'choice'],
] as const)('%s is a fault', (_, text, end, fault) => {
  expect(read(text, [ballot, chat], end)).toMatchObject({ ok: false, fault });
});

test('a seat that chooses to speak in its turn must say something', () => {
  expect(answersTo({ say: '', choice: ['1.1'] }, floor)).toBe('silence');
  expect(answersTo({ say: 'so', choice: ['1.1'] }, floor)).toEqual([spoken('f', 'talk', 'so')]);
  expect(answersTo({ say: 'so', choice: ['1.2'] }, floor)).toEqual([{ slot: 'f', act: 'close', targets: [] }]);
});

test.each(['{"role":"x"}', '[1]', '```js', 'well: {"note": "I am it"}'.slice(6), 'see "choice": 1'])(
  'what looks like our own JSON is not said: %s',
  (say) => expect(answersTo({ say, choice: ['1.2'] }, ballot, chat)).toEqual([named]),
);

test('the note is truncated, and never said', () => {
  const got = read({ note: 'z'.repeat(9_999), say: 'hi', choice: ['1.2'] }, [ballot, chat]);
  expect(got.ok && got.note.length).toBe(400);
  expect(got.ok && JSON.stringify(got.answers)).not.toContain('zz');
});

test('the schema allows only the listed ids', () => {
  expect(schemaOf([ballot, chat])).toMatchObject({
    required: ['reasoning', 'notes', 'say', 'choice'],
    properties: { choice: { items: { enum: ['1.1', '1.2', '2.1'] } } },
  });
});
