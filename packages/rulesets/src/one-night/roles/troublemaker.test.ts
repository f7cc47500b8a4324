import { expect, test } from 'vitest';
import { cards, round } from '../testing.ts';

const cast = { Ann: 'troublemaker', Bob: 'werewolf', Cid: 'robber', Dee: 'villager' };
const centre = ['seer', 'villager', 'villager'];

test('3.13 the Troublemaker swaps two others and sees neither', () => {
  const played = round(
    cast,
    centre,
    `
      time
      ? Ann swap: Bob Cid Dee
      ! Ann swap Bob
      ! Ann swap Bob Bob
      ! Ann swap Ann Bob
      ! Ann swap Bob center-1
      Ann swap Bob Dee
    ~ Bob and Dee swapped
      time
    > Ann did swap Bob Dee (to Ann)
    > Bob and Dee swapped (to Ann)
    ~ Bob is
    ~ Dee is
    `,
  );
  expect(cards(played, null)).toBe('troublemaker villager robber werewolf | seer villager villager');
  expect(cards(played, 'Ann')).toBe('troublemaker - - - | - - -');
});

test('3.1, 3.13 what the Robber took can be swapped away again', () => {
  const played = round(
    cast,
    centre,
    `
      time
      Ann swap Cid Dee
      Cid rob Bob
      time
    `,
  );
  expect(cards(played, null)).toBe('troublemaker robber villager werewolf | seer villager villager');
  expect(cards(played, 'Cid')).toBe('- robber werewolf - | - - -');
});
