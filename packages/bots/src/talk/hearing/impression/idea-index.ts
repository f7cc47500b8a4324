import { fold } from '../fold.ts';
import { grammars } from '../grammars/index.ts';
import { spellingOf } from '../spelling.ts';
import { ideas } from './ideas/index.ts';

/** A word or expression about something, at units `at` to `to`. */
export interface Idea {
  readonly about: string;
  readonly at: number;
}
/** Finds ideas in units in which names and roles are already slots such as #s. */
export type IdeaFinder = (units: readonly string[]) => readonly Idea[];

const made = new Map<string, IdeaFinder>();
export function ideasOf(language: string): IdeaFinder {
  const known = made.get(language);
  if (known) return known;
  const finder = grammars[language]?.isSpaced === false ? unspaced(language) : spaced(language);
  made.set(language, finder);
  return finder;
}

/** The lists of a language: what they are about, and their words. `_` joins words, `*` stands for any ending. */
function listsOf(language: string): readonly (readonly [about: string, words: readonly string[]])[] {
  return (ideas[language] ?? '')
    .trim()
    .split(/\n(?=\w+:)/)
    .map((list) => {
      const [about = '', ...words] = list.split(/[\s]+/);
      return [about.replace(':', ''), words];
    });
}

const BORROWED: Readonly<Record<string, number>> = { de: 5, hi: 4 }; // letters an English word needs at least to count
const LONGEST = 14; // letters of a stem
function spaced(language: string): IdeaFinder {
  const spell = spellingOf(language);
  const [whole, stems, joined] = [
    new Map<string, string[]>(),
    new Map<string, string[]>(),
    new Map<string, Joined[]>(),
  ];
  const enter = (about: string, written: string) => {
    if (written.includes('_')) {
      const words = written.split('_').map(spell);
      const pile = joined.get(words[0] ?? '') ?? [];
      joined.set(words[0] ?? '', [...pile, { words, about }]);
      return;
    }
    const isStem = written.endsWith('*');
    const map = isStem ? stems : whole;
    const word = spell(isStem ? written.slice(0, -1) : written);
    const pile = map.get(word) ?? [];
    if (!pile.includes(about)) map.set(word, [...pile, about]);
  };
  for (const [about, words] of listsOf(language)) for (const word of words) enter(about, word);
  const own = new Set(whole.keys());
  const least = BORROWED[language];
  if (least !== undefined)
    for (const [about, words] of listsOf('en'))
      for (const word of words)
        if (
          word.replace('*', '').length >= least &&
          (word.includes('_') || word.endsWith('*') || !own.has(spell(word)))
        )
          enter(about, word);
  return (units) =>
    units.flatMap((unit, at) => (unit.startsWith('#') ? [] : found({ whole, stems, joined }, units, at)));
}
interface Joined {
  readonly words: readonly string[];
  readonly about: string;
}
interface Lists {
  readonly whole: ReadonlyMap<string, readonly string[]>;
  readonly stems: ReadonlyMap<string, readonly string[]>;
  readonly joined: ReadonlyMap<string, readonly Joined[]>;
}
function found({ whole, stems, joined }: Lists, units: readonly string[], at: number): readonly Idea[] {
  const unit = units[at] ?? '';
  const about = new Set(whole.get(unit));
  for (let length = Math.min(unit.length, LONGEST); length > 1; length--)
    for (const one of stems.get(unit.slice(0, length)) ?? []) about.add(one);
  for (const one of joined.get(unit) ?? [])
    if (one.words.every((word, i) => units[at + i] === word)) about.add(one.about);
  return [...about].map((one) => ({ about: one, at }));
}

const SLOT = '\uf000';
function unspaced(language: string): IdeaFinder {
  const lists = listsOf(language).map(([about, words]): [string, RegExp] => {
    const longest = words.map((word) => fold(word)).sort((a, b) => b.length - a.length);
    return [about, new RegExp(longest.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gu')];
  });
  return (units) => {
    const line = units.map((unit) => (unit.length > 1 ? SLOT : unit)).join('');
    return lists.flatMap(([about, words]) => [...line.matchAll(words)].map(({ index }) => ({ about, at: index })));
  };
}
