import type { Evidence, Id, Role, Ruleset, TableTalk } from '@moonrise/engine';
import { languages } from '../languages/index.ts';
import { memoized } from '../memoized.ts';
import { fold } from './fold.ts';
import type { Grammar } from './grammar.ts';
import { grammars } from './grammars/index.ts';
import { BAD, GOOD, letter, roleLetter, type SaidSide } from './letters.ts';
import type { Feature, Lexicon } from './lexicon.ts';
import { lexicons } from './lexicons/index.ts';
import { patternIndex } from './pattern-index.ts';
import { type PhraseIndex, phraseIndex } from './phrase-index.ts';
import { type Rules, rulesFrom } from './sentence.ts';
import { Speller, spellingOf } from './spelling.ts';

/** What to listen for in one rule set and language. */
export interface Vocabulary {
  readonly rules: Rules;
  readonly phrases: PhraseIndex<Feature>;
  readonly spell: (word: string) => string;
  readonly meant: (word: string) => string; // without typos
  readonly ordinary: ReadonlySet<string>;
  readonly isKnown: (word: string) => boolean;
  readonly words: ReadonlyMap<string, readonly Saying[]>; // of the rule set, by their first word
  readonly roles: readonly Role[];
  readonly keys: readonly (readonly [key: string, evidence: Evidence])[];
  readonly answers: readonly string[];
  readonly hunts: (role: Role) => boolean;
}
interface Saying {
  readonly words: readonly string[];
  readonly letter: string;
}

interface Language {
  readonly rules: Rules;
  readonly phrases: PhraseIndex<Feature>;
  readonly spell: (word: string) => string;
  readonly speller: Speller; // for the words of the lexicon
}
/** What the rule sets share; made when a language is read for the first time. */
const made = new Map<string, Language>();
function languageOf(id: string): Language {
  const known = made.get(id);
  if (known) return known;
  const grammar = grammars[id] as Grammar;
  const lexicon = lexicons[id] as Lexicon;
  const spell = spellingOf(id);
  const phrases = grammar.isSpaced
    ? phraseIndex<Feature>({ ...lexicon }, spell, `${lexicon.not},${grammar.joints}`)
    : patternIndex<Feature>({ ...lexicon }, grammar.lettered);
  const rules = rulesFrom(grammar, spell);
  const { common, joints, openers, and } = rules;
  const words = new Set([...phrases.words, ...common, ...joints, ...openers, ...and]);
  const language = { spell, phrases, rules, speller: new Speller(phrases.words, words) };
  made.set(id, language);
  return language;
}

export const vocabularyOf = memoized(vocabulary);

function vocabulary(rules: Ruleset, language: string): Vocabulary {
  const parts = languageOf(language);
  const hunts = (role: Role) => rules.hunted?.(role) ?? role.team === rules.wolves;
  const keys = rules.roles.flatMap(({ evidence = {} }) => Object.entries(evidence));
  const answers = [...new Set(keys.flatMap(([, evidence]) => evidence.answers ?? []))];
  const lists = { keys, answers, hunts };
  const words = sayings(rules, language, { ...parts, ...lists });
  const said = new Set([...words.values()].flatMap((pile) => pile.flatMap((one) => one.words)));
  const own = new Speller(said, said);
  const meant = (word: string): string => {
    if (said.has(word)) return word;
    const mended = parts.speller.meant(word);
    return mended === word && !parts.speller.knows(word) ? own.meant(word) : mended;
  };
  const ownWords = { ordinary: ordinary.get(language) ?? new Set(), isKnown: isKnownIn(language) };
  return { ...parts, ...ownWords, words, meant, roles: rules.roles, ...lists };
}

/** The words of a rule set and the letters they become. English words are understood in every language. */
function sayings(
  rules: Ruleset,
  language: string,
  {
    rules: { isSpaced },
    spell,
    keys,
    answers,
    hunts,
  }: Pick<Vocabulary, 'rules' | 'spell' | 'keys' | 'answers' | 'hunts'>,
): ReadonlyMap<string, readonly Saying[]> {
  const own = rules.talk?.[language];
  const talks = [own, ...(isSpaced && language !== 'en' ? [rules.talk?.en] : [])].filter((talk) => talk !== undefined);
  const civil = rules.roles.find(({ evidence, team }) => evidence && team !== rules.wolves)?.team;
  const sideOf = (role: Role): SaidSide => {
    if (hunts(role) || role.team === rules.wolves) return 'bad';
    return civil === undefined || role.team === civil ? 'good' : 'neither';
  };
  const rolesIn = (talk: TableTalk | undefined): [string, string][] =>
    rules.roles.map((role, i) => [
      `${role.words.name},${talk?.roles[role.id]?.names ?? ''}`,
      roleLetter(i, sideOf(role)),
    ]);
  const all: [string, string][] = [
    ...rolesIn(undefined),
    ...talks.flatMap(rolesIn),
    ...answers.map((id, i): [string, string] => [own?.answers[id]?.names ?? '', letter('answer', i)]),
    ...keys.map(([key], i): [string, string] => [own?.reports[key]?.verbs ?? '', letter('verb', i)]),
    [own?.harmless ?? '', GOOD],
    [own?.hunted ?? '', BAD],
  ];
  const piles = new Map<string, Saying[]>();
  for (const [names, sign] of all)
    for (const name of fold(names).split(',')) {
      const words = isSpaced ? name.split(/[ -]/).map(spell) : [name];
      const [first = ''] = words;
      if (first === '' || piles.get(first)?.some((one) => one.words.join() === words.join())) continue;
      piles.set(first, [...(piles.get(first) ?? []), { words, letter: sign }]);
    }
  for (const pile of piles.values()) pile.sort((a, b) => b.words.length - a.words.length);
  return piles;
}

const wordsIn = (...texts: readonly unknown[]): readonly string[] =>
  texts.flatMap((text) => fold(JSON.stringify(text).replaceAll(/_|\\n/g, ' ')).match(/[\p{L}\p{M}]+/gu) ?? []);
/** Words of a language that are hardly names. */
const ordinary: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(languages).map(([id, one]) => [id, new Set(wordsIn(one, grammars[id]))]),
);
/** The words bots know in each language: a misspelt name is none of them. */
const wordsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lexicons).map(([id, lexicon]) => {
    const words = [...(ordinary.get(id) ?? []), ...wordsIn(lexicon)];
    return [id, new Set([...words, ...words.map((word) => indian(word, id))])];
  }),
);
const isKnownIn =
  (language: string): ((word: string) => boolean) =>
  (word) =>
    wordsOf.get(language)?.has(/\p{Script=Devanagari}/u.test(word) ? indian(word, language) : word) === true;
/** The list has Hindi words in Latin letters, and people write either: one sign for both. */
function indian(word: string, language: string): string {
  return language === 'hi' ? `~${spellingOf('hi')(word)}` : word;
}
/** How many words of a text are of a language. */
export const wordsKnown = (text: string, language: string): number =>
  (fold(text).match(/[\p{L}\p{M}]+/gu) ?? []).filter(isKnownIn(language)).length;

/** The answer that means good or bad under a key: for bad the first that fits, for good the only one. */
export function answerOf(
  { roles, hunts }: Pick<Vocabulary, 'roles' | 'hunts'>,
  evidence: Evidence,
  isBad: boolean,
): Id | undefined {
  const fits = (role: Role, answer: string) =>
    evidence.fits((place) => (place === 0 ? role : undefined), -1, [0], answer);
  // A few roles may look like what they are not.
  const speaksSo = (answer: string) => {
    const fitting = roles.filter((role) => fits(role, answer));
    const bad = fitting.filter(hunts).length;
    const isTelling = fitting.length > 0 && fitting.length < roles.length;
    return isTelling && (isBad ? bad * 2 >= fitting.length : bad * 2 < fitting.length);
  };
  const found = (evidence.answers ?? roles.map(({ id }) => id)).filter(speaksSo);
  return isBad || found.length === 1 ? found[0] : undefined;
}
