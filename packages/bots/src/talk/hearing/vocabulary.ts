import type { Evidence, Id, Role, Ruleset, TableTalk } from '@moonrise/engine';
import { languages } from '../languages/index.ts';
import { memoized } from '../memoized.ts';
import { fold } from './fold.ts';
import { type Features, featuresOf } from './lexicon.ts';
import { lexicons } from './lexicons/index.ts';
import { BAD, type CompiledPatterns, GOOD, letter, patternsOf, roleLetter, type SaidSide } from './pattern.ts';
import type { PatternSource } from './pattern-source.ts';
import { patternSources } from './pattern-sources/index.ts';

/** What to listen for in one rule set and language. */
export interface Vocabulary {
  readonly source: PatternSource;
  readonly words: ReadonlyMap<string, readonly Saying[]>; // of the rule set, by their first word
  readonly roles: readonly Role[];
  readonly keys: readonly (readonly [key: string, evidence: Evidence])[];
  readonly answers: readonly string[];
  readonly hunts: (role: Role) => boolean;
  readonly patterns: CompiledPatterns;
  readonly features: Features;
}
interface Saying {
  readonly words: readonly string[];
  readonly letter: string;
}

const compiled: Readonly<Record<string, Features>> = Object.fromEntries(
  Object.entries(lexicons).map(([id, lexicon]) => [id, featuresOf(lexicon, patternSources[id] as PatternSource)]),
);

export const vocabularyOf = memoized(vocabulary);

function vocabulary(rules: Ruleset, language: string): Vocabulary {
  const source = patternSources[language] as PatternSource;
  const hunts = (role: Role) => rules.hunted?.(role) ?? role.team === rules.wolves;
  const keys = rules.roles.flatMap(({ evidence = {} }) => Object.entries(evidence));
  const answers = [...new Set(keys.flatMap(([, evidence]) => evidence.answers ?? []))];
  const lists = { source, keys, answers, hunts };
  return {
    words: sayings(rules, language, lists),
    roles: rules.roles,
    patterns: patternsOf(source),
    features: compiled[language] as Features,
    ...lists,
  };
}

/** The words of a rule set and the letters they become. English words are understood in every language. */
function sayings(
  rules: Ruleset,
  language: string,
  { source: { isSpaced }, keys, answers, hunts }: Pick<Vocabulary, 'source' | 'keys' | 'answers' | 'hunts'>,
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
      const words = isSpaced ? name.split(/[ -]/) : [name];
      const [first = ''] = words;
      if (first === '' || piles.get(first)?.some((one) => one.words.join() === words.join())) continue;
      piles.set(first, [...(piles.get(first) ?? []), { words, letter: sign }]);
    }
  for (const pile of piles.values()) pile.sort((a, b) => b.words.length - a.words.length);
  return piles;
}

const wordsIn = (...texts: readonly unknown[]): readonly string[] =>
  texts.flatMap((text) => fold(JSON.stringify(text).replaceAll('_', ' ')).match(/[\p{L}\p{M}]+/gu) ?? []);
/** The words bots know in each language. */
const wordsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(languages).map(([id, one]) => [id, new Set(wordsIn(one, patternSources[id], lexicons[id]))]),
);
/** Words of any language that must not be mistaken for a misspelt name. */
export const commonWords: ReadonlySet<string> = new Set([...wordsOf.values()].flatMap((words) => [...words]));
/** How many words of a text are of a language. */
export function wordsKnown(text: string, language: string): number {
  const known = wordsOf.get(language);
  return (fold(text).match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => known?.has(word)).length;
}

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
