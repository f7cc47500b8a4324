import { expect, test } from 'vitest';
import { languages, type UiLanguage } from '../../shared/words/words.ts';
import { loadAdminWords } from './admin-words.ts';

const spoken = Object.keys(languages) as UiLanguage[];
const placesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

test.each(spoken)('%s: every sentence of the admin page is there, with the same things filled in', async (language) => {
  const [{ own: en }, { own }] = await Promise.all([loadAdminWords('en'), loadAdminWords(language)]);
  expect(Object.keys(own)).toEqual(Object.keys(en));
  const strays = Object.entries(own).filter(
    ([key, text]) => text.trim() === '' || `${placesIn(text)}` !== `${placesIn(en[key as keyof typeof en])}`,
  );
  expect(strays).toEqual([]);
});

test.each(spoken)('%s: the parts shared with the client have their words', async (language) => {
  const { shared } = await loadAdminWords(language);
  expect(Object.keys(shared)).toEqual(expect.arrayContaining(['common.close', 'common.loading', 'common.language']));
});
