import { rulesOf } from '@moonrise/engine/testing';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../index.ts';
import { LANGUAGES } from '../catalogue.ts';
import { translated } from '../translate.ts';
import { tableTalk } from './index.ts';

const FEWEST = 6;

describe.each(LANGUAGES)('at a table that speaks %s', (language) => {
  const talk = tableTalk[language];

  test.each(rulesets)('every card of $id can be claimed, under the name that it has there', (entry) => {
    const rules = rulesOf(entry);
    const { roles } = translated(language, entry, rules);
    const unknown = rules.roles.filter(({ id }) => {
      const names = talk.roles[id]?.names.toLowerCase().split(',') ?? [];
      return !names.includes(roles[id]?.name.toLowerCase() ?? '');
    });
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  test.each(rulesets)('every result of $id can be told in many ways', (entry) => {
    const evidence = rulesOf(entry).roles.flatMap((role) => Object.entries(role.evidence ?? {}));
    const few = evidence.filter(([key]) => (talk.reports[key]?.ways.length ?? 0) < FEWEST);
    expect(few.map(([key]) => key)).toEqual([]);
    const answers = evidence.flatMap(([, { answers: all = [] }]) => all);
    expect(answers.filter((answer) => !talk.answers[answer])).toEqual([]);
  });

  test('no result sounds like another', () => {
    const { divined, ...others } = talk.reports; // another word for the same
    const ways = Object.values(others).flatMap(({ ways: some, self = [] }) => [...some, ...self]);
    expect(ways.filter((way, i) => ways.indexOf(way) !== i)).toEqual([]);
  });
});
