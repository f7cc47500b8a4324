import { type EventOf, view } from '@moonrise/engine';
import type { Played } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { firstRound, round } from './testing.ts';

const items = { items: true };
const cast = { Ann: 'wolf', Bob: 'doctor', Cid: 'villager', Dee: 'villager', Eve: 'villager', Fay: 'villager' };
const seeds = Array.from({ length: 400 }, (_, i) => `item ${i}`);
const marksIn = (seed: string, options: object = items) =>
  round(cast, 'time\n'.repeat(12), options, seed).log.filter(
    (event): event is EventOf<'marked'> => event.type === 'marked',
  );
/** A seed by which this seat finds this on the first morning. */
function seedWith(seat: number, item: string): string {
  const found = seeds.find((seed) => round(cast, 'time', items, seed).game.seat(seat).marks.includes(item));
  if (found === undefined) throw new Error(`seat ${seat} finds no ${item} in so many games`);
  return found;
}

test('20.1, 17.8 nothing is found unless the host wants it', () => {
  for (const seed of seeds.slice(0, 10)) expect(marksIn(seed, {})).toEqual([]);
});

test('20.1 on one morning in two, each item and everyone in turn', () => {
  const first = seeds
    .slice(0, 200)
    .flatMap((seed) =>
      round(cast, 'time', items, seed).game.seats.flatMap(({ id, marks }) => marks.map((item) => ({ id, item }))),
    );
  expect(first.length / 200).toBeGreaterThan(0.4);
  expect(first.length / 200).toBeLessThan(0.6);
  expect(new Set(first.map(({ id }) => id)).size).toBe(6);
  for (const kind of ['lantern', 'coin', 'charm'])
    expect(first.filter(({ item }) => item === kind).length).toBeGreaterThan(first.length / 5);
});

test('20.1 the finder alone is told, and sees it', () => {
  const { log } = round(
    cast,
    `
      time
    > Cid is lantern (to Cid)
    > "You have found something at dawn: a lantern." (to Cid)
    day 1
    `,
    items,
    seedWith(2, 'lantern'),
  );
  expect([2, 3, null].map((viewer) => view(log, viewer).seats[2]?.marks)).toEqual([['lantern'], [], []]);
});

test('20.2 an item is gone in the next morning', () => {
  round(
    cast,
    `
${'time\n'.repeat(4)}
    > Cid is no longer lantern (to Cid)
    day 2
    `,
    items,
    seedWith(2, 'lantern'),
  );
});

test('20.2 also when a player finds another', () => {
  const carried = seeds.slice(0, 60).map((seed) => round(cast, 'time\n'.repeat(4), items, seed).game.seats);
  const counts = carried.map((seats) => seats.flatMap(({ marks }) => marks).length);
  expect(Math.max(...counts)).toBe(1);
});

test('20.3 a lantern shows who is out and who is at home, and the night waits for it', () => {
  const dusk = `
      time
    day 1
      time
      time
    night 2`;
  const seed = seedWith(2, 'lantern');
  round(
    cast,
    `
    ${dusk}
      ? Cid: shine
      ? Dee: -
      Ann kill Dee
      Bob save Ann
    night 2
      Cid shine Ann
    > "By the light of your lantern: Ann was out." (to Cid)
    day 2
    `,
    items,
    seed,
  );
  round(
    cast,
    `
    ${dusk}
      Cid shine Eve
      time
    > "By the light of your lantern: Eve was at home." (to Cid)
    `,
    items,
    seed,
  );
  round(
    cast,
    `
    ${dusk}
      Ann kill Dee
      Bob save Ann
      Cid shine -
    ~ "By the light
    day 2
    `,
    items,
    seed,
  );
});

test('20.4 a coin buys one vote more', () => {
  const votes = `
      time
      time
    voting 1
      Bob vote Ann
      Cid vote Ann
      Dee vote Ann
      time
    > counted vote: Bob>Ann Cid>Ann Dee>Ann`;
  round(cast, `${votes}\n> "The village has spoken! Ann has been eliminated."`, items, seedWith(2, 'coin'));
  round(cast, `${votes}\n> "No majority was reached. No one was eliminated."`, items, seedWith(4, 'coin'));
});

test('20.5 a charm wards off one attack, and is gone', () => {
  round(
    cast,
    `
      time
    day 1
      time
      time
    night 2
      Ann kill Cid
      Bob save Cid
    > Cid is no longer charm (to Cid)
    > "Someone was attacked but survived!"
    ~ Cid died
    day 2
    `,
    items,
    seedWith(2, 'charm'),
  );
});

const attacked = `
      until night 2
      Ann kill Bob
      time
    > Bob is no longer charm (to Bob)`;
const alerts = ({ log }: Played) => log.filter((event) => event.type === 'told' && event.key === 'alert');

test('20.5, 11.1 an attack that a charm wards off is activity for the System AI, since version 2', () => {
  const seed = seedWith(1, 'charm');
  expect(alerts(round(cast, attacked, items, seed))).toMatchObject([{ about: [1] }]);
  expect(alerts(firstRound(cast, attacked, items, seed))).toEqual([]);
});
