import { rulesOf } from '@moonrise/engine/testing';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../index.ts';
import { LANGUAGES } from '../catalogue.ts';
import { translations } from '../index.ts';

describe.each(LANGUAGES)('at a table that speaks %s', (language) => {
  test.each(rulesets)('every role of $id can be claimed under its name', (entry) => {
    const { roles, talk } = rulesOf(entry);
    const nameOf = (id: string, english: string) =>
      (translations[language].rulesets[entry.id]?.roles[id]?.name ?? english).toLowerCase();
    const unknown = roles.filter(({ id, words }) => {
      const names = talk?.[language]?.roles[id]?.names.toLowerCase().split(',') ?? [];
      return !names.includes(nameOf(id, words.name));
    });
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  test.each(rulesets)('no result of $id sounds like another', (entry) => {
    const { roles, talk } = rulesOf(entry);
    const keys = new Set(roles.flatMap(({ evidence }) => Object.keys(evidence ?? {})));
    const reports = [...keys].flatMap((key) => talk?.[language]?.reports[key] ?? []);
    const ways = reports.flatMap(({ ways: some, self = [] }) => [...some, ...self]);
    expect(ways.filter((way, i) => ways.indexOf(way) !== i)).toEqual([]);
  });
});
