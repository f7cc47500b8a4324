import { mildWords } from './mild-words.ts';

const STANDS_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const LETTER = /[\p{L}\p{M}]/u;
const WORDS = /[\p{L}\p{M}][\p{L}\p{M}.*_-]*/gu; // with characters that may disguise a word
const BETWEEN = /[.*_-]/g;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export interface FilterWords {
  readonly listed: readonly string[];
  readonly ordinary: readonly string[]; // contain a listed one
}
/** How words are recognized and covered. */
export interface FilterWay {
  readonly fold: (letter: string) => string; // as it is compared with the lists
  readonly cover: string; // instead of a letter
  readonly strict?: FilterWords; // the strict level adds them; clients load them on demand
}

/** Masks the words of the lists except for their first letter. */
export function filtered(text: string, level: 'off' | 'mild' | 'strict', way: FilterWay = plainWay): string {
  if (level === 'off') return text;
  const { fold, cover } = way;
  const letters = [...text.normalize('NFC')];
  const folded = letters.map((letter, i) => undisguised(fold(letter), letters[i + 1]));
  const whole = folded.join('');
  const list = listFor(level, way);
  const spans = spansIn(whole, list).filter((span) => !isOrdinary(whole, span, list.ordinary));
  if (spans.length === 0) return text;
  const indexAt = indexesOf(folded);
  for (const [start, end] of spans)
    for (let i = (indexAt.get(start) ?? 0) + 1; i < (indexAt.get(end) ?? letters.length); i++) letters[i] = cover;
  return letters.join('');
}

/** A digit before a letter stands for a letter. */
const undisguised = (letter: string, next = ''): string => {
  const meant = STANDS_FOR[letter];
  return meant !== undefined && LETTER.test(next) ? meant : letter;
};
/** A letter without its case and accent. */
export function foldLetter(letter: string): string {
  if (letter < '\u0080') return letter.toLowerCase();
  const plain = letter.normalize('NFD').charAt(0);
  return (/\p{Script=Latin}/u.test(plain) ? plain : letter).toLowerCase();
}
export const plainWay: FilterWay = { fold: foldLetter, cover: '•' };
function indexesOf(parts: readonly string[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let at = 0;
  for (const [i, part] of parts.entries()) {
    found.set(at, i);
    at += part.length;
  }
  return found;
}

interface List {
  readonly whole: ReadonlySet<string>;
  readonly stems: readonly string[]; // any ending follows
  readonly unspaced: readonly string[]; // Japanese has no spaces: found anywhere
  readonly ordinary: readonly string[]; // contain a listed one
}
type Span = readonly [start: number, end: number];

function spansIn(text: string, { whole, stems, unspaced }: List): readonly Span[] {
  const isListed = (word: string) => whole.has(word) || stems.some((stem) => word.startsWith(stem));
  const spans: Span[] = [];
  for (const { index, 0: found } of text.matchAll(WORDS)) {
    const drawn = found.replace(/[.*_-]+$/, '');
    if (isListed(shortened(drawn.replace(BETWEEN, '')))) spans.push([index, index + drawn.length]);
    else spans.push(...partsOf(drawn, index).filter(([start, end]) => isListed(shortened(text.slice(start, end)))));
  }
  if (UNSPACED.test(text)) for (const word of unspaced) spans.push(...everywhere(text, word));
  return spans;
}
/** Three or more equal letters count as one. */
const shortened = (word: string): string => word.replace(/(.)\1{2,}/gu, '$1');
const partsOf = (word: string, at: number): readonly Span[] =>
  [...word.matchAll(/[^.*_-]+/g)].map(({ index, 0: part }) => [at + index, at + index + part.length]);

function everywhere(text: string, word: string): readonly Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    spans.push([at, at + word.length]);
  return spans;
}

const ENDING = /^[\p{L}\p{M}]*/u;
/** True if an ordinary word covers this part of a folded line. */
function isOrdinary(line: string, [start, end]: Span, ordinary: readonly string[]): boolean {
  return ordinary.some((word) => {
    const stem = word.replace('*', '');
    for (let at = line.indexOf(stem); at >= 0 && at <= start; at = line.indexOf(stem, at + 1)) {
      const rest = word === stem ? 0 : (ENDING.exec(line.slice(at + stem.length))?.[0].length ?? 0);
      if (end <= at + stem.length + rest) return true;
    }
    return false;
  });
}

const lists = new WeakMap<FilterWay, Map<string, List>>();
function listFor(level: 'mild' | 'strict', way: FilterWay): List {
  const known = lists.get(way) ?? new Map<string, List>();
  lists.set(way, known);
  const list = known.get(level) ?? newList(way.fold, level === 'strict' ? way.strict : undefined);
  known.set(level, list);
  return list;
}
function newList(fold: FilterWay['fold'], more: FilterWords = { listed: [], ordinary: [] }): List {
  const foldWord = (word: string) => [...word.normalize('NFC')].map(fold).join('');
  const folded = [...mildWords.listed, ...more.listed].map(foldWord);
  const spaced = folded.filter((word) => !UNSPACED.test(word));
  return {
    whole: new Set(spaced.filter((word) => !word.endsWith('*'))),
    stems: spaced.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    unspaced: folded.filter((word) => UNSPACED.test(word)),
    ordinary: [...mildWords.ordinary, ...more.ordinary].map(foldWord),
  };
}
