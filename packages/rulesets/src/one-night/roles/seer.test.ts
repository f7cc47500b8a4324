import { expect, test } from 'vitest';
import { cards, round } from '../testing.ts';

const cast = { Ann: 'seer', Bob: 'werewolf', Cid: 'robber', Dee: 'drunk' };
const centre = ['werewolf', 'villager', 'tanner'];

test('3.10 the Seer looks at one other player, and is done with it', () => {
  const played = round(
    cast,
    centre,
    `
      time
      ? Ann: peek peekCenter done
      ? Ann peek: Bob Cid Dee
      ! Ann peek Ann
      ! Ann peek center-1
      ! Ann peek Bob Cid
      Ann peek Bob
    > Ann did peek Bob (to Ann)
    > Bob is werewolf (to Ann)
    > "You looked at Bob and saw: Werewolf." (to Ann)
      ! Ann peek Cid: You have already looked
      ! Ann peekCenter center-1 center-2: You have already looked
      ? Ann: done
    `,
  );
  expect(cards(played, 'Ann')).toBe('seer werewolf - - | - - -');
});

test('3.10 or at two cards in the centre', () => {
  const played = round(
    cast,
    centre,
    `
      time
      ? Ann peekCenter: center-1 center-2 center-3
      ! Ann peekCenter center-1
      ! Ann peekCenter center-1 center-1
      ! Ann peekCenter center-1 Bob
      Ann peekCenter center-1 center-3
    > "You looked at centre card 1 and saw: Werewolf." (to Ann)
    > "You looked at centre card 3 and saw: Tanner." (to Ann)
      ! Ann peek Bob: You have already looked
    `,
  );
  expect(cards(played, 'Ann')).toBe('seer - - - | werewolf - tanner');
});

test('3.1, 3.10 the Seer sees cards as dealt, though the Robber was faster', () => {
  round(
    cast,
    centre,
    `
      time
      Cid rob Bob
      Ann peek Cid
    > "You looked at Cid and saw: Robber." (to Ann)
    `,
  );
  round(
    cast,
    centre,
    `
      time
      Cid rob Bob
      Dee drink center-1
      Ann peek Bob
    > "You looked at Bob and saw: Werewolf." (to Ann)
    `,
  );
});
