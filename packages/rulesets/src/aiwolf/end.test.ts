import { play, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { aiwolf } from './index.ts';
import { from1, game5, game9, silent } from './testing.ts';

test('8.1 the Werewolves win at parity, after the vote', () => {
  game5(
    `
    divine 0
      time
    vote 1
      Ann vote Cid
      time
    ~ ended
    attack 1
      Ann attack Dee
    vote 2
      Ann vote Eve
      Bob vote Eve
      Eve vote Ann
    > Eve died by vote
    > ended: WEREWOLF by parity
    `,
    silent,
  );
});

test('8.1, 8.3 and after the attack', () => {
  const options = { ...silent, roles: { WEREWOLF: 2, POSSESSED: 1, SEER: 1, BODYGUARD: 1, MEDIUM: 1, VILLAGER: 3 } };
  const { game } = game9(
    `
    divine 0
      time
    vote 1
      Ann vote Gus
      time
      time
      time
    attack 1
      Ann attack Hal
      Bob attack Hal
    vote 2
      Ann vote Ivy
      time
      time
      time
    attack 2
      Ann attack Dee
      Bob attack Dee
    ~ ended
    vote 3
      time
      time
    attack 3
      Ann attack Eve
      Bob attack Eve
    > Eve died by attack
    > closed (to Ann, Bob)
    > ended: WEREWOLF by parity
    `,
    options,
  );
  expect(game.living()).toEqual([0, 1, 2, 5]);
});

test('8.2, 8.5 the Villagers win when no werewolf lives, the dead with them', () => {
  const { game } = game5(
    'divine 0\ntime\nvote 1\nAnn vote Ann\ntime\n> Ann died by vote\n> ended: VILLAGER by wolves_gone',
    silent,
  );
  expect(game.state.outcome?.winners).toEqual([2, 3, 4]);
});

test('8.5 the dead win with their side', () => {
  const { game } = game5(
    'divine 0\ntime\nvote 1\nAnn vote Cid\ntime\nattack 1\ntime\nvote 2\nDee vote Ann\ntime\n> ended: VILLAGER by wolves_gone',
    silent,
  );
  expect(game.state.outcome?.winners).toEqual([2, 3, 4]);
});

test('8.3 a tied vote with another round to come is no end', () => {
  const script =
    'drop Gus\ndrop Hal\nAnn vote Ivy\nBob vote Cid\ntime\n> vote 1.2\n~ ended\nAnn vote Ivy\ntime\n> ended: no one by errors';
  from1(script, { vote: { max_count: 2 } });
});

test('8.4 ten days without a death', () => {
  const day = (n: number) => `vote ${n}\n${'time\n'.repeat(4)}`;
  const days = Array.from({ length: 9 }, (_, i) => day(i + 1)).join('');
  const { game } = game9(`divine 0\ntime\n${days}> closed (to Ann, Bob)\n> ended: no one by stalemate`, silent);
  expect(game.day).toBe(9);
  expect(game.state.outcome).toEqual({ team: null, winners: [], reason: 'stalemate' });
});

test('8.4 they are counted anew after a death', () => {
  const day = (n: number) => `vote ${n}\n${'time\n'.repeat(4)}`;
  const death = 'vote 5\nAnn vote Gus\ntime\n> Gus died by vote\ntime\ntime\ntime\n';
  const days = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => day(from + i)).join('');
  const { game } = game9(`divine 0\ntime\n${days(1, 4)}${death}${days(6, 15)}> ended: no one by stalemate`, silent);
  expect(game.day).toBe(15);
});

test('8.4 also if nothing at all is held', () => {
  const { game, log } = game5('', { ...silent, night_phases: [] });
  expect(game.state.outcome).toMatchObject({ team: null, reason: 'stalemate' });
  expect(log.some((event) => event.type === 'opened')).toBe(false);
});

test.each([
  ['max_day', { max_day: 2 }, 2],
  ['stalemate', {}, 9],
])('8.7 without a Werewolf card no one wins: %s', (reason, options, day) => {
  const villagers = { Ann: 'VILLAGER', Bob: 'POSSESSED', Cid: 'SEER', Dee: 'VILLAGER', Eve: 'VILLAGER' };
  const talkOnly = { talk: { max_count: { per_agent: 1 } }, day_phases: [{ action: 'talk' }], night_phases: [] };
  const days = Array.from({ length: day + 1 }, (_, i) => `talk ${i}\n${'time\n'.repeat(5)}`).join('~ ended\n');
  const roles = { POSSESSED: 1, SEER: 1, VILLAGER: 3 };
  const rules = rulesOf(aiwolf, { ...talkOnly, ...options, roles });
  const { game } = play(rules, villagers, `${days}> ended: no one by ${reason}`);
  expect(game.state.outcome).toEqual({ team: null, winners: [], reason });
});

test('8.7 after the last player has died nothing is held', () => {
  const night_phases = [{ action: 'execution' }];
  const rules = rulesOf(aiwolf, { day_phases: [], night_phases, roles: { VILLAGER: 5 } });
  const villagers = { Ann: 'VILLAGER', Bob: 'VILLAGER', Cid: 'VILLAGER', Dee: 'VILLAGER', Eve: 'VILLAGER' };
  const exiles = Object.keys(villagers).map(
    (name, day) => `vote ${day}\n${name} vote ${name}\n${day < 4 ? 'time' : ''}`,
  );
  const { game } = play(rules, villagers, `${exiles.join('\n')}\n~ vote 5\n> ended: no one by stalemate`);
  expect(game.living()).toEqual([]);
});

test('8.6 roles are shown at the end, and not before', () => {
  const { log } = from1('Ann vote Gus\ntime\n> Gus died by vote\n~ Gus is\n~ "Gus was on');
  expect(log.some((event) => event.type === 'revealed' && event.to === 'all')).toBe(false);
  const { log: whole } = game5('divine 0\ntime\nvote 1\nAnn vote Ann\ntime', silent);
  expect(whole.at(-1)).toMatchObject({
    type: 'ended',
    to: 'all',
    cards: ['WEREWOLF', 'POSSESSED', 'SEER', 'VILLAGER', 'VILLAGER'],
  });
});

test.each([
  ['full', '> Cid is POSSESSED'],
  ['alignment', '> "Cid was on this side: Werewolf."'],
  ['none', '~ Cid is\n~ "Cid was on'],
])('10.11 revealed of the dead: %s', (reveal, line) => {
  from1(`Ann vote Cid\ntime\n> Cid died by vote\n${line}`, { reveal });
});

test.each([
  [0, 'divine 0\ntime\n> ended: no one by max_day'],
  [1, 'divine 0\ntime\nvote 1\ntime\ntime\ntime\nattack 1\ntime\n> ended: no one by max_day'],
  [-1, 'divine 0\ntime\nvote 1\ntime\ntime\ntime\nattack 1\ntime\nvote 2'],
])('10.7 the last day is %i', (max_day, script) => {
  game9(script, { ...silent, max_day });
});

test('10.7 a player who wins on the last day has won', () => {
  const { game } = game5('divine 0\ntime\nvote 1\nAnn vote Ann\ntime\n> ended: VILLAGER by wolves_gone', {
    ...silent,
    max_day: 1,
  });
  expect(game.state.outcome?.team).toBe('VILLAGER');
});
