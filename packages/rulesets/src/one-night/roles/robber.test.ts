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

const two = { Ann: 'robber', Bob: 'robber', Cid: 'werewolf', Dee: 'villager' };
const rest = ['seer', 'villager', 'villager'];

test('3.20 of two Robbers the one in the earlier seat is first, no matter who chooses first', () => {
  const played = round(
    two,
    rest,
    `
      time
      Bob rob Cid
    > Bob chose rob Cid (to Bob)
    ~ Cid is
    ~ "You took
      Ann rob Cid
    ~ "You took
      time
    > Ann did rob Cid (to Ann)
    > Ann and Cid swapped (to Ann)
    > Ann is werewolf (to Ann)
    > "You took the card of Cid. You are now: Werewolf." (to Ann)
    > Bob and Cid swapped (to Bob)
    > Bob is robber (to Bob)
    > "You took the card of Cid. You are now: Robber." (to Bob)
    `,
  );
  expect(cards(played, null)).toBe('werewolf robber robber villager | seer villager villager');
  expect(cards(played, 'Ann')).toBe('werewolf - robber - | - - -');
  expect(cards(played, 'Bob')).toBe('- robber robber - | - - -');
});

test('3.20 a Robber who robs the other Robber takes what that one has taken', () => {
  const played = round(
    two,
    rest,
    `
      time
      Ann rob Cid
      Bob rob Ann
      time
    > "You took the card of Ann. You are now: Werewolf." (to Bob)
    `,
  );
  expect(cards(played, null)).toBe('robber werewolf robber villager | seer villager villager');
});

test('3.20 with two Robbers in the set, also if one lies in the centre, a choice can be changed until the night closes', () => {
  round(
    { Ann: 'robber', Bob: 'werewolf', Cid: 'villager' },
    ['robber', 'villager', 'villager'],
    `
      time
      Ann rob Bob
      Ann rob Cid
      time
    > "You took the card of Cid. You are now: Villager." (to Ann)
    ~ Ann and Bob
    `,
  );
});
