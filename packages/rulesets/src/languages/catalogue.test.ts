import { defineRuleset, joinWords, type Role, type Ruleset } from '@moonrise/engine';
import type { OptionSpecs, RulesetEntry } from '@moonrise/engine/kit';
import { rulesOf } from '@moonrise/engine/testing';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../index.ts';
import { presets } from '../presets.ts';
import { LANGUAGES, type Language, type Same } from './catalogue.ts';
import { translations } from './index.ts';
import { presetsIn, translated } from './translate.ts';

type Texts = ReadonlyMap<string, string>;

/** Every text in a tree, by its path. */
function textsIn(tree: object, before = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, below] of Object.entries(tree)) {
    if (typeof below === 'string') texts.set(`${before}${key}`, below);
    else for (const [path, text] of textsIn(below, `${before}${key}.`)) texts.set(path, text);
  }
  return texts;
}
const namesOf = ({ name, summary }: { name: string; summary: string }) => ({ name, summary });
const optionTexts = (specs: OptionSpecs): object =>
  Object.fromEntries(
    Object.entries(specs).map(([key, spec]) => {
      const { label, words } = spec;
      if (spec.kind === 'choice') return [key, { label, words, names: spec.names }];
      return [key, spec.kind === 'group' ? { label, words, of: optionTexts(spec.of) } : { label, words }];
    }),
  );
const englishOf = (entry: RulesetEntry): Texts => {
  const { allWords, roles } = rulesOf(entry);
  const names = Object.fromEntries(roles.map(({ id, words }) => [id, namesOf(words)]));
  return textsIn({ words: allWords, roles: names, options: optionTexts(entry.options) });
};
function catalogueOf(language: Language, id: string): Texts {
  const catalogue = translations[language].rulesets[id];
  if (!catalogue) return new Map();
  const { words, roles, options } = catalogue;
  const allWords = joinWords(
    words,
    Object.values(roles).map((role) => ({ words: role })),
  );
  const names = Object.fromEntries(Object.entries(roles).map(([role, said]) => [role, namesOf(said)]));
  return textsIn({ words: allWords, roles: names, options });
}
const placesIn = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
const missing = (from: Texts, in_: Texts): string[] => [...from.keys()].filter((path) => !in_.has(path));

const others = LANGUAGES.filter((language) => language !== 'en');
const script: Partial<Record<Language, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u,
};
const properNames = ['Moonrise', 'Launch', 'AIWolf'];

describe.each(others)('in %s', (language) => {
  test.each(rulesets)('$id has every word, and no other', (entry) => {
    const english = englishOf(entry);
    const theirs = catalogueOf(language, entry.id);
    expect(missing(english, theirs), `not in ${entry.id}/languages/${language}.ts`).toEqual([]);
    expect(missing(theirs, english), `in ${entry.id}/languages/${language}.ts, and nowhere else`).toEqual([]);
  });

  test.each(rulesets)('$id names the same people in the same sentences', (entry) => {
    const english = englishOf(entry);
    const differing = [...catalogueOf(language, entry.id)].filter(
      ([path, text]) => placesIn(text).join() !== placesIn(english.get(path)).join(),
    );
    expect(differing).toEqual([]);
  });

  test.each(rulesets)('$id leaves nothing empty, and nothing in another script', (entry) => {
    const isForeign = (text: string) => !(script[language]?.test(text) ?? true) && !properNames.includes(text);
    const faults = [...catalogueOf(language, entry.id)].filter(([, text]) => text.trim() === '' || isForeign(text));
    expect(faults).toEqual([]);
  });

  test('the presets have words', () => {
    for (const { name, summary } of presetsIn(language)) expect(name.length * summary.length).toBeGreaterThan(0);
    expect(translations[language].presets).not.toEqual(translations.en.presets);
  });
});

test('the English words can be had in English', () => {
  for (const entry of rulesets) {
    const rules = rulesOf(entry);
    const { words, roles, options } = translated('en', entry, rules);
    expect(words).toEqual(rules.allWords);
    expect(roles).toEqual(Object.fromEntries(rules.roles.map((role) => [role.id, namesOf(role.words)])));
    expect(options).toEqual(entry.options);
  }
});

const entryOf = (id: string) => rulesets.find((entry) => entry.id === id) as RulesetEntry;

test('a translation replaces words, and nothing else', () => {
  const moonrise = entryOf('moonrise');
  const { words, roles, options } = translated('de', moonrise, rulesOf(moonrise));
  expect(words.told.killed).toBe('{0} wurde in der Nacht getötet');
  expect(words.cards.save).toMatchObject({ pick: 'Beschützen' });
  expect(roles.seer).toEqual({ name: 'Seherin', summary: expect.stringContaining('Morgen') });
  expect(options.ballots).toMatchObject({
    kind: 'choice',
    of: ['open', 'secret'],
    default: 'open',
    names: { open: 'Offen', secret: 'Geheim' },
  });
});

test('the lines of Chaos Mode are the same in every language; what it asks is not', () => {
  const moonrise = entryOf('moonrise');
  const rules = rulesOf(moonrise, { chaos: true });
  for (const language of LANGUAGES) {
    const { words } = translated(language, moonrise, rules);
    expect(words.told).toEqual(rules.allWords.told);
    expect(words.ends).toEqual(rules.allWords.ends);
  }
  expect(translated('ja', moonrise, rules).words.cards.save?.ask).toBe('今夜、誰を守りますか？');
});

test('a role that nobody has translated yet is in English, among the others', () => {
  const classic = entryOf('classic');
  const plain = rulesOf(classic);
  const jester: Role = { id: 'jester', team: 'town', picture: 'jester', words: { name: 'Jester', summary: 'Jokes.' } };
  const rules: Ruleset = defineRuleset({ ...plain, deck: () => undefined, roles: [...plain.roles, jester] });
  const { roles } = translated('hi', { ...classic, build: () => ({ ok: true, rules }) }, rules);
  expect(roles.jester).toEqual({ name: 'Jester', summary: 'Jokes.' });
  expect(roles.doctor?.name).toBe('डॉक्टर');
});

test('a key that is missing does not compile', () => {
  // @ts-expect-error `done` is missing
  const lacking: Same<{ readonly ask: 'Who?'; readonly done: 'You.' }> = { ask: 'Wer?' };
  expect(lacking).toBeDefined();
});

test('every preset can be played', () => {
  for (const { id, rules, options, seats } of presets) {
    const built = entryOf(rules).build(options);
    expect(built.ok && built.rules.cards(seats).ok, id).toBe(true);
  }
});
