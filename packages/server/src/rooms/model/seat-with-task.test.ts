import { seedOf, start } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { chosenRules } from '../../chosen-rules.ts';
import type { Sitter } from '../../matches/rows.ts';
import { withTask } from './seat-with-task.ts';

const sitter = (name: string, player: string | null): Sitter => ({ id: name, name, player });
const table = (people: number, seats: number): readonly Sitter[] =>
  Array.from({ length: seats }, (_, i) => sitter(`Player ${i}`, i < people ? `person ${i}` : null));

function placed(id: string, people: number, seats: number, number: number) {
  const built = chosenRules(id, {});
  if (!built.ok) throw new Error(built.message);
  const { rules } = built;
  const before = table(people, seats);
  const after = withTask(before, rules, seedOf(`${id}/${number}`));
  const dealt = start(rules, { names: after.map(({ name }) => name), seed: seedOf(`${id}/${number}`) });
  if (!dealt.ok) throw new Error(dealt.message);
  const seat = after.findIndex(({ player }) => player !== null);
  const acts = rules.roleOf.get(dealt.game.state.cards[seat] ?? null)?.acts ?? [];
  const isBusy = acts.some(({ during }) => during.some((phase) => rules.phaseOf.get(phase)?.light === 'night'));
  return { before, after, isBusy };
}

test.each([
  ['classic', 6],
  ['launch', 6],
  ['moonrise', 8],
  ['one-night', 5],
] as const)('a coached player of %s has something to do at night', (id, seats) => {
  for (let number = 0; number < 12; number++) {
    const { before, after, isBusy } = placed(id, 1, seats, number);
    expect(isBusy).toBe(true);
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  }
});

test('with two people the seats stay as drawn', () => {
  const { before, after } = placed('classic', 2, 6, 0);
  expect(after).toEqual(before);
});
