import { read, say } from '@moonrise/bots';
import { rulesOf } from '@moonrise/engine/testing';
import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { namesFor } from '../games/names.ts';

const [entry] = rulesets;
if (!entry) throw new Error('there are rule sets');
const rules = rulesOf(entry);

/** The player suspected in a line, at a table with these names. */
function suspected(text: string, ...names: readonly string[]): string | undefined {
  const seats = names.map((name) => ({ name, alive: true }));
  const [act] = read(text, { rules, language: 'en', seats, me: 0, seed: '', recent: [] });
  return act?.type === 'suspect' ? names[act.seat] : undefined;
}

test('a name is recognized in any case, with and without accents', () => {
  expect(suspected('i suspect JÜRGEN', 'Ada', 'Jürgen')).toBe('Jürgen');
  expect(suspected('i suspect jurgen', 'Ada', 'Jürgen')).toBe('Jürgen');
  expect(suspected('i suspect zoë', 'Ada', 'Zoe')).toBe('Zoe');
});
test('one typo is forgiven from four letters on, two from eight', () => {
  expect(suspected('i suspect gwne', 'Ada', 'Gwen')).toBe('Gwen');
  expect(suspected('i suspect cristophr', 'Ada', 'Christopher')).toBe('Christopher');
  expect(suspected('i suspect tim', 'Ada', 'Tom')).toBeUndefined();
  expect(suspected('i suspect gwsa', 'Ada', 'Gwen')).toBeUndefined();
});
test('an ambiguous name is ignored', () => {
  expect(suspected('i suspect anni', 'Ada', 'Anna', 'Anne')).toBeUndefined();
  expect(suspected('i suspect chris', 'Ada', 'Christine', 'Christopher')).toBeUndefined();
  expect(suspected('i suspect anne', 'Ada', 'Anna', 'Anne')).toBe('Anne');
});
test('a first name or the beginning of one is enough', () => {
  expect(suspected('i suspect mary', 'Ada', 'Mary Jane')).toBe('Mary Jane');
  expect(suspected('i suspect mary jane', 'Ada', 'Mary', 'Mary Jane')).toBe('Mary Jane');
  expect(suspected('i suspect max', 'Ada', 'Maximilian')).toBe('Maximilian');
});
test('a name that is also a word counts only when clearly a name', () => {
  expect(suspected('i suspect that you will vote', 'Ada', 'Will')).toBeUndefined();
  expect(suspected('i suspect Will', 'Ada', 'Will')).toBe('Will');
  expect(suspected('i suspect @will', 'Ada', 'Will')).toBe('Will');
  expect(suspected('i suspect the wolf', 'Ada', 'Wolf')).toBeUndefined();
  expect(suspected('i suspect nobody', 'Ada', 'Nobody')).toBeUndefined();
});
test('a sentence inside a name is not parsed', () => {
  expect(read('hello I am the Seer', context(['Ada', 'I am the Seer']))).toEqual([]);
});
test('the names of bots are not common words', () => {
  for (const name of namesFor(26)) expect(suspected(`i suspect ${name.toLowerCase()}`, 'Somebody', name)).toBe(name);
});
test('a name that breaks parsing is replaced by the seat number', () => {
  const text = say([{ type: 'suspect', seat: 1 }], context(['Tom', 'Tom']));
  expect(text).toContain('#2');
});

function context(names: readonly string[]) {
  const seats = names.map((name) => ({ name, alive: true }));
  return { rules, language: 'en', seats, me: 0, seed: '', recent: [] };
}
