import { expect, test, vi } from 'vitest';
import { bestLanguage, languages, loadWords, parts, translator, type UiLanguage } from './words.ts';

const wholeOf = async (language: UiLanguage): Promise<Readonly<Record<string, string>>> =>
  Object.assign({}, ...(await Promise.all(parts.map((part) => loadWords(language, part)))));
const en = await wholeOf('en');
const catalogues: Record<string, Readonly<Record<string, string>>> = {
  en,
  de: await wholeOf('de'),
  hi: await wholeOf('hi'),
  ja: await wholeOf('ja'),
};
const placesIn = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();
const unique = (list: readonly unknown[]) => [...new Set(list)];

test('every language has a catalogue', () => {
  expect(Object.keys(catalogues)).toEqual(Object.keys(languages));
});

test.each(Object.keys(catalogues))('%s: every key is there and says something', (language) => {
  const catalogue = catalogues[language] ?? {};
  expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
  expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(Object.keys(catalogues))('%s: the same things are filled in as in English', (language) => {
  const strays = Object.entries(catalogues[language] ?? {}).filter(
    ([key, text]) => `${unique(placesIn(text))}` !== `${unique(placesIn(en[key] ?? ''))}`,
  );
  expect(strays).toEqual([]);
});

test('places are filled in, and numbers choose their form as the language counts', () => {
  const speak = (text: string, language: 'en' | 'ja') => translator({ x: text } as never, language);
  const t = speak('{name} and {n, one {# other} other {# others}}', 'en');
  expect(t('x' as never, { name: 'Bo', n: 1 })).toBe('Bo and 1 other');
  expect(t('x' as never, { name: 'Bo', n: 3 })).toBe('Bo and 3 others');
  expect(speak('{n, other {#人}}', 'ja')('x' as never, { n: 1 })).toBe('1人');
});

test('a name that looks like a place is left as it is', () => {
  const t = translator({ x: '{name} says {text}' } as never, 'en');
  expect(t('x' as never, { name: '{text}', text: 'hi' })).toBe('{text} says hi');
});

test('a missing text leaves a gap and an error, never its key', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(translator({}, 'en')('home.create')).toBe('');
  expect(complain).toHaveBeenCalledWith('No words: home.create');
  complain.mockRestore();
});

test('the first wish that is spoken here is taken, else English', () => {
  expect(bestLanguage(['fr-CA', 'de-AT', 'en'])).toBe('de');
  expect(bestLanguage(['tlh'])).toBe('en');
  expect(bestLanguage([])).toBe('en');
});
