import { expect, test } from 'vitest';
import { Bans, seatKey } from './bans.ts';
import type { Ban } from './moderation-events.ts';

const START = 1_767_225_600_000;
const DAY = 86_400_000;
let id = 0;
const ban = (given: Partial<Ban>): Ban => ({
  id: `ban${++id}`,
  kind: 'ban',
  by: 'network',
  key: '203.0.113.9/32',
  term_until: START + DAY,
  reason: 'Insults',
  made_by: 'operator',
  at: START,
  ...given,
});
function bansAt(clock: { now: number }, ...made: readonly Partial<Ban>[]) {
  const bans = new Bans({ now: () => clock.now, isUnlimited: (address) => address.startsWith('10.') });
  const all = made.map(ban);
  for (const one of all) bans.apply({ type: 'banned', ban: one }, START);
  return { bans, all };
}
const elsewhere = '198.51.100.1';

test('a ban holds for its network, profile or seat, and for no other', () => {
  const { bans } = bansAt(
    { now: START },
    { key: '203.0.113.0/24' },
    { by: 'profile', key: 'p' },
    { by: 'seat', key: seatKey('bo') },
  );
  expect(bans.refusalFor({ address: '203.0.113.77' })?.error.code).toBe('banned');
  expect(bans.refusalFor({ address: '203.0.114.1' })).toBeUndefined();
  expect(bans.refusalFor({ address: elsewhere, profile: 'p' })?.error.code).toBe('banned');
  expect(bans.refusalFor({ address: elsewhere, seat: 'bo' })?.error.code).toBe('banned');
  expect(bans.refusalFor({ address: elsewhere, profile: 'q', seat: 'al' })).toBeUndefined();
});

test('a banned IPv6 network covers all its addresses', () => {
  const { bans } = bansAt({ now: START }, { key: '2001:db8:1::/48' });
  expect(bans.refusalFor({ address: '2001:db8:1:ffff::9' })).toBeDefined();
  expect(bans.refusalFor({ address: '2001:db8:2::9' })).toBeUndefined();
});

test('the refusal says until when and why, and the ban ends by itself', () => {
  const clock = { now: START };
  const { bans } = bansAt(clock, {});
  expect(bans.refusalFor({ address: '203.0.113.9' })?.error).toEqual({
    code: 'banned',
    message: 'You are banned from this server until 2026-01-02 00:00 UTC. Reason: Insults',
    until: START + DAY,
    why: 'Insults',
  });
  clock.now += DAY;
  expect(bans.refusalFor({ address: '203.0.113.9' })).toBeUndefined();
});

test('of two bans the longer one is told', () => {
  const { bans } = bansAt({ now: START }, {}, { term_until: null, reason: 'Again' });
  expect(bans.refusalFor({ address: '203.0.113.9' })?.error.message).toBe(
    'You are banned from this server. Reason: Again',
  );
});

test('a mute is no ban, and a ban is no mute', () => {
  const { bans } = bansAt({ now: START }, { kind: 'mute' }, { key: '198.51.100.1/32' });
  expect(bans.refusalFor({ address: '203.0.113.9' })).toBeUndefined();
  expect(bans.muteOf({ address: '203.0.113.9' })?.error.code).toBe('muted');
  expect(bans.isMuted({ address: elsewhere })).toBe(false);
});

test('a lifted ban holds no more and stays in the list', () => {
  const { bans, all } = bansAt({ now: START }, {}, { key: '203.0.113.0/24' });
  for (const { id } of all) bans.apply({ type: 'lifted', id, by: 'eve', reason: 'A mistake' }, START + 5);
  expect(bans.refusalFor({ address: '203.0.113.9' })).toBeUndefined();
  expect(bans.list()[0]).toMatchObject({ lifted: { at: START + 5, by: 'eve', reason: 'A mistake' } });
});

test('an address without limits stands for many people, so no network ban holds for it', () => {
  const { bans } = bansAt({ now: START }, { key: '10.0.0.0/8' });
  expect(bans.refusalFor({ address: '10.1.2.3' })).toBeUndefined();
});
