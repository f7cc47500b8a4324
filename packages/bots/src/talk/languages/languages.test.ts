import { describe, expect, test } from 'vitest';
import { languages } from './index.ts';
import type { Sentences } from './sentences.ts';

const FEWEST = 6;

/** All sentences, by meaning. */
function waysOf(language: Sentences): (readonly [key: string, ways: readonly string[]])[] {
  const { title, card, gap, comma, notes, nights, openers, ...said } = language;
  return Object.entries(said).flatMap(([key, ways]) =>
    Array.isArray(ways)
      ? [[key, ways as readonly string[]] as const]
      : Object.entries(ways as Record<string, readonly string[]>).map(
          ([more, some]) => [`${key}/${more}`, some] as const,
        ),
  );
}

describe.each(Object.entries(languages))('in %s', (_, language) => {
  test('every act has many sentences', () => {
    expect(waysOf(language).filter(([, ways]) => ways.length < FEWEST)).toEqual([]);
  });
  test('no sentence has two meanings', () => {
    const all = waysOf(language).flatMap(([, ways]) => ways);
    expect(all.filter((way, i) => all.indexOf(way) !== i)).toEqual([]);
  });
  test('every sentence has the slots its meaning needs', () => {
    const about = 'suspect,trust,ask,intend,hunt,agree,disagree,vouch,unsuspect,recall,tally,plans,standing'.split(',');
    const faults = waysOf(language).flatMap(([key, ways]) => {
      const [type = '', detail] = key.split('/');
      const needed = [
        about.includes(type) && '{0}',
        ['result', 'echo', 'against'].includes(detail ?? '') && '{by}',
        (['voted', 'spared', 'rival'].includes(detail ?? '') || type === 'recall') && '{1}',
        (type === 'claim' || type === 'standing') && '{role}',
        (type === 'tally' || type === 'plans') && '{list}',
      ];
      return ways.filter((way) => needed.some((slot) => slot && !way.includes(slot)));
    });
    expect(faults).toEqual([]);
  });
});
