import { expect, test } from 'vitest';
import { cards, round } from '../testing.ts';

test('2.2, 2.6 Masons see each other', () => {
  const cast = { Ann: 'mason', Bob: 'werewolf', Cid: 'mason' };
  const played = round(
    cast,
    ['seer', 'villager', 'villager'],
    `
    reveal 1
    > Ann is mason (to Cid)
    > Cid is mason (to Ann)
    ~ "No other player
    `,
  );
  expect(cards(played, 'Ann')).toBe('mason - mason | - - -');
});

test('2.6 a lone Mason is told so', () => {
  const cast = { Ann: 'mason', Bob: 'werewolf', Cid: 'seer' };
  round(cast, ['mason', 'villager', 'villager'], 'reveal 1\n> "No other player is a Mason." (to Ann)');
});

test('3.17 a Mason has no action', () => {
  const cast = { Ann: 'mason', Bob: 'werewolf', Cid: 'seer' };
  round(cast, ['mason', 'villager', 'villager'], 'time\nnight 1\n? Ann: done');
});
