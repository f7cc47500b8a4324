import { rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { moonrise } from './index.ts';
import { round } from './testing.ts';

const rules = rulesOf(moonrise);
const guests = ['lycan', 'mayor', 'survivor', 'witch', 'bodyguard', 'priest', 'troublemaker', 'alphaWolf', 'loneWolf'];

test('18.1 no guest is dealt unless the host asks for it', () => {
  for (let players = 5; players <= 12; players++) {
    const cards = rules.cards(players);
    expect(cards.ok && guests.filter((id) => (cards.deck[id] ?? 0) > 0)).toEqual([]);
  }
  const { game } = round({ Ann: 'wolf', Bob: 'lycan', Cid: 'lycan', Dee: 'lycan', Eve: 'mayor' }, '');
  expect(game.state.deck).toEqual({ wolf: 1, lycan: 3, mayor: 1 });
});

test('18.2 the sides of the guests', () => {
  const of = (team: string) => guests.filter((id) => rules.roleOf.get(id)?.team === team);
  expect(of('good')).toEqual(['lycan', 'mayor', 'bodyguard', 'priest', 'troublemaker']);
  expect(of('bad')).toEqual(['alphaWolf', 'loneWolf']);
  expect(of('neutral')).toEqual(['survivor', 'witch']);
});

test('18.4 in which order a night is carried out', () => {
  const order = rules.ballotActs.get('night')?.map(({ id }) => id);
  expect(order).toEqual([
    'mute',
    'skipMute',
    'save',
    'guard',
    'heal',
    'convert',
    'maul',
    'kill',
    'poison',
    'hush',
    'stir',
    'scan',
    'investigate',
  ]);
});

test('18.26 what guests do is activity for the System AI', () => {
  round(
    { Ann: 'wolf', Bob: 'bodyguard', Cid: 'villager', Dee: 'mayor', Eve: 'lycan' },
    `
      Ann kill Eve
      Bob guard Dee
    > "System AI: suspicious activity was noticed at the house of Dee last night." (to Cid)
    `,
  );
});

test('18.27 a glitch may name a guest of the deck, and no other', () => {
  const cast = { Ann: 'wolf', Bob: 'lycan', Cid: 'villager', Dee: 'witch', Eve: 'lycan' };
  const named = Array.from({ length: 150 }, (_, i) => {
    const { log } = round(cast, 'time\n'.repeat(30), { chaos: true }, `guest ${i}`);
    return log.flatMap((event) => (event.type === 'told' && event.key === 'glitch' ? [`${event.answer}`] : []));
  }).flat();
  expect(guests.filter((id) => named.includes(id))).toEqual(['lycan', 'witch']);
});
