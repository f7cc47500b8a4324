import { play, rulesOf } from '@moonrise/engine/testing';
import { test } from 'vitest';
import { classic } from '../index.ts';
import { four, seven } from '../testing.ts';

const rules = rulesOf(classic);
const three = rulesOf(classic, { roles: { werewolf: 3, villager: 5 } });
const pack = {
  Ann: 'werewolf',
  Bob: 'werewolf',
  Cid: 'werewolf',
  Dee: 'villager',
  Eve: 'villager',
  Fay: 'villager',
  Gus: 'villager',
  Hal: 'villager',
};
const untilNight = `
      hasten
      time
    night 1`;

test('5.1 the pack sees its votes live, and no one else does', () => {
  play(
    rules,
    seven,
    `
    ${untilNight}
      ? Ann kill: Cid Dee Eve Fay Gus
      ! Ann kill Bob: You may vote to kill Cid, Dee, Eve, Fay or Gus.
      ! Ann kill Ann
      ! Ann kill -
      ! Eve kill Ann
      Ann kill Fay
    > Ann chose kill Fay (to Ann, Bob)
      Ann kill Gus
    > Ann chose kill Gus (to Ann, Bob)
    `,
  );
});

test.each([
  ['all three', ['Ann kill Dee', 'Bob kill Dee', 'Cid kill Dee']],
  ['two of three', ['Ann kill Dee', 'Bob kill Eve', 'Cid kill Dee']],
  ['two, while the third sleeps', ['Ann kill Dee', 'Bob kill Dee', 'time']],
  ['one, while the others sleep', ['Ann kill Dee', 'time']],
])('5.2 a majority of the votes cast attacks: %s', (_, moves) => {
  play(three, pack, `${untilNight}\n${moves.join('\n')}\n> Dee died by kill`);
});

test('5.2 a lone Werewolf decides alone', () => {
  play(
    rules,
    four,
    `
    ${untilNight}
      Bob scan Ann
      Cid save Cid
      Ann kill Dee
    > Dee died by kill
    `,
  );
});

test.each([
  ['one vote each of two', ['Ann kill Dee', 'Bob kill Eve', 'time']],
  ['one vote each of three', ['Ann kill Dee', 'Bob kill Eve', 'Cid kill Fay']],
  ['no votes', ['time']],
])('5.3 no majority attacks no one, and the pack alone is told: %s', (_, moves) => {
  play(
    three,
    pack,
    `
    ${untilNight}
      ${moves.join('\n')}
    > "The pack could not agree: no one was attacked." (to Ann, Bob, Cid)
    ~ Dee died
    ~ Eve died
    day 2
    `,
  );
});
