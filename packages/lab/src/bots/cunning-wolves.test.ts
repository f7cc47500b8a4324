import type { SpeechAct } from '@moonrise/bots';
import { expect, test } from 'vitest';
import { TestTable } from '../testing/test-table.ts';

const full = ['werewolf', 'werewolf', 'seer', 'doctor', 'hunter', 'villager', 'villager', 'villager', 'villager'];
const [WOLF, PACKMATE, SEER, DOCTOR, HUNTER, ANNA, BEN] = [0, 1, 2, 3, 4, 5, 6] as const;
const unguarded = full.with(DOCTOR, 'villager');
const seeds = Array.from({ length: 20 }, (_, i) => `cunning ${i}`);
const scanned = (about: number): SpeechAct => ({
  type: 'report',
  key: 'scanned',
  about: [about],
  answer: 'villager',
  day: 1,
});

function seated(seed: string, cards: readonly string[], options: object = {}, rules = 'launch'): TestTable {
  const roles: Record<string, number> = {};
  for (const card of cards) roles[card] = (roles[card] ?? 0) + 1;
  return new TestTable(seed, { rules, cards, options: { ...options, roles } });
}
function toTheSecondNight(table: TestTable): TestTable {
  while (table.game.frame.phase !== 'night' || table.game.day < 2) table.pass();
  return table;
}
function prey(table: TestTable): number {
  table.asks(WOLF);
  return table.game.ballots('kill')[0]?.targets[0] ?? -1;
}
/** In how many games the pack attacks this seat in the second night, if this was said the day before. */
const hunts = (cards: readonly string[], seat: number, by: number, ...said: readonly SpeechAct[]): number =>
  seeds.filter(
    (seed) =>
      prey(
        toTheSecondNight(
          seated(seed, cards)
            .pass()
            .says(by, ...said),
        ),
      ) === seat,
  ).length;

test('a believed Seer is not attacked, unless there is no protector', () => {
  const large = [...full, 'villager'];
  const told = [{ type: 'claim', role: 'seer' }, scanned(ANNA)] as const;
  expect(hunts(large.with(DOCTOR, 'villager'), SEER, SEER, ...told)).toBeGreaterThan(seeds.length * 0.8);
  expect(hunts(large, SEER, SEER, ...told)).toBeLessThan(seeds.length * 0.5);
});

test('a saved player is attacked again only where no one may be protected twice in a row', () => {
  const again = (options: object) =>
    seeds.filter((seed) => {
      const table = seated(seed, full, options);
      const first = prey(table);
      table.act(PACKMATE, 'kill', first).act(DOCTOR, 'save', first);
      return prey(toTheSecondNight(table)) === first;
    }).length;
  expect(again({ doctor: 'no_repeat' })).toBeGreaterThan(again({ doctor: 'none' }) + 2);
});

test('a player who kills on death is not attacked', () => {
  expect(hunts(unguarded, HUNTER, HUNTER, { type: 'claim', role: 'hunter' })).toBe(0);
  expect(hunts(unguarded, BEN, BEN, { type: 'claim', role: 'villager' })).toBeGreaterThan(0);
});

test('in most games one of a pack of two, never both, contests the only Seer claim', () => {
  const many = Array.from({ length: 40 }, (_, i) => `bluff ${i}`);
  const bluffs = many.filter((seed) => {
    const table = seated(seed, full).pass().says(SEER, { type: 'claim', role: 'seer' }, scanned(ANNA));
    const said = [...table.listensTo(WOLF), ...table.listensTo(PACKMATE)];
    const claims = said.filter((act) => act.type === 'claim' && act.role === 'seer');
    expect(claims.length, seed).toBeLessThan(2);
    return claims.length > 0;
  }).length;
  expect(bluffs).toBeGreaterThan(many.length / 2);
});

test.each(['standard', 'hard'])('when one more village death decides, no %s wolf votes for a packmate', (kind) => {
  const few = ['werewolf', 'werewolf', 'villager', 'villager', 'villager'];
  const roles = { werewolf: 2, villager: 3 };
  for (const seed of seeds) {
    const table = new TestTable(seed, { rules: 'classic', cards: few, kind, options: { roles } });
    table.says(2, { type: 'intend', seat: PACKMATE }).says(3, { type: 'intend', seat: 4 });
    const wanted = table.listensTo(WOLF).flatMap((act) => (act.type === 'intend' ? [act.seat] : []));
    expect(wanted.at(-1), seed).toBe(4);
  }
});
