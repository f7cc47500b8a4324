import { joinWords, type Ruleset, type Words } from '@moonrise/engine';
import type { OptionSpecs, RulesetEntry } from '@moonrise/engine/kit';
import type { RulesLanguage } from './catalogue.ts';
import { translations } from './index.ts';

/** Texts by their path, such as `words.told.killed`. */
export type Texts = ReadonlyMap<string, string>;

function textsIn(tree: object, before = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, below] of Object.entries(tree)) {
    if (typeof below === 'string') texts.set(`${before}${key}`, below);
    else for (const [path, text] of textsIn(below, `${before}${key}.`)) texts.set(path, text);
  }
  return texts;
}

/** What players read of a rule set, in English. */
export const englishTexts = (entry: RulesetEntry, { allWords, roles }: Ruleset): Texts =>
  textsIn({
    words: allWords,
    roles: Object.fromEntries(roles.map(({ id, words }) => [id, namesOf(words)])),
    options: optionTexts(entry.options),
  });

/** Where the words of roles stand in a translation: `words.acts.scan` is `roles.seer.acts.scan`. */
export function ownersOf({ roles }: Ruleset): ReadonlyMap<string, string> {
  const paths = roles.flatMap(({ id, words: { talk: _, ...words } }) =>
    [...textsIn(words).keys()].map((path) => [`words.${path}`, `roles.${id}.${path}`] as const),
  );
  return new Map(paths.filter(([path]) => path.split('.').length > 2));
}

/** The same in another language, as far as it is translated. */
export function translatedTexts(language: RulesLanguage, id: string): Texts {
  const catalogue = translations[language].rulesets[id];
  if (!catalogue) return new Map();
  const { words, roles, options } = catalogue;
  const allWords = joinWords(
    words as Words,
    Object.values(roles).map((role) => ({ words: role })),
  );
  const names = Object.fromEntries(Object.entries(roles).map(([role, said]) => [role, namesOf(said)]));
  return textsIn({ words: allWords, roles: names, options });
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
