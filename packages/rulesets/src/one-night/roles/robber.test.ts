import { expect, test } from 'vitest';
import { cards, round } from '../testing.ts';

const cast = { Ann: 'robber', Bob: 'werewolf', Cid: 'troublemaker', Dee: 'insomniac' };
const centre = ['seer', 'villager', 'villager'];

test('3.11 the Robber sees the new card at once, and keeps it', () => {
  const played = round(
    cast,
    centre,
    `
      time
      ? Ann rob: Bob Cid Dee
      ! Ann rob Ann
      ! Ann rob center-1
      Ann rob Bob
    > Ann chose rob Bob (to Ann)
    > Bob is werewolf (to Ann)
    > "You took the card of Bob. You are now: Werewolf." (to Ann)
    ~ Ann and Bob swapped
      ! Ann rob Cid: You have already robbed
      ! Ann takes back rob
      ? Ann: done
      time
    > Ann did rob Bob (to Ann)
    > Ann and Bob swapped (to Ann)
    `,
  );
  expect(cards(played, 'Ann')).toBe('werewolf robber - - | - - -');
  expect(cards(played, 'Bob')).toBe('- werewolf - - | - - -');
});

test('3.2 a robbed Troublemaker still makes trouble, and the Robber does not', () => {
  const played = round(
    cast,
    centre,
    `
      time
      Ann rob Cid
      ? Ann: done
      ? Cid: swap done
      Cid swap Ann Bob
      time
    > Ann and Bob swapped (to Cid)
    `,
  );
  expect(cards(played, null)).toBe('werewolf troublemaker robber insomniac | seer villager villager');
  expect(cards(played, 'Ann')).toBe('troublemaker - robber - | - - -');
});

test('3.2, 3.15 a robbed Insomniac wakes, and the Robber sleeps', () => {
  round(
    cast,
    centre,
    `
      time
      Ann rob Dee
      time
    > "The night is over. Your card is now: Robber." (to Dee)
    ~ Ann is
    `,
  );
});
