import type { BanEntry } from '@moonrise/protocol/admin';
import { expect, test } from 'vitest';
import { bansMatching, groupsOf, shortKey } from './ban-filter.ts';

const ban = (facts: Partial<BanEntry>) => ({ key: '', reason: '', made_by: '', ...facts }) as BanEntry;
const hash = 'abcdef0123456789'.repeat(4);
const bans = [
  ban({ id: '1', group: 'a', by: 'profile', key: hash, name: 'Bo', reason: 'Insults', made_by: 'operator' }),
  ban({
    id: '2',
    group: 'a',
    by: 'network',
    key: '203.0.113.9/32',
    name: 'Bo',
    reason: 'Insults',
    made_by: 'operator',
  }),
  ban({ id: '3', by: 'network', key: '198.51.100.0/24', reason: 'Flood', made_by: 'mia@example.org' }),
];

test.each([
  ['', ['1', '2', '3']],
  ['bo', ['1', '2']],
  ['203.0', ['2']],
  ['MIA', ['3']],
  ['flood', ['3']],
  ['no one', []],
])('"%s" finds the bans %j', (typed, ids) => {
  expect(bansMatching(bans, typed).map(({ id }) => id)).toEqual(ids);
});

test('bans that were made together are shown together', () => {
  expect(groupsOf(bans).map((group) => group.map(({ id }) => id))).toEqual([['1', '2'], ['3']]);
});

test('a network is shown whole, and a hash by its beginning', () => {
  expect(bans.map(shortKey)).toEqual(['abcdef012345…', '203.0.113.9/32', '198.51.100.0/24']);
});
