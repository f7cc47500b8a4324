import { expect, test } from 'vitest';
import { cards, round } from '../testing.ts';

const cast = { Ann: 'insomniac', Bob: 'werewolf', Cid: 'troublemaker', Dee: 'villager' };
const centre = ['seer', 'insomniac', 'villager'];

test('3.15 the Insomniac sees their own card when the day begins, not before', () => {
  round(
    cast,
    centre,
    `
      time
      ? Ann: done
      Cid swap Ann Bob
    ~ Ann is
      time
    day 1
    > Ann is werewolf (to Ann)
    > "The night is over. Your card is now: Werewolf." (to Ann)
    `,
  );
});

test('3.15 an Insomniac whose card no one touched sees it too', () => {
  round(
    cast,
    centre,
    `
      time
      time
    > Ann is insomniac (to Ann)
    > "The night is over. Your card is now: Insomniac." (to Ann)
    `,
  );
});

test('3.2, 3.15 a player who got the card in the night does not wake', () => {
  const played = round(
    cast,
    centre,
    `
      time
      Cid swap Ann Dee
      time
    > Ann is villager (to Ann)
    ~ Dee is
    `,
  );
  expect(cards(played, null)).toBe('villager werewolf troublemaker insomniac | seer insomniac villager');
  expect(cards(played, 'Dee')).toBe('- - - villager | - - -');
});
