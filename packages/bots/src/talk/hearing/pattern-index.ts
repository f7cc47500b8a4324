import { fold } from './fold.ts';
import { BAD, GOOD } from './letters.ts';
import type { Cue, PhraseIndex, Units } from './phrase-index.ts';

const range = (from: number, to: number) => `[\\u${from.toString(16)}-\\u${to.toString(16)}]`;
const ROLE = range(0xe100, 0xe1ff);
const SLOTS: Readonly<Record<string, string>> = {
  '{s}': range(0xe000, 0xe0ff),
  '{r}': `${ROLE}(?!${ROLE})`, // not the first word of a longer name
  '{v}': range(0xe200, 0xe2ff),
  '{a}': range(0xe300, 0xe3ff),
  '{o}': `${range(0xe140, 0xe1ff)}(?!${ROLE})`,
  '{bad}': `[${BAD}\\ue100-\\ue13f]`,
  '{good}': `[${GOOD}\\ue180-\\ue1ff]`,
  '{fine}': GOOD,
};

/** Like `phraseIndex`, for a language without spaces: phrases are regular expressions, separated by spaces. */
export function patternIndex<F extends string>(
  patterns: Readonly<Record<F, string>>,
  lettered: Readonly<Record<string, string>>, // words that may have become letters, and their slots
): PhraseIndex<F> {
  const words = Object.keys(lettered).sort((a, b) => b.length - a.length);
  const letters = new RegExp(words.length > 0 ? words.join('|') : '(?!)', 'gu');
  const spelt = (phrase: string) => phrase.replaceAll(letters, (word) => `(?:${word}|${lettered[word]})`);
  const made = (Object.entries(patterns) as [F, string][]).map(([feature, list]): [F, RegExp] => {
    const all = list
      .split(/\s+/)
      .filter((one) => one !== '')
      .sort((a, b) => b.length - a.length)
      .map((one) => spelt(fold(one)).replaceAll(/\{\w+\}/g, (slot) => SLOTS[slot] ?? slot));
    return [feature, new RegExp(all.length > 0 ? all.join('|') : '(?!)', 'gu')];
  });
  const find = (text: Units): Cue<F>[] => {
    const line = text.units.join('');
    return made.flatMap(([feature, expression]) =>
      [...line.matchAll(expression)]
        .filter(({ 0: { length } }) => length > 0)
        .map(({ 0: { length }, index }) => ({ feature, from: index, to: index + length })),
    );
  };
  return { words: new Set(), find };
}
