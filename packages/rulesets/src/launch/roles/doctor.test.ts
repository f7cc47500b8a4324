import { play, rulesOf } from '@moonrise/engine/testing';
import { test } from 'vitest';
import { launch } from '../index.ts';
import { nine } from '../testing.ts';

const rules = rulesOf(launch);
const everyone = 'Ann Bob Cid Dee Eve Fay Gus Hal Ian';

/** The first night with this protection, and the day after it; no one dies. */
const firstNight = (save: string) => `
    night 1
      ? Dee save: ${everyone}
      ${save}
      time
    day 1
      time
    night 2`;

test('3.6 the Doctor protects any living player, the same one as often as they like', () => {
  play(
    rules,
    nine,
    `
    ${firstNight('Dee save Dee')}
      ? Dee save: ${everyone}
      Dee save Dee
    > Dee chose save Dee (to Dee)
      Ann kill Dee
      time
    ~ Dee died
    day 2
    `,
  );
});

test('3.6 no other role protects, and the Doctor only at night', () => {
  play(
    rules,
    nine,
    `
      ! Cid save Fay
      time
    day 1
      ! Dee save Fay
    `,
  );
});

test('3.7 whom the Doctor protects survives the attack', () => {
  play(
    rules,
    nine,
    `
      Dee save Fay
      Ann kill Fay
      time
    ~ Fay died
    day 1
    `,
  );
});

test('3.7 protection is for that night only', () => {
  play(
    rules,
    nine,
    `
    ${firstNight('Dee save Fay')}
      Ann kill Fay
      time
    > Fay died by kill
    `,
  );
});

test('3.7 protection does not help against the vote', () => {
  play(
    rules,
    nine,
    `
      Dee save Fay
      time
      Ann vote Fay
      time
    > Fay died by vote
    `,
  );
});

test.each([
  ['none', 'Dee save Fay', everyone],
  ['none', 'Dee save Dee', everyone],
  ['no_repeat', 'Dee save Fay', 'Ann Bob Cid Dee Eve Gus Hal Ian'],
  ['no_repeat', 'Dee save Dee', 'Ann Bob Cid Eve Fay Gus Hal Ian'],
  ['no_self_repeat', 'Dee save Fay', everyone],
  ['no_self_repeat', 'Dee save Dee', 'Ann Bob Cid Eve Fay Gus Hal Ian'],
])('9.5 with doctor: %s, after "%s" the next night offers: %s', (doctor, save, offered) => {
  play(rulesOf(launch, { doctor }), nine, `${firstNight(save)}\n? Dee save: ${offered}`);
});

test.each(['no_repeat', 'no_self_repeat'])(
  '9.5 with doctor: %s a night without protection allows any player',
  (doctor) => {
    play(
      rulesOf(launch, { doctor }),
      nine,
      `
    ${firstNight('Dee save Dee')}
      ! Dee save Dee: You may protect
      time
      time
    night 3
      ? Dee save: ${everyone}
    `,
    );
  },
);
