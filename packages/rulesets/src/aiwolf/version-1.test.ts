import { type Cast, type Played, play } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { aiwolf } from './index.ts';
import { five, nine, silent } from './testing.ts';

function played(cast: Cast, script: string, options: object): Played {
  const built = aiwolf.build(options, 1);
  if (!built.ok) throw new Error(built.message);
  return play(built.rules, cast, script);
}

test('9.4 in version 1 the game stops at the end of any phase', () => {
  played(nine, 'divine 0\ndrop Gus\ndrop Hal\ntime\n> closed (to Dee)\n> ended: no one by errors', silent);
  const talk = 'talk 0\ndrop Dee\ndrop Eve\nCid over\nAnn over\nBob over\n> closed\n> ended: no one by errors';
  played(five, talk, {});
});

test('9.5 in version 1 those who have dropped out do not count among the two', () => {
  const options = { max_continue_error_ratio: 1, talk: { max_count: { per_agent: 0 } } };
  played(nine, 'whisper 0\ndrop Ann\nBob over\n~ whisper 0.2\ndivine 0', options);
});

test('5.9 in version 1 a mention is kept whole', () => {
  const options = { talk: { max_length: { per_talk: 4 } } };
  played(five, 'talk 0\nDee talk "hi @Eve hi"\n> Dee talk "hi  @Eve "', options);
});

test('2.3 in version 1 the dead see the divination', () => {
  const script = 'divine 0\ntime\nvote 1\nAnn vote Dee\ntime\n> divine 1 (to Dee)';
  played(nine, script, { ...silent, fixed_night: true });
});

test('10.10, 10.14 in version 1 a deck needs a Werewolf, and one list leaves the other as usual', () => {
  const villagers = aiwolf.build({ roles: { VILLAGER: 5 } }, 1);
  expect(villagers.ok && villagers.rules.cards(5)).toMatchObject({ ok: false, code: 'bad_deck' });
  played(five, 'talk 0', { night_phases: [] });
});
