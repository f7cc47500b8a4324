import { expect, test } from 'vitest';
import type { HearingLine } from '../corpus/corpus.ts';
import { judge } from './score.ts';
import { scoreOf } from './summary.ts';

test.each<[heard: string, meaning: string, marks: HearingLine[2], outcome: string]>([
  ['suspect Tom', 'suspect Tom', undefined, 'right'],
  ['intend Tom, suspect Tom', 'suspect Tom, intend Tom', undefined, 'right'],
  ['suspect Tom', 'suspect Tom, intend Tom?', undefined, 'right'],
  ['trust Tom', 'spare Tom / trust Tom', '!', 'right'],
  ['', 'nothing / suspect Tom', '!', 'right'],
  ['', '', undefined, 'right'],
  ['unsure', '', '!', 'right'],
  ['intend Tom', 'call vote Tom', undefined, 'right'],
  ['trust Tom', 'vouch Tom', undefined, 'right'],
  ['retract', 'unsuspect Tom', '!', 'right'],
  ['', 'suspect Tom', undefined, 'missed'],
  ['greet', 'suspect Tom', undefined, 'missed'],
  ['claim seer', 'claim seer, scanned Tom werewolf n1', undefined, 'partly'],
  ['suspect Tom', 'scanned Tom werewolf n1', undefined, 'partly'],
  ['scanned Tom werewolf n1', 'scanned Tom werewolf n2', undefined, 'partly'],
  ['ask Tom suspect', 'ask Tom why Anna', '!', 'wrong'],
  ['claim seer', 'suspect Tom', undefined, 'wrong'],
  ['trust Tom', 'ask Tom bot', undefined, 'wrong'],
  ['trust Gwen', 'suspect Gwen', undefined, 'dangerous'],
  ['scanned Gwen villager n1', 'suspect Gwen', undefined, 'dangerous'],
  ['intend Gwen', 'spare Gwen / trust Gwen', '!', 'dangerous'],
  ['suspect Tom, suspect Anna', 'suspect Tom', undefined, 'dangerous'],
  ['medium Tom WEREWOLF n1', 'medium Tom HUMAN n1', 'aiwolf', 'dangerous'],
  ['suspect Tom', '', undefined, 'dangerous'],
  ['claim seer', '', '!', 'dangerous'],
  ['trust Tom', 'nothing / suspect Tom', '!', 'dangerous'],
])('"%s" heard for "%s" (%s) is %s', (heard, meaning, marks, outcome) => {
  const acts = heard.split(', ').filter((act) => act !== '');
  expect(judge(acts, marks ? ['', meaning, marks] : ['', meaning])).toBe(outcome);
});

test('a score separates lines that say something from lines to be left alone', () => {
  const line = { text: '', meaning: '', heard: '' };
  const score = scoreOf([
    { ...line, says: true, outcome: 'right' },
    { ...line, says: true, outcome: 'missed' },
    { ...line, says: false, outcome: 'right' },
    { ...line, says: false, outcome: 'dangerous' },
  ]);
  expect(score).toMatchObject({ lines: 4, counts: { right: 2, partly: 0, missed: 1, wrong: 0, dangerous: 1 } });
  expect([score.understood[0], score.leftAlone[0], score.dangerous[0]]).toEqual([0.5, 0.5, 0.25]);
});
