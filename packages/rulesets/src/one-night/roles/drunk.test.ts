import { expect, test } from 'vitest';
import { cards, round } from '../testing.ts';

const cast = { Ann: 'drunk', Bob: 'werewolf', Cid: 'robber' };
const centre = ['seer', 'tanner', 'villager'];

test('3.14 the Drunk swaps with the centre and no longer knows their own card', () => {
  const played = round(
    cast,
    centre,
    `
      time
      ? Ann drink: center-1 center-2 center-3
      ! Ann drink Bob
      ! Ann drink center-1 center-2
      Ann drink center-2
      time
    > Ann and centre card 2 swapped (to Ann)
    ~ Ann is
    `,
  );
  expect(cards(played, null)).toBe('tanner werewolf robber | seer drunk villager');
  expect(cards(played, 'Ann')).toBe('- - - | - drunk -');
});

test('3.14, 3.16 a Drunk who was robbed leaves the Robber in the centre, and does not know', () => {
  const played = round(
    cast,
    centre,
    `
      time
      Cid rob Ann
      Ann drink center-1
      time
    `,
  );
  expect(cards(played, null)).toBe('seer werewolf drunk | robber tanner villager');
  expect(cards(played, 'Ann')).toBe('- - - | drunk - -');
  expect(cards(played, 'Cid')).toBe('robber - drunk | - - -');
});

test('3.2, 3.14 a Drunk talks and votes by day, whatever the card is', () => {
  round(
    cast,
    centre,
    `
      time
      Ann drink center-1
      time
      ? Ann: vote say
      ? Ann vote: Bob Cid
    `,
  );
});
