import { rulesOf } from '@moonrise/engine/testing';
import { expect } from 'vitest';
import { guestTest } from '../testing/guest-hosts.ts';
import { sizes } from '../testing/scenarios.ts';

guestTest('1 no guest is dealt unless the host asks for it', ({ entry, guests, play, wolf }) => {
  const rules = rulesOf(entry);
  for (const players of sizes(rules)) {
    const cards = rules.cards(players);
    expect(cards.ok && guests.filter(({ id }) => (cards.deck[id] ?? 0) > 0)).toEqual([]);
  }
  const { game } = play({ Ann: 'wolf', Bob: 'lycan', Cid: 'lycan', Dee: 'lycan', Eve: 'mayor' }, '');
  expect(game.state.deck).toEqual({ [wolf]: 1, lycan: 3, mayor: 1 });
});

guestTest('2 the sides of the guests', ({ guests, village, wolves }) => {
  const of = (side: string) => guests.filter(({ team }) => team === side).map(({ id }) => id);
  expect(of(village)).toEqual(expect.arrayContaining(['lycan', 'mayor', 'bodyguard', 'priest', 'troublemaker']));
  expect(of(wolves)).toEqual(expect.arrayContaining(['alphaWolf', 'loneWolf']));
  expect(of('neutral')).toEqual(expect.arrayContaining(['survivor', 'witch']));
});

guestTest('4 protection resolves first, then attacks, then poison and trouble', ({ entry }) => {
  const order = ['save', 'guard', 'heal', 'maul', 'kill', 'poison', 'hush', 'stir', 'scan'];
  const acts = rulesOf(entry)
    .ballotActs.get('night')
    ?.map(({ id }) => id);
  expect(acts?.filter((id) => order.includes(id))).toEqual(order);
});
