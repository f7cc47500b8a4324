import { keepTrying } from '../install/keep-trying.ts';
import type * as contest from './en/contest.ts';
import type * as doors from './en/doors.ts';
import type * as first from './en/index.ts';
import type * as insights from './en/insights.ts';
import type * as late from './en/late.ts';
import type * as rooms from './en/rooms.ts';
import type * as show from './en/show.ts';
import type * as stories from './en/stories.ts';

type English = typeof first &
  typeof late &
  typeof doors &
  typeof rooms &
  typeof stories &
  typeof contest &
  typeof insights &
  typeof show;
export type Key = { [Topic in keyof English]-?: keyof English[Topic] & string }[keyof English];
export type LoadedWords = Readonly<Partial<Record<Key, string>>>; // so far as it is loaded
type Values = Readonly<Record<string, string | number>>;
export type Translate<K extends string = Key> = (key: K, values?: Values) => string;

/** The languages that are spoken here, each by its own name. */
export const languages = { en: 'English', de: 'Deutsch', hi: 'हिन्दी', ja: '日本語' } as const;
export type UiLanguage = keyof typeof languages;

/** What is loaded together: what is said everywhere and at the table, what may follow it, and what single screens say beside it. */
export const parts = ['first', 'late', 'doors', 'rooms', 'stories', 'contest', 'insights', 'show'] as const;
export type WordsPart = (typeof parts)[number];

type Topics = Readonly<Record<string, Readonly<Record<string, string>>>>;
const loaders: Readonly<Record<UiLanguage, Readonly<Record<WordsPart, () => Promise<Topics>>>>> = {
  en: {
    first: () => import('./en/index.ts'),
    late: () => import('./en/late.ts'),
    doors: () => import('./en/doors.ts'),
    rooms: () => import('./en/rooms.ts'),
    stories: () => import('./en/stories.ts'),
    contest: () => import('./en/contest.ts'),
    insights: () => import('./en/insights.ts'),
    show: () => import('./en/show.ts'),
  },
  de: {
    first: () => import('./de/index.ts'),
    late: () => import('./de/late.ts'),
    doors: () => import('./de/doors.ts'),
    rooms: () => import('./de/rooms.ts'),
    stories: () => import('./de/stories.ts'),
    contest: () => import('./de/contest.ts'),
    insights: () => import('./de/insights.ts'),
    show: () => import('./de/show.ts'),
  },
  hi: {
    first: () => import('./hi/index.ts'),
    late: () => import('./hi/late.ts'),
    doors: () => import('./hi/doors.ts'),
    rooms: () => import('./hi/rooms.ts'),
    stories: () => import('./hi/stories.ts'),
    contest: () => import('./hi/contest.ts'),
    insights: () => import('./hi/insights.ts'),
    show: () => import('./hi/show.ts'),
  },
  ja: {
    first: () => import('./ja/index.ts'),
    late: () => import('./ja/late.ts'),
    doors: () => import('./ja/doors.ts'),
    rooms: () => import('./ja/rooms.ts'),
    stories: () => import('./ja/stories.ts'),
    contest: () => import('./ja/contest.ts'),
    insights: () => import('./ja/insights.ts'),
    show: () => import('./ja/show.ts'),
  },
};
const loading = new Map<string, Promise<LoadedWords>>();
const loaded = new Map<string, LoadedWords>();

/** One part, if it is there already. */
export const wordsAt = (language: UiLanguage, part: WordsPart): LoadedWords | undefined =>
  loaded.get(`${language} ${part}`);

/** One part, fetched once. */
export function loadWords(language: UiLanguage, part: WordsPart): Promise<LoadedWords> {
  const key = `${language} ${part}`;
  const known = loading.get(key);
  if (known) return known;
  const fetched = loaders[language][part]().then((topics) => {
    const catalogue = Object.assign({}, ...Object.values(topics)) as LoadedWords;
    loaded.set(key, catalogue);
    return catalogue;
  });
  fetched.catch(() => loading.delete(key)); // to be asked for again
  loading.set(key, fetched);
  return fetched;
}

const needed = new Map<string, Promise<LoadedWords>>();
const besideGame: readonly WordsPart[] = ['late', 'show', 'insights']; // a reload for them could lose an answer that is not sent yet
/** One part that is about to be drawn: always the same promise, which waits until the words are there. */
export function needWords(language: UiLanguage, part: WordsPart): Promise<LoadedWords> {
  const key = `${language} ${part}`;
  const wait = needed.get(key) ?? keepTrying(() => loadWords(language, part), !besideGame.includes(part));
  needed.set(key, wait);
  return wait;
}

/** The first of the wishes that is spoken here. */
export const bestLanguage = (wishes: readonly string[]): UiLanguage => {
  const spoken = wishes.map((wish) => wish.toLowerCase().split('-')[0]).find((wish) => wish && wish in languages);
  return (spoken ?? 'en') as UiLanguage;
};

/** `{name}` is filled in; `{n, one {# player} other {# players}}` picks by number, as the language counts. */
export function translator<K extends string = Key>(
  catalogue: Readonly<Partial<Record<NoInfer<K>, string>>>,
  language: UiLanguage,
): Translate<K> {
  const rules = new Intl.PluralRules(language);
  return (key, values = {}) => fill(catalogue[key] ?? missing(key), values, rules);
}
/** A key is never drawn. Tests of pages fail on the error. */
function missing(key: string): string {
  console.error(`No words: ${key}`);
  return '';
}

const PLURAL = /\{(\w+), ((?:\w+ \{[^{}]*\} ?)+)\}/g;
const FORM = /(\w+) \{([^{}]*)\}/g;
const PLACE = /\{(\w+)\}/g;

function fill(template: string, values: Values, rules: Intl.PluralRules): string {
  const chosen = template.replace(PLURAL, (_, name: string, forms: string) => {
    const number = Number(values[name]);
    const byForm = new Map([...forms.matchAll(FORM)].map(([, form, text]) => [form, text]));
    const text = byForm.get(rules.select(number)) ?? byForm.get('other') ?? '';
    return text.replaceAll('#', String(number));
  });
  return chosen.replace(PLACE, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
