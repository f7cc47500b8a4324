import { read, say } from '@moonrise/bots';
import { rulesOf } from '@moonrise/engine/testing';
import { LANGUAGES, rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';

const names = ['Anna', 'Ann', 'Tom', 'Tom Tom', 'アンナ', 'टॉम', 'A', 'nobody'];
const seats = names.map((name) => ({ name, alive: true }));
const all = rulesets.map((entry) => rulesOf(entry));
const LENGTH = 1000;
const filledWith = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const pieces = [
  'Tom Tom Tom ',
  'Anna, ',
  'i really really suspect ',
  'checked Tom and ',
  'I vote for Tom. ',
  'Tom is Tom is ',
  '@@@@',
  '((((',
  'アンナさんは',
  '占い占い占い',
  'मैं टॉम को ',
  'Mein Bauch sagt Tom. ',
  '"""""',
  '\u0301',
  '?!?!?!',
  'Nacht 2: Nacht 2: ',
];

test('any text can be read without an error', () => {
  for (const rules of all.slice(-1))
    for (const language of LANGUAGES)
      for (const piece of pieces) {
        const context = { rules, language, seats, me: 0, seed: '', recent: [] };
        expect(Array.isArray(read(filledWith(piece, LENGTH), context))).toBe(true);
      }
});

// Retried, because timing depends on the load of the machine.
test('reading takes about linear time', { retry: 2 }, () => {
  const [rules] = all;
  if (!rules) throw new Error('there are rule sets');
  const context = { rules, language: 'en', seats, me: 0, seed: '', recent: [] };
  for (const piece of pieces) {
    const timeFor = (length: number): number => {
      const times = Array.from({ length: 5 }, (_, i) => {
        const text = `${filledWith(piece, length)} ${i}`; // different each time, because `read` caches
        const from = performance.now();
        read(text, context);
        return performance.now() - from;
      });
      return Math.min(...times);
    };
    timeFor(LENGTH);
    expect(timeFor(LENGTH) / Math.max(0.2, timeFor(LENGTH / 2)), piece).toBeLessThan(6);
  }
});

test('twenty utterances in a row never repeat, in any language', () => {
  const [rules] = all;
  if (!rules) throw new Error('there are rule sets');
  const moods = ['greet', 'unsure', 'mourn', 'hurry', 'thanks'] as const;
  for (const language of LANGUAGES)
    for (const mood of moods) {
      const said: string[] = [];
      for (let i = 0; i < 60; i++) {
        const context = { rules, language, seats, me: i % 8, seed: `${i}`, recent: said.slice(-20) };
        said.push(say([{ type: 'chat', mood }], context));
        expect(new Set(said.slice(-20).map((text) => text.toLowerCase())).size).toBe(Math.min(20, said.length));
      }
    }
});

test('a short speech is some fifty letters', () => {
  for (const rules of all)
    for (const language of LANGUAGES)
      for (let i = 0; i < 40; i++) {
        const context = { rules, language, seats, me: 0, seed: `${i}`, recent: [], isShort: true };
        expect(say([{ type: 'suspect', seat: 2, because: { type: 'result', by: 0 } }], context).length).toBeLessThan(
          60,
        );
      }
});
