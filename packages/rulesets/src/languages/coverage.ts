import type { Ruleset, TableTalk } from '@moonrise/engine';
import type { RulesetEntry } from '@moonrise/engine/kit';
import { rulesets } from '../index.ts';
import { missingChaosLines } from '../moonrise/chaos-lines.ts';
import { LANGUAGES, type RulesLanguage } from './catalogue.ts';
import { translatedTalk } from './talk/index.ts';
import { englishTexts, ownersOf, translatedTexts } from './texts.ts';

export interface Coverage {
  readonly of: string; // a language, or Chaos Mode
  readonly total: number;
  readonly missing: readonly string[]; // each with the place where it is to be written
}

const FEWEST_WAYS = 6; // to tell a result, so that bots do not repeat themselves

/** How much of the rule sets is written in each language. What is missing is shown in English. */
export function coverage(entries: readonly RulesetEntry[] = rulesets): readonly Coverage[] {
  const all = entries.flatMap((entry) => {
    const built = entry.build();
    return built.ok ? [{ entry, rules: built.rules }] : [];
  });
  const counted = LANGUAGES.map((language) => {
    const parts = all.flatMap(({ entry, rules }) => [
      ...(language === 'en' ? [] : [wordsIn(language, entry, rules)]),
      talkIn(language, rules),
    ]);
    return summed(language, parts);
  });
  return [...counted, { of: 'Chaos Mode', ...missingChaosLines() }];
}

type Part = Omit<Coverage, 'of'>;
const summed = (of: string, parts: readonly Part[]): Coverage => ({
  of,
  total: parts.reduce((sum, { total }) => sum + total, 0),
  missing: parts.flatMap(({ missing }) => missing),
});

function wordsIn(language: RulesLanguage, entry: RulesetEntry, rules: Ruleset): Part {
  const english = [...englishTexts(entry, rules).keys()];
  const theirs = translatedTexts(language, entry.id);
  const owners = ownersOf(rules);
  const untranslated = english.filter((path) => !theirs.has(path)).map((path) => owners.get(path) ?? path);
  return {
    total: english.length,
    missing: untranslated.map((path) => `${entry.id}/languages/${language}.ts: ${path}`),
  };
}

/** Table talk: each role under the name that it has in the language, each result in several ways, each answer. */
function talkIn(language: RulesLanguage, rules: Ruleset): Part {
  const talk = language === 'en' ? writtenIn(rules) : translatedTalk[language];
  const evidence = rules.roles.flatMap((role) => Object.entries(role.evidence ?? {}));
  const keys = [...new Set(evidence.map(([key]) => key))];
  const answers = [...new Set(evidence.flatMap(([, one]) => one.answers ?? []))];
  const missing = [
    ...rules.roles.filter(({ id }) => !talk.roles[id]).map(({ id }) => `roles.${id}`),
    ...keys.filter((key) => (talk.reports[key]?.ways.length ?? 0) < FEWEST_WAYS).map((key) => `reports.${key}`),
    ...answers.filter((answer) => !talk.answers[answer]).map((answer) => `answers.${answer}`),
  ];
  return {
    total: rules.roles.length + keys.length + answers.length,
    missing: missing.map((path) =>
      language === 'en' ? `${rules.id}/roles: talk.${path}` : `languages/talk/${language}.ts: ${path}`,
    ),
  };
}

/** The English talk that roles bring along, without what stands in for it. */
const writtenIn = ({ roles, talk }: Ruleset): Pick<TableTalk, 'roles' | 'answers' | 'reports'> => ({
  roles: Object.fromEntries(roles.flatMap(({ id, words }) => (words.talk ? [[id, words.talk]] : []))),
  answers: talk?.en?.answers ?? {},
  reports: talk?.en?.reports ?? {},
});
