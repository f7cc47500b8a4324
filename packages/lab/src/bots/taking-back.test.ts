import { expect, test } from 'vitest';
import { TestTable } from '../testing/test-table.ts';

const cards = ['werewolf', 'werewolf', 'villager', 'villager', 'villager', 'seer', 'doctor'];
const [WOLF, BOT, ANNA] = [0, 2, 3] as const;
const SEEDS = 24;
const seeds = Array.from({ length: SEEDS }, (_, i) => `back ${i}`);
const table = (seed: string) => new TestTable(seed, { rules: 'classic', cards }).toTheSecondDay();
/** Whom the bot wants out in these games, once this was said. */
const votes = (say: (table: TestTable) => unknown) =>
  seeds.map((seed) => {
    const one = table(seed);
    say(one);
    const vote = one.listensTo(BOT).findLast(({ type }) => type === 'intend');
    return vote?.type === 'intend' ? vote.seat : null;
  });
const lie = (one: TestTable) =>
  one
    .says(WOLF, { type: 'claim', role: 'seer' })
    .says(WOLF, { type: 'report', key: 'scanned', about: [ANNA], answer: 'werewolf', day: 1 });
const count = (found: readonly (number | null)[], seat: number) => found.filter((one) => one === seat).length;

const back = 'I was bluffing, I am not the Seer.';

test('a result counts no longer once its teller has taken the claim back', () => {
  expect(count(votes(lie), ANNA)).toBeGreaterThan(SEEDS / 3);
  expect(
    count(
      votes((one) => lie(one).writes(WOLF, back)),
      ANNA,
    ),
  ).toBeLessThan(SEEDS / 5);
});

test('who takes back a named claim after a vote takes back the claim', () => {
  const voting = (one: TestTable) => lie(one).says(WOLF, { type: 'intend', seat: ANNA });
  const after = votes((one) => voting(one).writes(WOLF, back));
  expect(count(after, ANNA)).toBeLessThan(SEEDS / 5);
});

test('who takes back a vote keeps the claim', () => {
  const voting = (one: TestTable) => lie(one).says(WOLF, { type: 'intend', seat: ANNA });
  const after = votes((one) => voting(one).says(WOLF, { type: 'retract' }));
  expect(count(after, ANNA)).toBeGreaterThan(SEEDS / 3);
});
