import { expect, test } from 'vitest';
import { cards, round } from '../testing.ts';

const two = { Ann: 'werewolf', Bob: 'seer', Cid: 'werewolf', Dee: 'minion' };
const one = { Ann: 'werewolf', Bob: 'seer', Cid: 'villager', Dee: 'minion' };

test('2.2, 2.3 Werewolves see each other at the deal, and not the Minion', () => {
  const played = round(
    two,
    ['villager', 'villager', 'villager'],
    `
    reveal 1
    > Ann is werewolf (to Cid)
    > Ann is werewolf (to Dee)
    > Cid is werewolf (to Ann)
    > Cid is werewolf (to Dee)
    ~ Dee is minion
    ~ "You are the only
    `,
  );
  expect(cards(played, 'Ann')).toBe('werewolf - werewolf - | - - -');
});

test('2.3 a Robber who takes the Werewolf does not meet the pack, and the pack does not notice', () => {
  const played = round(
    { Ann: 'werewolf', Bob: 'robber', Cid: 'werewolf', Dee: 'villager' },
    ['villager', 'villager', 'villager'],
    `
      time
      Bob rob Ann
      time
    `,
  );
  expect(cards(played, 'Bob')).toBe('robber werewolf - - | - - -');
  expect(cards(played, 'Cid')).toBe('werewolf - werewolf - | - - -');
});

test('2.2, 2.4 a lone Werewolf is told so', () => {
  round(
    one,
    ['werewolf', 'villager', 'villager'],
    `
    reveal 1
    > "You are the only Werewolf among the players." (to Ann)
    `,
  );
});

test('3.12 a lone Werewolf does not look at the centre unless the host lets them', () => {
  round(
    one,
    ['werewolf', 'villager', 'villager'],
    `
      time
      ? Ann: done
      ! Ann lonePeek center-1
    `,
  );
});

test('3.12 with the option a lone Werewolf looks at one card in the centre, once', () => {
  const played = round(
    one,
    ['werewolf', 'villager', 'villager'],
    `
      time
      ? Ann: lonePeek done
      ? Ann lonePeek: center-1 center-2 center-3
      Ann lonePeek -
      Ann lonePeek center-1
    > Ann did lonePeek centre card 1 (to Ann)
    > centre card 1 is werewolf (to Ann)
    > "You looked at centre card 1 and saw: Werewolf." (to Ann)
      ! Ann lonePeek center-2: already looked at one card
      ? Ann: done
    `,
    { lone_wolf_peek: true },
  );
  expect(cards(played, 'Ann')).toBe('werewolf - - - | werewolf - -');
});

test('3.12 with the option a pack of two does not look', () => {
  round(
    two,
    ['villager', 'villager', 'villager'],
    `
      time
      ? Ann: done
      ! Cid lonePeek center-1: Only a lone Werewolf
      ? Dee: done
    `,
    { lone_wolf_peek: true },
  );
});

test('3.12 a Werewolf stays alone, or in company, no matter who is robbed', () => {
  const options = { lone_wolf_peek: true };
  const cast = { Ann: 'werewolf', Bob: 'robber', Cid: 'villager' };
  round(cast, ['werewolf', 'seer', 'villager'], 'time\nBob rob Ann\n? Ann: lonePeek done', options);
  const pack = { Ann: 'werewolf', Bob: 'robber', Cid: 'werewolf' };
  round(pack, ['villager', 'seer', 'villager'], 'time\nBob rob Cid\n? Ann: done', options);
});
