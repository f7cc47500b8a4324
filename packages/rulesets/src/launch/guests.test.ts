import { rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { launch } from './index.ts';
import { round } from './testing.ts';

const rules = rulesOf(launch);
const guests = ['lycan', 'mayor', 'survivor', 'witch', 'bodyguard', 'priest', 'troublemaker', 'alphaWolf', 'loneWolf'];

test('10.1 no guest is dealt unless the host asks for it', () => {
  for (let players = 5; players <= 20; players++) {
    const cards = rules.cards(players);
    expect(cards.ok && guests.filter((id) => (cards.deck[id] ?? 0) > 0)).toEqual([]);
  }
  const { game } = round({ Ann: 'werewolf', Bob: 'lycan', Cid: 'lycan', Dee: 'lycan', Eve: 'mayor' }, '');
  expect(game.state.deck).toEqual({ werewolf: 1, lycan: 3, mayor: 1 });
});

test('10.2 the sides of the guests', () => {
  const of = (team: string) => guests.filter((id) => rules.roleOf.get(id)?.team === team);
  expect(of('town')).toEqual(['lycan', 'mayor', 'bodyguard', 'priest', 'troublemaker']);
  expect(of('wolves')).toEqual(['alphaWolf', 'loneWolf']);
  expect(of('neutral')).toEqual(['survivor', 'witch']);
});

test('10.4 in which order a night is carried out', () => {
  const order = rules.ballotActs.get('night')?.map(({ id }) => id);
  expect(order).toEqual(['save', 'guard', 'heal', 'maul', 'kill', 'poison', 'hush', 'stir', 'scan']);
});
