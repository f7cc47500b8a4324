import { defineRuleset, type Role } from '@moonrise/engine';
import type { RulesetEntry } from '@moonrise/engine/kit';
import { rulesOf } from '@moonrise/engine/testing';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../index.ts';
import { presets } from '../presets.ts';
import { LANGUAGES, type RulesLanguage, type Same } from './catalogue.ts';
import { coverage } from './coverage.ts';
import { translations } from './index.ts';
import { talkOf } from './talk/index.ts';
import { englishTexts, translatedTexts } from './texts.ts';
import { presetsIn, translated } from './translate.ts';

const englishOf = (entry: RulesetEntry) => englishTexts(entry, rulesOf(entry));
const placesIn = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

const others = LANGUAGES.filter((language) => language !== 'en');
const script: Partial<Record<RulesLanguage, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u,
};
const properNames = ['Moonrise', 'Launch', 'AIWolf'];

describe.each(others)('in %s', (language) => {
  test.each(rulesets)('$id translates no word that does not exist', (entry) => {
    const english = englishOf(entry);
    const unknown = [...translatedTexts(language, entry.id).keys()].filter((path) => !english.has(path));
    expect(unknown, `in ${entry.id}/languages/${language}.ts, and nowhere else`).toEqual([]);
  });

  test.each(rulesets)('$id names the same people in the same sentences', (entry) => {
    const english = englishOf(entry);
    const differing = [...translatedTexts(language, entry.id)].filter(
      ([path, text]) => placesIn(text).join() !== placesIn(english.get(path)).join(),
    );
    expect(differing).toEqual([]);
  });

  test.each(rulesets)('$id leaves nothing empty, and nothing in another script', (entry) => {
    const isForeign = (text: string) => !(script[language]?.test(text) ?? true) && !properNames.includes(text);
    const faults = [...translatedTexts(language, entry.id)].filter(([, text]) => text.trim() === '' || isForeign(text));
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
    const named = rules.roles.map(({ id, words: { name, summary } }) => [id, { name, summary }]);
    expect(roles).toEqual(Object.fromEntries(named));
    expect(options).toEqual(entry.options);
  }
});

const jester: Role = {
  id: 'jester',
  team: 'town',
  picture: 'jester',
  words: { name: 'Jester', summary: 'Jokes.', told: { joked: 'Ha!' } },
};
/** The rule set with a role that has nothing but a name and a sentence. */
function withJester(entry: RulesetEntry): RulesetEntry {
  const plain = rulesOf(entry);
  const roles = [...plain.roles, jester];
  const rules = defineRuleset({ ...plain, deck: () => undefined, roles, talk: talkOf(roles) });
  return { ...entry, build: () => ({ ok: true, rules }) };
}
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
  const plain = rulesOf(moonrise);
  for (const language of LANGUAGES) {
    const { words } = translated(language, moonrise, rules);
    for (const part of ['told', 'ends'] as const) {
      const own = Object.entries(rules.allWords[part]).filter(([key, line]) => line !== plain.allWords[part][key]);
      expect(words[part]).toMatchObject(Object.fromEntries(own));
    }
  }
  expect(translated('ja', moonrise, rules).words.cards.save?.ask).toBe('今夜、誰を守りますか？');
});

test.each(LANGUAGES)('what happens in Chaos Mode can also be told plainly (%s)', (language) => {
  const moonrise = entryOf('moonrise');
  const rules = rulesOf(moonrise, { chaos: true });
  const usual = translated(language, moonrise, rulesOf(moonrise));
  const { plain } = translated(language, moonrise, rules);
  expect(usual.plain).toBeUndefined();
  expect(plain?.told.killed).toBe(usual.words.told.killed);
  expect(plain?.causes.vote).toBe(usual.words.causes.vote);
  expect(plain?.ends.parity).toBe(usual.words.ends.parity);
  expect(Object.keys(plain?.told ?? {}).sort()).toEqual(Object.keys(rules.allWords.told).sort());
});

test('a role that is not translated yet is in English, among the others', () => {
  const classic = withJester(entryOf('classic'));
  const { roles } = translated('hi', classic, rulesOf(classic));
  expect(roles.jester).toEqual({ name: 'Jester', summary: 'Jokes.' });
  expect(roles.doctor?.name).toBe('डॉक्टर');
});

test('the coverage names what a new role lacks, in every language', () => {
  const missing = (entry: RulesetEntry) => coverage([entry]).map((one) => one.missing);
  const classic = entryOf('classic');
  const [en = [], de = []] = missing(withJester(classic));
  const [enBefore, deBefore] = missing(classic);
  const added = (now: readonly string[], before: readonly string[] = []) => now.filter((one) => !before.includes(one));
  expect(added(en, enBefore)).toEqual(['classic/roles: talk.roles.jester']);
  expect(added(de, deBefore)).toEqual([
    'classic/languages/de.ts: roles.jester.told.joked',
    'classic/languages/de.ts: roles.jester.name',
    'classic/languages/de.ts: roles.jester.summary',
    'languages/talk/de.ts: roles.jester',
  ]);
});

test('a role without table talk goes by its name, in every language', () => {
  const { talk } = rulesOf(withJester(entryOf('classic')));
  for (const language of LANGUAGES)
    expect(talk?.[language]?.roles.jester).toEqual({ is: 'the Jester', names: 'Jester' });
  expect(talk?.de?.roles.doctor?.is).toBe('der Arzt');
});

test('a shared word that is missing does not compile', () => {
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
