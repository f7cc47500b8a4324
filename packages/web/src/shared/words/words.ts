import type { words as english } from './en/index.ts';

export type Key = keyof typeof english;
export type Catalogue = Readonly<Record<Key, string>>;
type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: Key, values?: Values) => string;

/** The languages that are spoken here, each by its own name. */
export const languages = { en: 'English', de: 'Deutsch', hi: 'हिन्दी', ja: '日本語' } as const;
export type Language = keyof typeof languages;

const loaders: Readonly<Record<Language, () => Promise<{ readonly words: Catalogue }>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  hi: () => import('./hi/index.ts'),
  ja: () => import('./ja/index.ts'),
};
export const loadWords = async (language: Language): Promise<Catalogue> => (await loaders[language]()).words;

/** The first of the wishes that is spoken here. */
export const bestLanguage = (wishes: readonly string[]): Language => {
  const spoken = wishes.map((wish) => wish.toLowerCase().split('-')[0]).find((wish) => wish && wish in languages);
  return (spoken ?? 'en') as Language;
};

/** `{name}` is filled in; `{n, one {# player} other {# players}}` picks by number, as the language counts. */
export function translator(catalogue: Catalogue, language: Language): Translate {
  const rules = new Intl.PluralRules(language);
  return (key, values = {}) => fill(catalogue[key], values, rules);
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
