import { type AllWords, type Id, joinWords, type Ruleset, type Words } from '@moonrise/engine';
import type { OptionSpecs, RulesetEntry } from '@moonrise/engine/kit';
import { presets } from '../presets.ts';
import type { RulesLanguage } from './catalogue.ts';
import { translations } from './index.ts';

type RoleNames = Readonly<Record<Id, { readonly name: string; readonly summary: string }>>;
export interface Translated {
  readonly words: AllWords;
  readonly roles: RoleNames;
  readonly options: OptionSpecs;
  readonly plain?: PlainWords; // where the options tell what happens in words of their own
}
const PLAIN = ['told', 'causes', 'ends'] as const;
type PlainWords = Pick<AllWords, (typeof PLAIN)[number]>;

/**
 * The words of a rule set with its options chosen. What is not translated is English. Words that the options replace
 * are not translated: the language of Chaos Mode is part of it.
 */
export function translated(language: RulesLanguage, entry: RulesetEntry, rules: Ruleset): Translated {
  const english = { words: rules.allWords, roles: namesOf(rules), options: entry.options };
  const catalogue = translations[language].rulesets[entry.id];
  const plain = entry.build();
  if (!plain.ok) return english;
  const usual = plain.rules.allWords;
  if (!catalogue) return { ...english, ...plainWords(rules.allWords, usual, usual) };
  const { words, roles, options } = catalogue;
  const theirs = {
    words: joinWords(
      words as Words,
      Object.values(roles).map((role) => ({ words: role })),
    ),
    roles,
    options,
  };
  const said = overlaid(english, { words: usual, roles: namesOf(plain.rules), options: entry.options }, theirs);
  return { ...said, ...plainWords(rules.allWords, usual, overlaid(usual, usual, theirs.words)) };
}
/** The plain sentences, in the reader's language, of those that the options replace. */
function plainWords(words: AllWords, usual: AllWords, said: AllWords): Pick<Translated, 'plain'> {
  const replaced = (part: (typeof PLAIN)[number]) =>
    Object.entries(said[part]).filter(([key]) => words[part][key] !== usual[part][key]);
  const parts = PLAIN.map((part) => [part, Object.fromEntries(replaced(part))] as const);
  const isAny = parts.some(([, lines]) => Object.keys(lines).length > 0);
  return isAny ? { plain: Object.fromEntries(parts) as unknown as PlainWords } : {};
}

const namesOf = ({ roles }: Ruleset): RoleNames =>
  Object.fromEntries(roles.map(({ id, words: { name, summary } }) => [id, { name, summary }]));

/** A tree of words, with translations for those that equal the usual ones. */
function overlaid<T>(words: T, usual: unknown, theirs: unknown): T {
  if (typeof words === 'string') return (words === usual && typeof theirs === 'string' ? theirs : words) as T;
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words;
  const entries = Object.entries(words).map(([key, below]) => [key, overlaid(below, at(usual, key), at(theirs, key))]);
  return Object.fromEntries(entries) as T;
}
const at = (tree: unknown, key: string): unknown =>
  typeof tree === 'object' && tree !== null && Object.hasOwn(tree, key) ? tree[key as keyof typeof tree] : undefined;

/** Games that are already set up. */
export const presetsIn = (language: RulesLanguage) =>
  presets.map((preset) => ({ ...preset, ...translations[language].presets[preset.id] }));
