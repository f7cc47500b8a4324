import { view } from '@moonrise/engine';
import { play, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { classic } from '../index.ts';
import { seven } from '../testing.ts';

const rules = rulesOf(classic);
const untilNight = `
      hasten
      time
    night 1`;

test('5.6 the Seer looks at any other living player', () => {
  play(
    rules,
    seven,
    `
    ${untilNight}
      ? Cid scan: Ann Bob Dee Eve Fay Gus
      ! Cid scan Cid: You may look at Ann
      ! Dee scan Ann
    `,
  );
});

test.each([
  ['Ann', 'werewolf', 'Werewolf'],
  ['Dee', 'doctor', 'Doctor'],
  ['Eve', 'villager', 'Villager'],
])('5.7 of %s the Seer alone learns %s, when the night ends', (name, role, word) => {
  const { log } = play(
    rules,
    seven,
    `
    ${untilNight}
      Cid scan ${name}
    ~ ${name} is
    ~ "${name} is
      time
    > ${name} is ${role} (to Cid)
    > "${name} is a ${word}." (to Cid)
    day 2
    `,
  );
  const seat = Object.keys(seven).indexOf(name);
  expect(view(log, 2).cards[seat]).toBe(role);
  expect(view(log, 6).cards[seat]).toBeNull();
});

test('5.8 a Seer killed in the night learns it all the same', () => {
  play(
    rules,
    seven,
    `
    ${untilNight}
      Ann kill Cid
      Cid scan Ann
      time
    > Cid died by kill
    > "Ann is a Werewolf." (to Cid)
    `,
  );
});
