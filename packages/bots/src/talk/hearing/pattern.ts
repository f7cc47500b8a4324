import { fold } from './fold.ts';
import type { Kind, PatternSource } from './pattern-source.ts';

// Names and words of the rule set become private-use letters before patterns are tried.
const FIRST = { seat: 0xe000, role: 0xe100, verb: 0xe200, answer: 0xe300 } as const;
type Sort = keyof typeof FIRST;
const SPAN = 0x100; // letters of each sort
export const BAD = '\ue400';
export const GOOD = '\ue401';
export const TWIST = '\ue402'; // in place of a phrase that turns the rest round

// Roles by side: those the village must be rid of, those of neither side, and the village's own.
const SIDES = { bad: 0, neither: 0x40, good: 0x80 } as const;
export type SaidSide = keyof typeof SIDES;
const ROLES = 0x40; // at most

export const letter = (sort: Sort, index: number): string => String.fromCharCode(FIRST[sort] + index);
export const roleLetter = (index: number, side: SaidSide): string => letter('role', index + SIDES[side]);
/** The index a letter stands for, if it is of this sort. */
export function indexOf(sort: Sort, text: string): number | undefined {
  const index = text.charCodeAt(0) - FIRST[sort];
  if (Number.isNaN(index) || index < 0 || index >= SPAN) return undefined;
  return sort === 'role' ? index % ROLES : index;
}
const classOf = (sort: Sort): string => `[\\u${FIRST[sort].toString(16)}-\\u${(FIRST[sort] + SPAN - 1).toString(16)}]`;

const slots: Readonly<Record<string, string>> = {
  '{s}': `(${classOf('seat')})`,
  '{r}': `(${classOf('role')})(?! ?${classOf('role')})`, // not the first word of a longer name
  '{v}': `(${classOf('verb')})`,
  '{a}': `(${classOf('answer')})`,
  '{bad}': `[${BAD}\\ue100-\\ue13f]`,
  '{good}': `[${GOOD}\\ue180-\\ue1ff]`,
  '{fine}': GOOD,
  '{o}': `([\\ue140-\\ue1ff])(?! ?${classOf('role')})`, // a role that is not bad
};

export interface Pattern {
  readonly kind: Kind;
  readonly test: RegExp;
  readonly needs: number; // bits of the sorts of letters a match must contain: a fast pre-check
}
/** The compiled patterns of a language. */
export interface CompiledPatterns extends Readonly<Record<'asking' | 'telling' | 'saying', readonly Pattern[]>> {
  readonly guards: readonly RegExp[];
  readonly night: RegExp;
  readonly joints: ReadonlySet<string>;
  readonly bonds: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly are: ReadonlyMap<string, string>;
  readonly pronouns: ReadonlyMap<string, string>;
  readonly both: RegExp; // two players with one verb, in languages without spaces
}
const PLAYER = classOf('seat');
const made = new WeakMap<PatternSource, CompiledPatterns>();
export function patternsOf(source: PatternSource): CompiledPatterns {
  const known = made.get(source);
  if (known) return known;
  const patterns = {
    asking: listed(source.asking, source),
    telling: listed(source.telling, source),
    saying: listed(source.saying, source),
    guards: source.guards.map((guard) => compile(guard, source)),
    night: new RegExp(fold(source.night), 'gu'),
    joints: new Set(fold(source.joints).split(',')),
    bonds: new Set(fold(source.bonds).split(',')),
    and: new Set(fold(source.several.and).split(',')),
    are: folded(source.several.are),
    pronouns: folded(source.pronouns),
    both: new RegExp(
      `(${PLAYER})${source.several.and}(${PLAYER})(${Object.keys(source.several.are).join('|')})([^、,，]*)`,
      'gu',
    ),
  };
  made.set(source, patterns);
  return patterns;
}
const folded = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).map(([word, other]) => [fold(word), fold(other)]));
const listed = (patterns: PatternSource['saying'], source: PatternSource): Pattern[] =>
  patterns.flatMap(([kind, ...texts]) =>
    texts.map((text) => ({ kind, test: compile(text, source), needs: needsOf(text, source) })),
  );
function needsOf(text: string, { isSpaced }: PatternSource): number {
  const items = isSpaced ? text.split(' ') : [];
  const seat = text.includes('{s}') ? bitOf('seat') : 0;
  const role = items.includes('{r}') ? bitOf('role') : 0;
  const verb = items.includes('{v}') ? bitOf('verb') : 0;
  return seat | role | verb;
}
const bitOf = (sort: Sort): number => 1 << ((FIRST[sort] - FIRST.seat) / SPAN);
/** The sorts of letters in a text, as bits. */
export function sortsIn(text: string): number {
  let sorts = 0;
  for (let i = 0; i < text.length; i++) {
    const sort = (text.charCodeAt(i) - FIRST.seat) >> 8;
    if (sort >= 0 && sort < 4) sorts |= 1 << sort;
  }
  return sorts;
}

function compile(text: string, { isSpaced, others }: PatternSource): RegExp {
  const fill = (text: string) => text.replaceAll(/\{\w+\}/g, (slot) => slots[slot] ?? slot);
  if (!isSpaced) return new RegExp(fill(fold(text)), 'gu');
  const items = fold(text)
    .split(' ')
    .map((item) => {
      if (item === '^') return '^ ';
      if (item === '$') return '$';
      if (item === '!') return notBy(others);
      if (item === '{w}') return '(?:[^ ,]+ ){0,2}?';
      const words = item.replaceAll('_', ' ');
      const optional = /^\[(.*)\]$/.exec(words)?.[1];
      return optional === undefined ? `(?:${fill(words)}) ` : `(?:(?:${fill(optional)}) )?`;
    });
  const [first = ''] = items;
  return new RegExp(`${first.startsWith('^') ? '' : '(?<= )'}${items.join('')}`, 'gu');
}

/** One expression for a list of phrases, the longest first. */
export function compilePhrases(phrases: string, source: PatternSource): RegExp {
  const all = phrases
    .split(source.isSpaced ? /,(?![^[(]*[\])])/ : /\s+/)
    .filter((phrase) => phrase.trim() !== '')
    .sort((a, b) => b.length - a.length)
    .map((phrase) => compile(phrase.trim(), source).source);
  return new RegExp(all.length > 0 ? all.join('|') : '(?!)', 'gu');
}

/** Not after a word that names another subject. */
const notBy = (others: string): string =>
  `(?<!(?:${classOf('seat')}|${classOf('role')}|${fold(others).replaceAll(',', '|')}) )`;
