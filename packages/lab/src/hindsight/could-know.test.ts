import type { EventOf, Id } from '@moonrise/engine';
import { engine, randomGame, rulesOf } from '@moonrise/engine/testing';
import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import type { KeptGame } from '../games/kept-game.ts';
import { couldKnow, type Known } from './could-know.ts';

function played(id: Id, players: number, seed: number): KeptGame {
  const entry = rulesets.find((one) => one.id === id);
  if (!entry) throw new Error(`no rules ${id}`);
  const moments = randomGame(engine, { rules: rulesOf(entry, {}), players, seed, bound: 1000 });
  return { rules: id, options: {}, rows: [...moments].map(({ events }) => events) };
}
const eventIn = <T extends 'started' | 'ended'>({ rows }: KeptGame, type: T): EventOf<T> =>
  rows.flat().find((event): event is EventOf<T> => event.type === type) as EventOf<T>;
const shareOf = (known: Known, place: number, role: Id | null | undefined): number =>
  known.places[place]?.find((one) => one.role === role)?.share ?? 0;

const tables: [id: Id, players: number][] = [
  ['classic', 7],
  ['launch', 8],
  ['moonrise', 7],
  ['aiwolf', 9],
];
test.each(tables)('%s, %i players: the truth is never ruled out', (id, players) => {
  for (let seed = 0; seed < 6; seed++) {
    const game = played(id, players, seed);
    const { dealt } = eventIn(game, 'ended');
    const turned = game.rows.flat().flatMap((event) => (event.type === 'turned' ? [event.seat] : []));
    for (let seat = 0; seat < players; seat++)
      for (const known of couldKnow(game, seat))
        for (const [place, role] of dealt.entries())
          if (!turned.includes(place))
            expect(shareOf(known, place, role), `seed ${seed}, row ${known.row}, ${seat} of ${place}`).toBeGreaterThan(
              0,
            );
  }
});

test.each(tables)('%s, %i players: every place holds one card, and every card lies somewhere', (id, players) => {
  const game = played(id, players, 1);
  const { deck } = eventIn(game, 'started');
  const [first, ...later] = couldKnow(game, 0);
  for (const known of [first as Known, ...later]) {
    for (const roles of known.places) expect(roles.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const [role, cards] of Object.entries(deck)) {
      const lying = known.places.reduce((sum, _, place) => sum + shareOf(known, place, role), 0);
      expect(lying, role).toBeCloseTo(cards, 9);
    }
  }
});

/** Two Werewolves, a Seer, a Doctor and three Villagers, seen by one of them. */
const sevenBefore = (seed: number) => played('classic', 7, seed);
const holders = (game: KeptGame, role: Id): number[] =>
  eventIn(game, 'ended').dealt.flatMap((card, seat) => (card === role ? [seat] : []));
const rounded = (known: Known, place: number): Record<Id, number> =>
  Object.fromEntries((known.places[place] ?? []).map(({ role, share }) => [role, Math.round(share * 60)]));

test('before the first event, shares are those of the remaining cards', () => {
  const game = sevenBefore(1);
  const [villager = -1] = holders(game, 'villager');
  const [wolf = -1, mate = -1] = holders(game, 'werewolf');
  const [plain] = couldKnow(game, villager) as [Known];
  expect(rounded(plain, wolf)).toEqual({ werewolf: 20, seer: 10, doctor: 10, villager: 20 }); // of 60
  expect(rounded(plain, villager)).toEqual({ villager: 60 });
  const [pack] = couldKnow(game, wolf) as [Known];
  expect(rounded(pack, mate)).toEqual({ werewolf: 60 });
  expect(rounded(pack, villager)).toEqual({ seer: 12, doctor: 12, villager: 36 });
});

test('a seat that looks at a card can rule out the rest, and no other seat can', () => {
  const found = Array.from({ length: 30 }, (_, seed) => sevenBefore(seed)).flatMap((game) => {
    const [seer = -1] = holders(game, 'seer');
    const row = game.rows.findIndex((events) =>
      events.some((event) => event.type === 'told' && event.answer === 'werewolf' && event.to.includes(seer as never)),
    );
    const told = game.rows[row]?.find((event) => event.type === 'told' && event.answer === 'werewolf');
    return told?.type === 'told' ? [{ game, seer, row, target: told.about[0] ?? -1 }] : [];
  });
  const [first] = found;
  if (!first) throw new Error('no Seer has found a wolf');
  const { game, seer, row, target } = first;
  const at = (seat: number) => couldKnow(game, seat).findLast((known) => known.row <= row) as Known;
  expect(rounded(at(seer), target)).toEqual({ werewolf: 60 });
  const [other = -1] = holders(game, 'villager').filter((seat) => seat !== target);
  expect(Object.keys(rounded(at(other), target)).length).toBeGreaterThan(1);
});
