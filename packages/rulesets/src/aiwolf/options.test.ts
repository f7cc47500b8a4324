import { clock } from '@moonrise/engine';
import { rulesOf } from '@moonrise/engine/testing';
import { describe, expect, test } from 'vitest';
import { aiwolf } from './index.ts';
import { from1, game5, game9, silent } from './testing.ts';

const refusal = (options: unknown) => {
  const built = aiwolf.build(options);
  return built.ok ? 'taken' : built.message;
};

test('10.1 everything that can be set, and its default', () => {
  const { options } = rulesOf(aiwolf);
  const length = {
    count_in_word: false,
    count_spaces: false,
    per_talk: -1,
    mention_length: 50,
    per_agent: -1,
    base_length: 50,
  };
  expect(options).toMatchObject({
    talk: { max_count: { per_agent: 4, per_day: -1 }, max_length: length, max_skip: 0, duration: 0 },
    whisper: { max_count: { per_agent: -1, per_day: -1 }, max_length: length, max_skip: 0, duration: 0 },
    vote: { max_count: 1, allow_self_vote: true },
    attack_vote: { max_count: 1, allow_self_vote: true, allow_no_target: false },
    vote_visibility: true,
    max_day: -1,
    talk_on_first_day: true,
    max_continue_error_ratio: 0.2,
    timeout: { action: 60_000, response: 120_000 },
    reveal: 'none',
  });
});

test.each(['talk', 'whisper'])('10.2 two ways of counting at once are refused for %s', (phase) => {
  expect(refusal({ [phase]: { max_length: { count_in_word: true, count_spaces: true } } })).toContain(
    `${phase} cannot`,
  );
  expect(refusal({ [phase]: { max_length: { count_in_word: true } } })).toBe('taken');
});

test('10.8 without whispers on the first day', () => {
  game9('talk 0', { talk_on_first_day: false });
  const options = { ...silent, talk: {}, whisper: {}, talk_on_first_day: false };
  game9(
    'talk 0\nAnn over\nHal over\nEve over\nIvy over\nDee over\nCid over\nGus over\nBob over\nFay over\ndivine 0',
    options,
  );
});

test.each([
  [{ timeout: { action: 5000 } }, 5],
  [{ durations: { talk: 7 } }, 7],
  [{ durations: { talk: 7 }, timeout: { action: 5000 } }, 7],
  [{ timeout: { response: 5000 } }, 60],
])('10.9 the clock with %j', (options, seconds) => {
  expect(clock(game5('talk 0', options).game)).toEqual({ key: '0.talk.1/0', seconds });
});

test('10.9 the clock of a phase of choice', () => {
  expect(clock(game5('divine 0', { ...silent, timeout: { action: 1500 } }).game)?.seconds).toBe(1.5);
});

test('10.12 nights of full length', () => {
  const fixed = { fixed_night: true };
  from1(
    'time\nDee divine Ann\ndivine 1\ntime\nEve guard Ann\nguard 1\ntime\nAnn attack Gus\nBob attack Gus\nattack 1\ntime\n> Gus died by attack',
    fixed,
  );
});

test('10.12 nights last their full time even if no one can act in them', () => {
  from1('Ann vote Dee\ntime\n> divine 1 (to no one)\ndivine 1\n? Dee: -\ntime\nguard 1', { fixed_night: true });
  game5('divine 0\ntime\nvote 1\nAnn vote Cid\ntime\ndivine 1\ntime\nattack 1', { ...silent, fixed_night: true });
});

describe('10.14 lists of phases', () => {
  test('10.14 decide what is held, also against talk_on_first_day', () => {
    const night_phases = [
      { action: 'whisper' },
      { action: 'execution', except_day: 1 },
      { action: 'attack', only_day: 1 },
    ];
    game9('whisper 0\nAnn over\nBob over\nvote 0\ntime\nwhisper 1\nAnn over\nBob over\nattack 1\ntime\nwhisper 2', {
      day_phases: [],
      night_phases,
      talk_on_first_day: false,
    });
  });
  test.each([
    { night_phases: [{ action: 'execution' }] },
    { night_phases: [{ action: 'execution' }], day_phases: null },
  ])('10.14 one list given, the other is empty: %j', (lists) => {
    game5('vote 0\ntime\nvote 1', lists);
    expect(rulesOf(aiwolf, lists).schedule).toHaveLength(1);
  });
  test('10.14 may hold a vote twice a day, each with rounds of its own', () => {
    const execution = [{ action: 'execution' }];
    const options = { ...silent, vote: { max_count: 2 }, day_phases: execution, night_phases: execution };
    game9(
      `
      vote 0
        Ann vote Gus
        Bob vote Hal
        time
      > vote 0.2
        Ann vote Gus
        time
      > Gus died by vote
      > vote 0.3
        Ann vote Hal
        Bob vote Ivy
        time
      > vote 0.4
        Ann vote Hal
        Bob vote Ivy
        time
      > "The vote was tied, and the lot fell on Hal."
      > vote 1
      `,
      options,
    );
  });
  test('10.14 are kept with the game, so that it can be played again', () => {
    const day_phases = [{ action: 'talk', only_day: 0 }];
    const { rules } = game9('talk 0', { day_phases }).game;
    expect(rules.options).toMatchObject({ day_phases });
    expect(rulesOf(aiwolf, rules.options).schedule).toHaveLength(rules.schedule.length);
  });
  test.each([
    [{ day_phases: 'talk' }, 'day_phases is a list'],
    [{ day_phases: ['talk'] }, 'each a set of keys'],
    [{ night_phases: [{ action: 'dance' }] }, 'night_phases has an action that is not talk'],
    [{ night_phases: [{ action: 'talk', only_day: -1 }] }, 'from 0'],
    [{ night_phases: [{ action: 'talk', except_day: '1' }] }, 'from 0'],
    [{ night_phases: [{ action: 'talk', name: 'x' }] }, 'not name'],
    [{ night_phases: Array(51).fill({ action: 'talk' }) }, 'at most 50'],
  ])('10.14 refused: %j', (options, reason) => {
    expect(refusal(options)).toContain(reason);
  });
});

test.each([
  [{ chaos: true }, 'chaos does not exist'],
  [{ talk: { max_counts: 3 } }, 'talk.max_counts does not exist'],
  [{ talk: { max_skip: -1 } }, 'talk.max_skip must be a whole number from 0'],
  [{ max_continue_error_ratio: 2 }, 'max_continue_error_ratio must be a number from 0 to 1'],
  [{ vote_visibility: 'yes' }, 'vote_visibility must be true or false'],
  [{ roles: { wolf: 1 } }, 'roles.wolf does not exist'],
  [null, 'set of keys and values'],
  [[], 'set of keys and values'],
])('10.15 %j is refused', (options, reason) => {
  expect(refusal(options)).toContain(reason);
});
